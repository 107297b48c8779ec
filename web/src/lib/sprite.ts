/** Drawings become symbols of one hidden svg in the page, so that a piece can be used a hundred times for nothing. */
const NS = 'http://www.w3.org/2000/svg';
let home: SVGSVGElement | null = null;

export function addDrawings(folder: string, files: Record<string, string>): void {
  if (!home) {
    home = document.createElementNS(NS, 'svg');
    home.setAttribute('class', 'sprites');
    home.setAttribute('aria-hidden', 'true');
    document.body.prepend(home);
  }
  // Read in one go: a hundred small documents take three times as long.
  home.insertAdjacentHTML('beforeend', Object.entries(files).map(([path, source]) => symbolOf(folder, path, source)).join(''));
}

/** Our own drawings, which begin and end with their `svg`. */
export function symbolOf(folder: string, path: string, source: string): string {
  const name = /([^/]+)\.svg$/.exec(path)?.[1];
  return source.replace(/^<svg/, `<symbol id="${folder}-${name}"`).replace(/<\/svg>\s*$/, '</symbol>');
}

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
  const parser = new DOMParser();
  for (const [path, source] of Object.entries(files)) {
    const name = /([^/]+)\.svg$/.exec(path)?.[1];
    const drawing = parser.parseFromString(source, 'image/svg+xml').documentElement;
    const symbol = document.createElementNS(NS, 'symbol');
    symbol.id = `${folder}-${name}`;
    symbol.setAttribute('viewBox', drawing.getAttribute('viewBox') ?? '0 0 64 64');
    symbol.append(...Array.from(drawing.childNodes, (node) => document.importNode(node, true)));
    home.append(symbol);
  }
}

/** Where long names may be broken. Not every browser brings a dictionary for that, and one that does not breaks words anywhere. */
const LONG = /\p{L}{10,}/gu;
const LATER_PARTS = [
  'amboss|arbeiter|ballon|bänke|bedarf|betrieb|blumen|botschafter|brenn|decke|derin|eintrag|erleichterungen|fabrik|fest|flächen|garten|gräberin',
  'grafin|hacke|händler|haus|hörnchen|inhaber|jubiläum|käfer|kröte|laden|läufer|leiter|ling|lizenz|macher|marke|maschine|mauer|maulwurf|meiler',
  'meister|mine|motive|parade|platz|prüfung|raffinerie|riker|rollen|saal|schaufel|schein|schmelze|schmied|schnauz|schnitzer|schnuppe|schuppen',
  'schweif|sität|speicher|spitz|straße|taube|vertrag|volumen|waggon|wäldchen|waren|wettbewerb|wohnung',
  'carver|grapher|grounds|house|keeper|lighter|sity|taker',
];
const PART = new RegExp(LATER_PARTS.join('|'), 'g');
/** A first part has letters of its own. */
const LEAST = 3;

/** The name with soft hyphens where its words are joined; for what is shown, never for what is looked for. */
export function breakable(name: string): string {
  return name.replace(LONG, (word) => word.replace(PART, (part, at: number) => (at < LEAST ? part : `\u00AD${part}`)));
}

/** How long the longest part of a name is that is not to be broken. */
export function longestPart(name: string): number {
  return Math.max(...breakable(name).split(/[\s\u00AD-]/).map((part) => part.length));
}

/** How many letters a line must hold for the name to need no more than two of them. */
export function inTwoLines(name: string): number {
  const parts = breakable(name).split(/(?<=[\s\u00AD-])/); // each with what ends it
  const widths = parts.map((_, at) => Math.max(...[parts.slice(0, at), parts.slice(at)].map((line) => lettersOf(line.join('')))));
  return Math.min(...widths);
}

/** A soft hyphen is seen at the end of a line only. */
function lettersOf(line: string): number {
  return line.replace(/\u00AD$/, '-').replaceAll('\u00AD', '').trim().length;
}

/** Where long German names may be broken. Not every browser brings a dictionary for that, and one that does not breaks words anywhere. */
const LONG = /\p{L}{10,}/gu;
const LATER_PARTS = [
  'amboss|arbeiter|ballon|bänke|bedarf|betrieb|blumen|botschafter|brenn|decke|eintrag|erleichterungen|fabrik|flächen|garten|gräberin',
  'hacke|händler|haus|hörnchen|inhaber|jubiläum|käfer|laden|leiter|lizenz|macher|marke|maschine|maulwurf|meiler|meister|mine|parade|platz',
  'prüfung|raffinerie|rollen|saal|schaufel|schein|schmelze|schmied|schnauz|schnitzer|schnuppe|schuppen|schweif|speicher|spitz|vertrag',
  'volumen|waggon|wäldchen|waren|wettbewerb|wohnung',
];
const PART = new RegExp(LATER_PARTS.join('|'), 'g');
/** A first part has letters of its own. */
const LEAST = 3;

/** The name with soft hyphens where its words are joined; for what is shown, never for what is looked for. */
export function breakable(name: string): string {
  return name.replace(LONG, (word) => word.replace(PART, (part, at: number) => (at < LEAST ? part : `\u00AD${part}`)));
}

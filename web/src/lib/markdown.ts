/** The little Markdown that rules are written in, as data that a component can show (never as HTML text). */
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'row';
  level: number;
  parts: Inline[];
  cells: Inline[][];
  text: string;
  /** The number of the rule that this block states, such as TT-16. */
  rule: string;
}

const RULE = /^\W*([A-Z]{2}-\d+[a-z]?)\b/;
const CITED = /([A-Z]{2})-(\d+)[a-z]?(?:\s*(?:–|-|bis|to)\s*(?:[A-Z]{2}-)?(\d+)[a-z]?)?/g;

/** Whether a text speaks of a rule, by its number or within a range such as TT-4–TT-6. */
export function cites(text: string, rule: string): boolean {
  const wanted = /^([A-Z]{2})-(\d+)/.exec(rule);
  if (!wanted) return false;
  const number = Number(wanted[2]);
  return [...text.matchAll(CITED)].some(
    ([, family, from, to]) => family === wanted[1] && Number(from) <= number && number <= Number(to ?? from),
  );
}

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let open: { kind: Block['kind']; level: number; lines: string[] } | null = null;
  const close = (): void => {
    if (open) blocks.push(blockOf(open.kind, open.level, open.lines.join(' ')));
    open = null;
  };
  for (const line of source.split('\n')) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const item = /^(\s*)(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (heading || item || !line.trim() || line.startsWith('|')) close();
    if (heading) blocks.push(blockOf('heading', heading[1]?.length ?? 1, heading[2] ?? ''));
    else if (item) open = { kind: 'item', level: Math.floor((item[1]?.length ?? 0) / 2), lines: [item[2] ?? ''] };
    else if (line.startsWith('|')) addRow(blocks, line);
    else if (line.trim() && open) open.lines.push(line.trim());
    else if (line.trim()) open = { kind: 'paragraph', level: 0, lines: [line.trim()] };
  }
  close();
  return blocks;
}

function addRow(blocks: Block[], line: string): void {
  if (/^\|[\s:|-]+\|?$/.test(line)) return;
  const cells = line.replace(/^\||\|$/g, '').split('|');
  blocks.push({ ...blockOf('row', 0, cells.join(' ')), cells: cells.map((cell) => inline(cell.trim())) });
}

function blockOf(kind: Block['kind'], level: number, source: string): Block {
  const parts = inline(source);
  const text = parts.map((part) => part.text).join('');
  return { kind, level, parts, cells: [], text, rule: RULE.exec(text)?.[1] ?? '' };
}

export function inline(source: string): Inline[] {
  const parts: Inline[] = [];
  const marks = /\*\*(.+?)\*\*|`([^`]+)`|\*(.+?)\*|\[([^\]]+)\]\([^)]*\)/g;
  let at = 0;
  const plain = (text: string): void => void (text && parts.push({ kind: 'text', text }));
  for (const found of source.matchAll(marks)) {
    plain(source.slice(at, found.index));
    if (found[1]) parts.push({ kind: 'strong', text: found[1] });
    else if (found[2]) parts.push({ kind: 'code', text: found[2] });
    else if (found[3]) parts.push({ kind: 'em', text: found[3] });
    else plain(found[4] ?? '');
    at = found.index + found[0].length;
  }
  plain(source.slice(at));
  return parts;
}

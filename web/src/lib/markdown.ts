import { lexer, type Token, type Tokens } from 'marked';

/** The Markdown that rules are written in, as data that a component can show (never as HTML text). */
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };

/** One picture of a drawing: what kind of thing it shows and what lies where, in the words of its game. */
export interface Picture {
  kind: string;
  words: string[];
  /** The picture before turns into this one. */
  becomes: boolean;
}

export interface Block {
  /** A drawing is code: in letters for those who read the text, and as pictures, which the words after the fence describe. */
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'drawing';
  level: number;
  parts: Inline[];
  cells: Inline[][];
  text: string;
  pictures: Picture[];
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
  return lexer(source).flatMap((token) => blocksOf(token, 0));
}

function blocksOf(token: Token, level: number): Block[] {
  switch (token.type) {
    case 'heading':
      return [blockOf('heading', (token as Tokens.Heading).depth, inline(token))];
    case 'paragraph':
    case 'text':
      return [blockOf('paragraph', 0, inline(token))];
    case 'code':
      return [drawingOf(token as Tokens.Code)];
    case 'list':
      return (token as Tokens.List).items.flatMap((item) => itemOf(item, level));
    case 'table':
      return [(token as Tokens.Table).header, ...(token as Tokens.Table).rows].map(rowOf);
    default:
      return [];
  }
}

/** The item itself, then the lists inside it. */
function itemOf(item: Tokens.ListItem, level: number): Block[] {
  const lists = item.tokens.filter(({ type }) => type === 'list');
  const words = item.tokens.filter(({ type }) => type !== 'list');
  return [blockOf('item', level, words.flatMap(inline)), ...lists.flatMap((list) => blocksOf(list, level + 1))];
}

function rowOf(row: Tokens.TableCell[]): Block {
  const cells = row.map(({ tokens }) => tokens.flatMap(inline));
  return { ...blockOf('row', 0, cells.flatMap((cell) => [...cell, { kind: 'text', text: ' ' } as const])), cells };
}

function drawingOf({ text, lang = '' }: Tokens.Code): Block {
  return { ...blockOf('drawing', 0, [{ kind: 'text', text }]), pictures: picturesOf(lang) };
}

/** `town a1=wheat > town a1=well`: pictures beside each other (`+`), or one that becomes another (`>`). */
export function picturesOf(line: string): Picture[] {
  return [...line.matchAll(/(^|[+>])([^+>]+)/g)].flatMap(([, sign, part = '']) => {
    const [kind, ...words] = part.split(' ').filter(Boolean);
    return kind ? [{ kind, words, becomes: sign === '>' }] : [];
  });
}

function blockOf(kind: Block['kind'], level: number, parts: Inline[]): Block {
  const text = parts.map((part) => part.text).join('');
  return { kind, level, parts, cells: [], text, pictures: [], rule: RULE.exec(text)?.[1] ?? '' };
}

const KINDS: Record<string, Inline['kind']> = { strong: 'strong', em: 'em', codespan: 'code' };

/** The words of a token: what is bold, slanted or code inside it, everything else as plain text on one line. */
function inline(token: Token): Inline[] {
  const kind = KINDS[token.type];
  if (kind) return [{ kind, text: plain(token) }];
  if ('tokens' in token && token.tokens) return token.tokens.flatMap(inline);
  return [{ kind: 'text', text: plain(token) }];
}

function plain(token: Token): string {
  if ('tokens' in token && token.tokens) return token.tokens.map(plain).join('');
  return 'text' in token ? String(token.text).replaceAll('\n', ' ') : '';
}

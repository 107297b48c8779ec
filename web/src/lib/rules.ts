import { cites, parseMarkdown, type Block } from './markdown';

/** A heading of the rules, and the block it is. */
export interface Chapter {
  at: number;
  title: string;
  /** Part of another chapter. */
  inner: boolean;
}

/** The headings below the title of the whole. */
export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  return blocks.flatMap((block, at) => (block.kind === 'heading' && block.level > 1 ? [{ at, title: block.text, inner: block.level > 2 }] : []));
}

/** The block that states a rule, or that speaks of it first; -1 where none does. */
export function blockOfRule(blocks: readonly Block[], rule: string): number {
  const stated = blocks.findIndex((block) => block.rule === rule);
  return stated >= 0 ? stated : blocks.findIndex((block) => block.kind !== 'heading' && cites(block.text, rule));
}

/** What a rule is about: the thing its paragraph begins with, or the chapter it stands in. */
export function titleOfRule(blocks: readonly Block[], rule: string): string {
  const at = blockOfRule(blocks, rule);
  const [lead] = blocks[at]?.parts ?? [];
  if (lead?.kind === 'strong') return lead.text.replace(/[.:]$/, '');
  const chapter = chaptersOf(blocks.slice(0, Math.max(at, 0))).at(-1);
  return chapter?.title.replace(/^\d+\.\s*/, '') ?? '';
}

/** The part of the rules, from one heading to the next, that states a rule or speaks of it first; nothing where none does. */
export function passageOf(source: string, rule: string): string {
  const speaking = source.split(/^(?=#)/m).filter((part) => cites(part.replace(/^#.*/, ''), rule));
  return speaking.find((part) => parseMarkdown(part).some((block) => block.rule === rule)) ?? speaking[0] ?? '';
}

import { describe, expect, it } from 'vitest';
import type { GameTexts } from '../src/i18n/texts.svelte';
import { reasonOf, refusalOf } from '../src/parts/desk/reason';

const texts = { say: (id: string, args: object) => `${id} ${JSON.stringify(args)}.` } as unknown as GameTexts;
const far = { id: 'far', rule: 'GN-25', args: { territory: 4 } };
const trick = { id: 'trick', rule: 'GN-60', args: {} };

describe('what is in the way', () => {
  it('is said in the sentences of the game, with the rule behind the first', () => {
    expect(reasonOf([far, trick], texts)).toEqual({ text: 'obstacle-far {"territory":4}. obstacle-trick {}.', rule: 'GN-25' });
  });
  it('is headed by the first where a note tells it', () => {
    expect(refusalOf([far, trick], texts)).toEqual({ title: 'obstacle-far {"territory":4}.', text: 'obstacle-trick {}.', rule: 'GN-25' });
    expect(refusalOf([far], texts)?.text).toBe('');
  });
  it('is nothing where nothing is in the way', () => {
    expect([reasonOf(undefined, texts), refusalOf(undefined, texts), refusalOf([], texts)]).toEqual([null, null, null]);
  });
});

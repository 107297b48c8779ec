import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { sentence, wholeSentence } from '../src/i18n/resolve';

const bundle = new FluentBundle('de', { useIsolating: false });
bundle.addResource(
  new FluentResource(`
card-farm = Bauernhof
card-inn = Gasthaus
event-built = { $seat } baut auf { $field }: { $card }.
event-laid = { $seat } legt { $cards }.
good-wood = Holz
good-planks = Bretter
good-stone = Stein
amount-wood = { $number } Holz
amount-planks = { $number ->
    [one] 1 Brett
   *[other] { $number } Bretter
}
event-gain = { $seat } erhält { $goods }.
event-left = { $left ->
    [one] einmal
   *[other] { $left }-mal
}
`),
);
const names = { lang: 'de', seatName: (seat: number) => ['Ada', 'Bo'][seat] ?? '?' };

describe('arguments of messages', () => {
  it('shows cards by name, seats as people, fields as they are', () => {
    expect(sentence(bundle, 'event-built', { seat: 1, field: 'b2', card: 'farm' }, names)).toBe('Bo baut auf b2: Bauernhof.');
  });
  it('joins lists in the way of the language', () => {
    expect(sentence(bundle, 'event-laid', { seat: 0, cards: ['farm', 'inn', 'shed'] }, names)).toBe('Ada legt Bauernhof, Gasthaus und shed.');
    expect(sentence(bundle, 'event-laid', { seat: 0, cards: ['a', 'b', 'c'] }, { ...names, lang: 'en' })).toBe('Ada legt a, b and c.');
  });
  it('tells goods with their number where a game has words for that, a single one too', () => {
    const gain = (...goods: string[]) => sentence(bundle, 'event-gain', { seat: 0, goods }, names);
    expect(gain('planks')).toBe('Ada erhält 1 Brett.');
    expect(gain('planks', 'wood', 'planks')).toBe('Ada erhält 2 Bretter und 1 Holz.');
    expect(gain('stone', 'stone')).toBe('Ada erhält 2 × Stein.');
  });
  it('counts nothing but goods in such words', () => {
    expect(sentence(bundle, 'event-laid', { seat: 0, cards: ['wood'] }, names)).toBe('Ada legt wood.');
  });
  it('leaves numbers to the plural', () => {
    expect(sentence(bundle, 'event-left', { left: 1 }, names)).toBe('einmal');
    expect(sentence(bundle, 'event-left', { left: 2 }, names)).toBe('2-mal');
    expect(sentence(bundle, 'event-left', { left: -2 }, names)).toBe('\u22122-mal');
  });
  it('says what is hidden from others to nobody who is not told it', () => {
    expect(wholeSentence(bundle, 'event-built', { seat: 1, field: 'b2', card: 'farm' }, names)).toBe('Bo baut auf b2: Bauernhof.');
    expect(wholeSentence(bundle, 'event-built', { seat: 1, field: 'b2' }, names)).toBeNull();
  });
  it('says nothing where there is no text', () => {
    expect(sentence(bundle, 'event-unknown', {}, names)).toBeNull();
  });
});

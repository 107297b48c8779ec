import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { sentence } from '../src/i18n/resolve';

const bundle = new FluentBundle('de', { useIsolating: false });
bundle.addResource(
  new FluentResource(`
card-farm = Bauernhof
card-inn = Gasthaus
event-built = { $seat } baut auf { $field }: { $card }.
event-laid = { $seat } legt { $cards }.
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
  });
  it('leaves numbers to the plural', () => {
    expect(sentence(bundle, 'event-left', { left: 1 }, names)).toBe('einmal');
    expect(sentence(bundle, 'event-left', { left: 2 }, names)).toBe('2-mal');
    expect(sentence(bundle, 'event-left', { left: -2 }, names)).toBe('\u22122-mal');
  });
  it('says nothing where there is no text', () => {
    expect(sentence(bundle, 'event-unknown', {}, names)).toBeNull();
  });
});

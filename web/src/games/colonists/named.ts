import type { GameTexts } from '../../i18n/texts.svelte';
import type { MoveOffer } from '../../wire/types';

/** Answers that are about a building of mine, and which of their arguments names it. */
const ABOUT: Readonly<Record<string, 'building' | 'old'>> = { staff: 'building', remodel: 'old', change: 'old' };

/** An answer in words, as short as these answers allow. */
export function answerName(offer: MoveOffer, offers: readonly MoveOffer[], texts: GameTexts): string {
  const what = ABOUT[offer.id];
  if (!what) return texts.move(offer);
  const rivals = offers.filter(({ id, args }) => id === offer.id && args.class === offer.args.class);
  return texts.say(`co-move-${offer.id}`, { ...offer.args, [what]: buildingNamed(what, offer, rivals, texts) });
}

/** A building of mine; its plot and who works there only where that tells something. */
export function buildingNamed(what: 'building' | 'old', { args }: MoveOffer, offers: readonly MoveOffer[], texts: GameTexts): string {
  const alike = offers.filter((other) => other.args[what] === args[what]);
  const about = [
    ...(alike.some(({ args: { plot } }) => plot !== args.plot) ? [texts.say(`plot-${String(args.plot)}`)] : []),
    ...(args.crew !== 'nobody' || alike.some(({ args: { crew } }) => crew !== args.crew) ? [texts.say(`crew-${String(args.crew)}`)] : []),
  ];
  return [texts.say(`building-${String(args[what])}`), ...(about.length > 0 ? [`(${about.join(', ')})`] : [])].join(' ');
}

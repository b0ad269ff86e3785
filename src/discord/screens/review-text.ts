/** A reviewed hand as plain text: a line for every play. */
import { signed } from '../../game/numbers.ts';
import type { Locale } from '../../game/words.ts';
import { holdersInHand } from '../../store/held-seats.ts';
import { type Review, seesMove } from '../../tables/review.ts';
import type { Holder } from '../../tables/table.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { castAtStep } from '../cast.ts';
import { gameName, handName } from '../game-name.ts';
import { type SpokenText, spokenNames, spokenText } from '../spoken-text.ts';

/** Each play with the names of those who held the seats then. */
export function reviewText(review: Review, locale: Locale): string {
  const { game, table, hand, states, moves, scores } = review;
  const words = reviewWords(locale);
  const say = (people: readonly Holder[]): SpokenText =>
    spokenText(game.words[locale].spoken ?? {}, locale, spokenNames(people, locale, 'label'));
  const begun = say(holdersInHand(review.holders, hand));
  const sayAt = (step: number): SpokenText =>
    review.holders.held.length === 0 ? begun : say(castAtStep(review, step).people);
  const plays = moves.map((move, step) => {
    const moment = game.moments?.of(states.slice(0, step + 1));
    const answered = game.schema.action.safeParse(moment?.answered);
    const part = moment && game.moments ? `${game.moments.name(moment, locale)} · ` : '';
    const who = { seat: move.seat };
    const action = game.drawAction(move.action, locale, answered.success ? answered.data : undefined);
    const play = seesMove(review, move, 'open') ? words.plays(who, action) : words.playsInSecret(who);
    return `${step + 1}. ${part}${sayAt(step).line(play)}`;
  });
  const results = scores.map((score, seat) => `${begun.line([{ seat, isListed: true }])} ${signed(score)}`);
  return [
    `${gameName(game, table, locale)} — ${handName(game, table, locale, hand)} (${table.id})`,
    '',
    ...plays,
    '',
    begun.line([words.over(handName(game, table, locale, hand))]),
    ...results,
    '',
  ].join('\n');
}

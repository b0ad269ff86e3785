/** A reviewed hand as plain text: a line for every play. */
import { signed } from '../../game/numbers.ts';
import type { Locale } from '../../game/words.ts';
import { type Review, seesMove } from '../../tables/review.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { gameName, handName } from '../game-name.ts';
import { spokenNames, spokenText } from '../spoken-text.ts';

export function reviewText(review: Review, locale: Locale): string {
  const { game, table, hand, states, moves, scores } = review;
  const words = reviewWords(locale);
  const say = spokenText(game.words[locale].spoken ?? {}, locale, spokenNames(table.seats, locale, 'label'));
  const plays = moves.map((move, step) => {
    const moment = game.moments?.of(states.slice(0, step + 1));
    const answered = game.schema.action.safeParse(moment?.answered);
    const part = moment && game.moments ? `${game.moments.name(moment, locale)} · ` : '';
    const who = { seat: move.seat };
    const action = game.drawAction(move.action, locale, answered.success ? answered.data : undefined);
    const play = seesMove(review, move, 'open') ? words.plays(who, action) : words.playsInSecret(who);
    return `${step + 1}. ${part}${say.line(play)}`;
  });
  const results = scores.map((score, seat) => `${say.line([{ seat, isListed: true }])} ${signed(score)}`);
  return [
    `${gameName(game, table, locale)} — ${handName(game, table, locale, hand)} (${table.id})`,
    '',
    ...plays,
    '',
    say.line([words.over]),
    ...results,
    '',
  ].join('\n');
}

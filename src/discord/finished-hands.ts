/** The hands of a table that are over, as lists of them name them, and completions of an option that takes one. */
import type { AnyGame } from '../game/game.ts';
import { signed } from '../game/numbers.ts';
import type { Locale } from '../game/words.ts';
import type { HandScores } from '../store/hands.ts';
import { mayEnter } from '../tables/private.ts';
import { type BegunTable, isBegun } from '../tables/table.ts';
import { localeFromDiscord } from '../text/catalogue.ts';
import { reviewWords } from '../text/review/catalogue.ts';
import { type Autocomplete, MAX_CHOICES } from './autocomplete.ts';
import type { Bot } from './bot.ts';
import { type Cast, castOf } from './cast.ts';
import { tableIdIn } from './finished-tables.ts';
import { handName } from './game-name.ts';
import { seatNames } from './seat-names.ts';

export interface FinishedHands {
  /** The latest first. */
  readonly hands: readonly HandScores[];
  readonly cast: Cast;
}

/** All hands of a table that are over; of the hand in play nothing. */
export async function finishedHands(
  { store }: Pick<Bot, 'store'>,
  table: BegunTable,
): Promise<FinishedHands> {
  const before = table.phase === 'playing' ? table.hand : table.hand + 1;
  const [hands, holders] = await Promise.all([
    store.hands.before(table.id, before, before),
    store.hands.holdersOf(table),
  ]);
  return { hands, cast: castOf(holders) };
}

/** "Hand 3 · Ann +4 · Ben −4" */
export function handLabel(
  game: AnyGame,
  table: BegunTable,
  { number, scores }: HandScores,
  cast: Cast,
  locale: Locale,
): string {
  const { label } = seatNames(cast.people, locale).listed;
  const people = cast.inHand(number);
  const won = scores.map((score, seat) => `${label(people[seat] ?? seat)} ${signed(score)}`);
  return [handName(game, table, locale, number), ...won].join(' · ');
}

/** @param tableOption the name of the option that has the table */
export const completeFinishedHands =
  (tableOption: string): Autocomplete =>
  async ({ options, guildId, user, locale: discordLocale }, bot) => {
    const table = await bot.tables.find(tableIdIn(options.getString(tableOption) ?? ''));
    if (!table || table.guildId !== guildId || !mayEnter(table, user.id) || !isBegun(table)) return [];
    const locale = localeFromDiscord(discordLocale);
    const game = bot.tables.gameOf(table);
    const { hands, cast } = await finishedHands(bot, table);
    const typed = options.getFocused().trim();
    const meant = hands.filter(({ number }) => `${number}`.startsWith(typed));
    const choices = meant
      .slice(0, MAX_CHOICES)
      .map((hand) => ({ name: handLabel(game, table, hand, cast, locale), value: hand.number }));
    // A number must be one of a hand: the end of a list that is cut says so in the name of its last.
    const last = choices.at(-1);
    if (meant.length <= MAX_CHOICES || !last) return choices;
    const name = handName(game, table, locale, last.value);
    return choices.with(-1, { ...last, name: `${name} ${reviewWords(locale).moreHands}` });
  };

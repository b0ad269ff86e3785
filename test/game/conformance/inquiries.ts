/** The contract of "Why can't I …?": every answer is a sentence, and depends on nothing that the player may not see. */
import { expect } from 'vitest';
import { type Refusal, refusalText, type Seat } from '../../../src/game/game.ts';
import type { Inquiries, Inquiry } from '../../../src/game/inquiries.ts';
import { MAX_MENU_OPTIONS } from '../../../src/game/inquiries.ts';
import { LOCALES } from '../../../src/game/words.ts';
import type { Moment } from '../walk.ts';
import type { Subject } from './subject.ts';

const MAX_SENTENCE = 200;
const MAX_LABEL = 100;
/** Picks of several options that are tried of each inquiry. */
const RANDOM_PICKS = 6;

/** A moment in three is enough. */
const isSkipped = ({ log }: Moment): boolean => log.length % 3 > 0;

export function checkInquiries({ game, everySeat, seatsWithChoices, always }: Subject): void {
  const inquiriesOf = (state: unknown, seat: Seat, locale = LOCALES[0]!): Inquiries<unknown> =>
    game.inquiries?.(game.seatView(state, seat), locale) ?? { picks: [], moves: [] };

  const checkSentence = (refusal: Refusal): void => {
    for (const locale of LOCALES) {
      const words = game.words[locale];
      const sentence = refusalText(words, refusal);
      if (!Object.hasOwn(words.refusals, refusal.refused))
        expect.fail(`'${refusal.refused}' has no sentence in ${locale}`);
      if (!/[.。]$/.test(sentence) || /undefined|NaN|\[object| {2}/.test(sentence)) expect.fail(sentence);
      if (sentence.length > MAX_SENTENCE) expect.fail(`${sentence.length} characters: ${sentence}`);
    }
  };

  /** Of a pick: what the rules say, to the likeliest of its meanings if none is legal. */
  const answerTo = (state: unknown, seat: Seat, actions: readonly unknown[]): Refusal | null => {
    const refusals = actions.map((action) => game.whyNot(state, seat, action));
    return refusals.includes(null) ? null : (refusals[0] ?? null);
  };

  always('asked why something is not possible, the rules answer in every language', (moment) => {
    const { state } = moment;
    if (isSkipped(moment)) return;
    for (const seat of seatsWithChoices(state)) {
      const { picks, moves } = inquiriesOf(state, seat);
      const refusals = [
        ...moves.map(({ action }) => game.whyNot(state, seat, action)),
        ...picks.flatMap((inquiry) =>
          somePicks(inquiry, moment).map((pick) => answerTo(state, seat, inquiry.actionsFor(pick))),
        ),
      ];
      for (const refusal of refusals) if (refusal) checkSentence(refusal);
    }
  });

  always('what is marked as not on offer is not legal, whatever is picked with it', (moment) => {
    const { state } = moment;
    if (isSkipped(moment)) return;
    for (const seat of seatsWithChoices(state)) {
      for (const inquiry of inquiriesOf(state, seat).picks) {
        for (const pick of somePicks(inquiry, moment)) {
          const isAllOffered = inquiry.menus.every(({ options }, menu) =>
            pick[menu]!.every((option) => options[option]!.isOffered !== false),
          );
          const actions = inquiry.actionsFor(pick);
          if (!isAllOffered && actions.length > 0) expect(answerTo(state, seat, actions)).not.toBeNull();
        }
      }
    }
  });

  always('the answers depend on nothing that the player may not see', (moment) => {
    const { state, chance, log } = moment;
    if (isSkipped(moment)) return;
    const owner = everySeat[log.length % everySeat.length]!;
    const other = game.audit.resampleHidden(state, owner, chance.scope(`inquiries/${log.length}`));
    for (const seat of seatsWithChoices(state)) {
      if (seat === owner) continue;
      const { picks, moves } = inquiriesOf(state, seat);
      const others = inquiriesOf(other, seat);
      for (const [index, { action }] of moves.entries())
        expect(game.whyNot(other, seat, others.moves[index]!.action)).toEqual(
          game.whyNot(state, seat, action),
        );
      for (const [index, inquiry] of picks.entries()) {
        for (const pick of somePicks(inquiry, moment)) {
          expect(answerTo(other, seat, others.picks[index]!.actionsFor(pick))).toEqual(
            answerTo(state, seat, inquiry.actionsFor(pick)),
          );
        }
      }
    }
  });

  always('its menus fit Discord in every language', (moment) => {
    const { state, log } = moment;
    if (isSkipped(moment)) return;
    const locale = LOCALES[log.length % LOCALES.length]!;
    for (const seat of seatsWithChoices(state)) {
      const { picks, moves } = inquiriesOf(state, seat, locale);
      const labels = [
        ...moves.map(({ label }) => label),
        ...picks.flatMap(({ menus }) =>
          menus.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]),
        ),
      ];
      expect(labels.filter((label) => label.length < 1 || label.length > MAX_LABEL)).toEqual([]);
      for (const { options, max } of picks.flatMap(({ menus }) => menus)) {
        expect(options.length).toBeGreaterThan(0);
        expect(options.length).toBeLessThanOrEqual(MAX_MENU_OPTIONS);
        expect(max).toBeGreaterThan(0);
        expect(max).toBeLessThanOrEqual(options.length);
      }
    }
  });
}

/** Every option of the first menu by itself and with one of each other menu, and some larger picks. */
function somePicks({ menus }: Inquiry<unknown>, { chance, log }: Moment): number[][][] {
  const [first, ...rest] = menus;
  if (!first) return [];
  const anyOf = (count: number, purpose: string) => chance.below(`inquiries/${log.length}/${purpose}`, count);
  const restOf = (purpose: string) =>
    rest.map(({ options }, menu) => [anyOf(options.length, `${purpose}/${menu}`)]);
  const single = first.options.flatMap((_, option) => [
    [[option], ...rest.map(() => [])],
    [[option], ...restOf(`${option}`)],
  ]);
  const several = Array.from({ length: first.max > 1 ? RANDOM_PICKS : 0 }, (_, index) => {
    const count = 2 + anyOf(first.max - 1, `count/${index}`);
    const options = chance.shuffle(
      `inquiries/${log.length}/options/${index}`,
      first.options.map((_option, option) => option),
    );
    return [options.slice(0, count).sort((a, b) => a - b), ...restOf(`several/${index}`)];
  });
  return [...single, ...several];
}

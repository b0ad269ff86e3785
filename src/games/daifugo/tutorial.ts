/** The tutorial: a game of three, from the first draw to going out, with every role but ♠3. */
import type { z } from 'zod';
import type { Tutorial, TutorialMove } from '../../game/tutorial.ts';
import { eventLines } from './draw/shared.ts';
import { isJokerCard } from './plays.ts';
import type { actionSchema } from './scenario.ts';
import type { SeatView } from './views.ts';
import { catalogue } from './words/catalogue.ts';
import type { Lesson } from './words/words.ts';

type Written = z.infer<typeof actionSchema>;

const cards = (faces: string): string[] => faces.split(' ');
const play = (faces: string): Written => ({ do: 'play', cards: cards(faces) });
const draw: Written = { do: 'draw' };
const pass: Written = { do: 'pass' };
/** These seats draw and pass. */
const passes = (...seats: readonly number[]): TutorialMove<Written>[] =>
  seats.flatMap((seat): TutorialMove<Written>[] => [
    [seat, draw],
    [seat, pass],
  ]);

/** A later lesson says that a joker may stand for other cards. */
const withoutWildJokers = (view: SeatView): SeatView => ({
  ...view,
  choices: view.choices.filter(
    (choice) => choice.do !== 'play' || choice.cards.length === 1 || !choice.cards.some(isJokerCard),
  ),
});

export const tutorial: Tutorial<Lesson, Written, SeatView> = {
  setup: {
    hands: [cards('9h Th Jd Qs Qh Qd JK 8c 7s'), cards('7c Ks 3d Ah 9d'), cards('Kc 6h 5s Jc 2d 4h')],
    stock: cards('4d 3c 5d Tc 9s 6c 8d Ac 5h Kh 4s 2c 6d Jh As'),
    starter: 2,
  },
  opening: [[2, play('Kc')]],
  steps: [
    { lesson: 'draw', action: draw },
    {
      lesson: 'pass',
      action: pass,
      others: [...passes(1), [2, play('6h')], [2, { do: 'give', cards: ['5s'] }]],
    },
    { lesson: 'lock', action: play('9h'), others: passes(1, 2) },
    { lesson: 'ten', action: play('Th'), offered: withoutWildJokers },
    { lesson: 'discard', action: { do: 'discard', cards: ['5s'] }, others: passes(1, 2) },
    { lesson: 'jack', action: play('Jd'), offered: withoutWildJokers },
    { lesson: 'reverse', action: { do: 'reverse', yes: true }, others: [[1, play('7c')], ...passes(2)] },
    { lesson: 'low', action: play('4d'), others: passes(1, 2) },
    { lesson: 'revolution', action: play('Qs Qh Qd JK'), others: passes(1, 2) },
    { lesson: 'eight', action: play('8c') },
    { lesson: 'out', action: play('7s') },
  ],
  // What each hand is worth, factor by factor.
  smallPrintAtEnd: 'headline and table',
  events({ table, seat, gifts }, locale) {
    // The lesson says why the learner leads.
    const recent = table.recent.filter(
      (entry) => entry.kind !== 'clear' || entry.by !== 'passes' || entry.seat !== seat,
    );
    return eventLines({ ...table, recent }, { reader: seat, gifts }, catalogue[locale]);
  },
};

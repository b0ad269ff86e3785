/** The tutorial: a farmer's deal with short hands, from the auction to the last card. */
import type { z } from 'zod';
import { isJoker, rankName } from '../../game/cards.ts';
import type { Tutorial, TutorialMove } from '../../game/tutorial.ts';
import { type Play, rankCountsOf } from './combinations.ts';
import { eventLine } from './draw/shared.ts';
import type { actionSchema } from './scenario.ts';
import type { SeatView } from './views.ts';
import { catalogue } from './words/catalogue.ts';
import type { Lesson } from './words/words.ts';

type Written = z.infer<typeof actionSchema>;

const play = (cards: string): Written => ({ do: 'play', cards: cards.split(' ') });
const pass: Written = { do: 'pass' };
/** The seats after the learner pass, up to the one before the next move. */
const passes = (...seats: readonly number[]): TutorialMove<Written>[] => seats.map((seat) => [seat, pass]);

/** A view in which the seat may not do what these choices are. */
const without =
  (isTaughtLater: (play: Play) => boolean) =>
  (view: SeatView): SeatView => ({
    ...view,
    choices: view.choices.filter((choice) => choice.do !== 'play' || !isTaughtLater(choice.play)),
  });
/** The learner's four Ks go out together in a later lesson. */
const usesBomb = (each: Play): boolean => rankCountsOf(each).some(([rank]) => rankName(rank) === 'K');
const spendsJoker = ({ kind, other }: Play): boolean => kind === 'pair' && isJoker(other);
const withoutBombs = without(usesBomb);
const plainOnly = without((each) => usesBomb(each) || spendsJoker(each));
/** The pair of Ks would beat the partner. */
const naturalPairs = without((each) => each.kind === 'bomb' || spendsJoker(each));

const cards = (faces: string): readonly string[] => faces.split(' ');

export const tutorial: Tutorial<Lesson, Written, SeatView> = {
  setup: {
    hands: [
      cards('3s 4h 5d 6c 7s 8s 9h 9d 9s Ts Th Tc Qd Qs Ks Kh Kd Kc Ah 2d SJ 4s'),
      cards('7c 8h 8d Jh Js 7d 8c 9c Td 3h 3d 5s 6h 6d 4c Qc 5c 6c Qh 9s'),
      cards('9d 3s 3h 4h 5d 5s 6s 7h 7s 8s 8h Js Jc Qs Kd As Ah 2h 2c BJ'),
      cards('Qh Qd 3c 3d 4c 5c 6d 6h 7c 7d 8d 9c Td Th Jh Kc Ks 2s BJ SJ'),
    ],
    kitty: cards('Ac As 2s Jd 3c 5h 6s 4d'),
    exposed: { seat: 0, card: '9h' },
  },
  steps: [
    {
      lesson: 'bid',
      action: { do: 'decline' },
      others: [[1, { do: 'accept' }], [1, play('7c')], ...passes(2, 3)],
    },
    {
      lesson: 'single',
      action: play('Ah'),
      offered: withoutBombs,
      others: [[1, play('2s')], ...passes(2, 3)],
    },
    {
      lesson: 'pass',
      action: pass,
      offered: withoutBombs,
      others: [[1, play('8h 8d')], ...passes(2, 3)],
    },
    {
      lesson: 'pair',
      action: play('9h 9d'),
      offered: plainOnly,
      others: [[1, play('Jh Js')], ...passes(2), [3, play('Qh Qd')]],
    },
    {
      lesson: 'partner',
      action: pass,
      offered: naturalPairs,
      others: [[1, play('Ac As')], ...passes(2, 3)],
    },
    { lesson: 'joker', action: play('2d SJ'), offered: withoutBombs, others: passes(1, 2, 3) },
    {
      lesson: 'straight',
      action: play('3s 4h 5d 6c 7s 8s 9s'),
      others: [[1, play('4c 5s 6h 7d 8c 9c Td')], ...passes(2, 3)],
    },
    { lesson: 'bomb', action: play('Ks Kh Kd Kc'), others: passes(1, 2, 3) },
    { lesson: 'plane', action: play('Ts Th Tc Qd Qs'), others: passes(1, 2, 3) },
    { lesson: 'last', action: play('4s') },
  ],
  // That a trick is over follows from the passes.
  events: ({ table: { recent } }, locale) =>
    recent.filter(({ kind }) => kind !== 'clear').map((entry) => eventLine(entry, catalogue[locale])),
};

/** Ways to forge how strongly computers played. */
import type { Forgery } from './forgery.ts';

export const LEVEL_FORGERIES: Readonly<Record<string, Forgery>> = {
  'how strongly a computer played': (draft, pick) => {
    const steps = draft.hands.flatMap(({ number, actions }) =>
      actions.flatMap(({ by }, index) => (by === 'computer' ? [{ number, index }] : [])),
    );
    const one = steps[pick(steps.length)];
    if (!one) return null;
    const action = draft.hands[one.number - 1]!.actions[one.index]!;
    action.level = action.level === 'master' ? 'friendly' : 'master';
    return { what: ['chosen-by'], hand: one.number, step: one.index + 1, seat: action.seat };
  },
  'that a computer played at a level': (draft) => {
    for (const { number, actions } of draft.hands) {
      const index = actions.findIndex(({ level }) => level !== undefined);
      if (index < 0) continue;
      delete actions[index]!.level;
      return { what: ['chosen-by'], hand: number, step: index + 1, seat: actions[index]!.seat };
    }
    return null;
  },
  'how strongly a seat’s computer plays': (draft) => {
    for (const { number, actions } of draft.hands) {
      const index = actions.findIndex(
        ({ by, seat }) => by === 'computer' && draft.seats[seat]!.player === 'computer',
      );
      if (index < 0) continue;
      const seat = draft.seats[actions[index]!.seat]!;
      seat.level = seat.level === 'master' ? 'friendly' : 'master';
      return { what: ['chosen-by'], hand: number, step: index + 1, seat: actions[index]!.seat };
    }
    return null;
  },
};

/** What follows from a play, in words: on its option, and on the button that plays it. */
import type { Button } from '../../../game/screen.ts';
import { FOUL_PAYMENT } from '../ending.ts';
import { nameOf } from '../names.ts';
import { isRevolting } from '../order.ts';
import { isRevolution, lockOf, type Play } from '../plays.ts';
import { emptiesHand, hasRole, owedBy } from '../roles.ts';
import type { SeatView } from '../views.ts';
import { cardsLabel, spanLabel } from '../words/faces.ts';
import type { Words } from '../words/words.ts';
import { isOneLine } from './rows.ts';

/** Whether a play would end the game by a foul (daifugo 8, 16). */
export function isFoul(play: Play, { hand, table }: SeatView): boolean {
  const cardsLeft = hand.length - play.cards.length;
  return cardsLeft === 0 ? hasRole(play, table.reversed) : emptiesHand(owedBy(play, table.trick), cardsLeft);
}

/** How a play ends the game; null where the game goes on. */
export const finishOf = (play: Play, view: SeatView): 'foul' | 'win' | null =>
  isFoul(play, view) ? 'foul' : play.cards.length === view.hand.length ? 'win' : null;

/** Whether nobody can regret a play that is the only one: it does not end the game, and does not turn the order round. */
export const isHarmless = (play: Play, view: SeatView): boolean =>
  finishOf(play, view) === null && !isRevolution(play);

const foulCost = ({ table }: SeatView): number => FOUL_PAYMENT * (table.sizes.length - 1);

/** The finish, or the effects of the play's roles. */
export function notesOn(play: Play, view: SeatView, words: Words): readonly string[] {
  const finish = finishOf(play, view);
  if (finish === 'foul') return [words.foulWarning(foulCost(view))];
  if (finish === 'win') return [words.goesOut];
  const { trick, revolutions } = view.table;
  const owed = owedBy(play, trick);
  return words.consequences({
    give: owed.give,
    discard: owed.discard,
    jack: owed.reverse,
    cut: owed.cut,
    revolution: isRevolution(play) ? (isRevolting(revolutions) ? 'ends' : 'begins') : null,
    lock: trick?.count === 1 && owed.cut === null && lockOf(trick.play, play) !== null,
  });
}

const FINISH_STYLES = { foul: 'danger', win: 'success' } as const;

/** The button that plays what is picked. Its label has one line, with the effects in it wherever they fit. */
export function playButton(play: Play, view: SeatView, words: Words): Button {
  const finish = finishOf(play, view);
  const notes = finish === null ? notesOn(play, view, words) : [];
  const labelFor = (name: string, effects: readonly string[]): string => {
    if (finish === 'foul') return words.playFoul(name, foulCost(view));
    return finish === 'win' ? words.playWin(name) : words.playThese(name, effects);
  };
  const shortName = words.play(play);
  const shortest = play.shape === 'sequence' ? spanLabel(play, words) : shortName;
  const labels = [
    labelFor(cardsLabel(play, words), notes),
    labelFor(shortName, notes),
    labelFor(shortest, notes),
    labelFor(shortest, [...notes.slice(0, 2), '…']),
    labelFor(shortest, [...notes.slice(0, 1), '…']),
  ];
  return {
    label: labels.find(isOneLine) ?? labelFor(shortName, []),
    action: { choose: nameOf({ do: 'play', ...play }) },
    style: finish ? FINISH_STYLES[finish] : 'primary',
  };
}

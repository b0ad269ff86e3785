/** The question whether a J reverses the order until the trick is cleared, and the button that confirms the answer. */
import { type Button, type Part, text } from '../../../game/screen.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { confirmation, unpicked } from './rows.ts';

type Answer = 'reverse' | 'keep';
const ANSWERS: readonly Answer[] = ['reverse', 'keep'];

const strongest = (isReversed: boolean): string => (isReversed ? '3' : '2');

export function drawJackQuestion({ reversed }: TableView, picked: string, words: Words): Part[] {
  const answer = ANSWERS.find((name) => name === picked);
  const labels = {
    reverse: words.jackYes(strongest(!reversed)),
    keep: words.jackNo(strongest(reversed)),
  };
  const buttons = ANSWERS.map(
    (name): Button => ({
      label: labels[name],
      action: { show: name },
      style: name === answer ? 'primary' : 'secondary',
    }),
  );
  return [
    text(words.jackAsk(strongest(reversed))),
    { part: 'buttons', buttons },
    answer
      ? confirmation({ label: words.jackConfirm[answer], action: { choose: answer }, style: 'primary' })
      : unpicked(words.jackUndecided),
  ];
}

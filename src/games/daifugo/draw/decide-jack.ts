/** The question whether a J reverses the order until the trick is cleared: two buttons, each of which says what follows. */
import type { Button, Part } from '../../../game/screen.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';

type Answer = 'reverse' | 'keep';
const ANSWERS: readonly Answer[] = ['reverse', 'keep'];

/** @param picked the answer that a hint points out */
export function drawJackAnswers({ reversed }: TableView, picked: string, words: Words): Part[] {
  const labels = {
    reverse: words.jackYes(!reversed),
    keep: words.jackNo(reversed),
  };
  const buttons = ANSWERS.map(
    (name): Button => ({
      label: labels[name],
      action: { choose: name },
      style: name === picked ? 'primary' : 'secondary',
    }),
  );
  return [{ part: 'buttons', buttons }];
}

/** A computer asked twice says the same: what it has said is remembered, as forged files ask it all again. */
import { chooseAgain } from '../../src/proof/choose.ts';
import type { ChoiceQuestion } from '../../src/proof/verify-parts.ts';

export function rememberedChoices(): (question: ChoiceQuestion) => string {
  const known = new Map<string, string>();
  return (question) => {
    const { game, view, chance, by, level } = question;
    const key = JSON.stringify([game.id, by, level, chance, view]);
    const name = known.get(key) ?? chooseAgain(question);
    known.set(key, name);
    return name;
  };
}

/** A computer's choice, made again here. */
import { chanceFrom } from '../game/chance.ts';
import type { ChoiceQuestion } from './verify-parts.ts';

/** The name of the choice. @throws where the computer fails */
export function chooseAgain({ game, view, chance: data, by, level }: ChoiceQuestion): string {
  const chance = chanceFrom(data);
  return game.nameOf(by === 'clock' ? game.safe(view, chance) : game.computer(view, chance, level).choice);
}

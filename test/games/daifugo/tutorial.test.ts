/** What the lessons offer. */
import { describe, expect, it } from 'vitest';
import { scenesOf } from '../../../src/game/scenes.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import { isJokerCard } from '../../../src/games/daifugo/plays.ts';
import type { SeatView } from '../../../src/games/daifugo/views.ts';

/** The plays of a lesson in which a joker stands for another card. */
function wildPlays(lesson: string): number {
  const scene = scenesOf(daifugo).find((each) => each.lesson === lesson)!;
  return (scene.view as SeatView).choices.filter(
    (choice) => choice.do === 'play' && choice.cards.length > 1 && choice.cards.some(isJokerCard),
  ).length;
}

describe('a joker in place of another card', () => {
  it.each(['ten', 'jack'])('is not offered in the lesson %s, before a lesson tells of it', (lesson) => {
    expect(wildPlays(lesson)).toBe(0);
  });

  it('is offered in the lesson that tells of it', () => {
    expect(wildPlays('revolution')).toBeGreaterThan(0);
  });
});

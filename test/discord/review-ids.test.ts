/** Custom ids of reviews are read as what they were written for, and others are refused. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCustomId } from '../../src/discord/actions/registry.ts';
import { buttonId, encodeAction, selectId } from '../../src/discord/ids.ts';
import { MAX_HAND, reviewChoice, reviewChoiceId } from '../../src/discord/review-ids.ts';

const table = fc.stringMatching(/^[0-9a-z]{10}$/);
const hand = fc.integer({ min: 1, max: MAX_HAND });
const place = fc.record({
  how: fc.constantFrom('first', 'back', 'next', 'last', 'to', 'as', 'open', 'share', 'file'),
  hand,
  eyes: fc.oneof(fc.constantFrom('table', 'open'), fc.nat({ max: 9 })),
  step: fc.nat({ max: 99_999 }),
});

it('a step is read from a button and from a select', () => {
  fc.assert(
    fc.property(table, place, (id, step) => {
      const action = { kind: 'reviewStep', ...step } as const;
      const at = { table: id, prompt: 0 };
      expect(buttonId(at, action).length).toBeLessThanOrEqual(100);
      expect(parseCustomId(buttonId(at, action))).toEqual({ ...at, ...action });
      expect(parseCustomId(selectId(at, '0'), [encodeAction(action)])).toEqual({ ...at, ...action });
    }),
  );
});

it('a hand is read from the value of a select', () => {
  fc.assert(
    fc.property(table, hand, (id, number) => {
      const parsed = { kind: 'reviewHand', table: id, hand: number };
      expect(parseCustomId(reviewChoiceId('7'), [reviewChoice(id, number)])).toEqual(parsed);
    }),
  );
});

it.each([
  'm:k3v9x0q2ab:0:r.to.0.o.0',
  'm:k3v9x0q2ab:0:r.to.1.o.-1',
  'm:k3v9x0q2ab:0:r.to.1.x.0',
  'm:k3v9x0q2ab:0:r.fly.1.o.0',
  'm:k3v9x0q2ab:0:r.to.100000.o.0',
  'm:k3v9x0q2ab:0:r.to.1.o',
  'r:hand:1',
])('%s is refused', (id) => {
  expect(parseCustomId(id)).toBeNull();
});

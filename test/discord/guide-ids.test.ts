/** Custom ids of lessons and of games on offer, and of choices of tables. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCustomId } from '../../src/discord/actions/registry.ts';
import {
  LEARN_CHOICE_ID,
  learnId,
  lessonId,
  openRulesId,
  playWithComputersId,
} from '../../src/discord/guide-ids.ts';
import { buttonId, encodeAction, multiSelectId, selectId, tableChoiceId } from '../../src/discord/ids.ts';

const table = fc.stringMatching(/^[0-9a-z]{10}$/);
const game = fc.stringMatching(/^[a-z-]{1,24}$/);
const place = fc.record({ game, lesson: fc.nat({ max: 99 }) });
/** By the contract of a game: `[A-Za-z0-9.-]`, at most 60 characters. */
const name = fc.stringMatching(/^[A-Za-z0-9.-]{1,60}$/);
const mark = fc.stringMatching(/^[0-9a-z]{1,5}$/);

describe('a control in a lesson', () => {
  test('fits Discord, and is read with its lesson and action', () => {
    fc.assert(
      fc.property(place, name, mark, (lesson, text, nonce) => {
        const chosen = { kind: 'lesson', ...lesson, choose: text, picked: '' };
        const shown = { kind: 'lesson', ...lesson, choose: null, picked: text };
        const ids = [buttonId(lesson, { choose: text }), selectId(lesson, nonce)] as const;
        for (const id of ids) expect(id.length).toBeLessThanOrEqual(100);
        expect(parseCustomId(ids[0])).toEqual(chosen);
        expect(parseCustomId(buttonId(lesson, { show: text }))).toEqual(shown);
        expect(parseCustomId(ids[1], [encodeAction({ choose: text })])).toEqual(chosen);
        expect(parseCustomId(ids[1])).toBeNull();
        expect(parseCustomId(lessonId(lesson))).toEqual({ ...shown, picked: '' });
      }),
    );
  });

  test('of a multi-select appends the values to the action', () => {
    const id = multiSelectId({ game: 'bluff', lesson: 2 }, { show: 'r' }, '0zz');
    expect(parseCustomId(id, ['3', '1'])).toMatchObject({ kind: 'lesson', lesson: 2, picked: 'r.3-1' });
  });

  test('is not read where it is forged', () => {
    for (const id of [
      'l:bluff:100:v.show',
      'l:bluff:1rr:v.show',
      'l:bluff:r:v.show',
      'l:bluff:0:v.hide',
      'l:bluff::v.show',
      'l:Bluff:0:v.show',
      'l:bluff:0:a.',
    ])
      expect(parseCustomId(id)).toBeNull();
  });
});

describe('a game on offer', () => {
  test('is named in the id, or by the select’s value', () => {
    fc.assert(
      fc.property(
        game.filter((id) => id !== 'choose'),
        (id) => {
          expect(parseCustomId(learnId(id))).toEqual({ kind: 'learn', game: id });
          expect(parseCustomId(LEARN_CHOICE_ID, [id])).toEqual({ kind: 'learn', game: id });
          expect(parseCustomId(playWithComputersId(id))).toEqual({ kind: 'playWithComputers', game: id });
          expect(parseCustomId(openRulesId(id))).toEqual({ kind: 'openRules', game: id });
        },
      ),
    );
  });
});

describe('a choice of tables', () => {
  test('takes the table from the value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('leave' as const, 'end' as const),
        table,
        fc.stringMatching(/^\d{1,6}$/),
        (purpose, id, digits) => {
          const choice = tableChoiceId(purpose, digits);
          expect(parseCustomId(choice, [id])).toEqual({ kind: 'chooseTable', purpose, table: id });
          expect(parseCustomId(choice)).toBeNull();
          expect(parseCustomId(choice, [id, id])).toBeNull();
          expect(parseCustomId(choice, [`${id}x`])).toBeNull();
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCustomId } from '../../src/discord/actions/registry.ts';
import { openGameId, SHOW_GAMES_ID } from '../../src/discord/guide-ids.ts';
import {
  bookPageId,
  buttonId,
  type ComponentAction,
  DECLINE_ERASE_ID,
  declineSettlementId,
  encodeAction,
  eraseId,
  historyPageId,
  isTableId,
  multiSelectId,
  type ParsedId,
  rulesPageId,
  schemas,
  selectId,
  settleId,
} from '../../src/discord/ids.ts';
import { newTableId } from '../../src/tables/new-table.ts';
import { runs } from '../runs.ts';
import { companyIds } from './company-ids.ts';
import { SETTINGS_AND_LISTS } from './ids-of-lists.ts';

const table = fc.stringMatching(/^[0-9a-z]{10}$/);
const owner = fc.record({ table, prompt: fc.nat({ max: 999_999_999 }) });
/** A choice's name by the contract of a game: `[A-Za-z0-9.-]`, at most 60 characters. */
const name = fc.stringMatching(/^[A-Za-z0-9.-]{1,60}$/);
const mark = fc.stringMatching(/^[0-9a-z]{1,5}$/);
const user = fc.bigInt({ min: 10n ** 16n, max: 2n ** 64n - 1n }).map(String);

const LOBBY_VERBS = [
  ...(['join', 'leave', 'computer', 'remove', 'start', 'fill', 'cancel', 'rules', 'options'] as const),
];
const PLAY_VERBS = [
  ...([
    'hand',
    'back',
    'next',
    'refresh',
    'more',
    'hint',
    'aloud',
    'aloudAgain',
    'repost',
    'rematch',
  ] as const),
  ...(['fair', 'fairCheck', 'away', 'leaveNow', 'skip', 'review'] as const),
];
const TABLE_VERBS = [
  ...PLAY_VERBS,
  ...(['end', 'keep', 'askEnd', 'lastHand', 'agree', 'playOn', 'keepOpen', 'seats', 'take'] as const),
];
/** The action of a control, and the fields that are parsed from its id. */
const actions: fc.Arbitrary<{ action: ComponentAction; parsed: object }> = fc.oneof(
  name.map((choose) => ({ action: { choose }, parsed: { kind: 'choose', name: choose } })),
  name.map((show) => ({ action: { show }, parsed: { kind: 'show', picked: show } })),
  name.map((picked) => ({ action: { kind: 'ask' as const, picked }, parsed: { kind: 'ask', picked } })),
  fc.constantFrom(...LOBBY_VERBS).map((kind) => ({ action: { kind }, parsed: { kind } })),
  fc.constantFrom(...TABLE_VERBS).map((kind) => ({ action: { kind }, parsed: { kind } })),
  fc.constantFrom('goOn' as const, 'levels' as const).map((kind) => ({ action: { kind }, parsed: { kind } })),
  fc.record({ seat: fc.nat({ max: 9 }), userId: fc.option(user) }).map((seated) => ({
    action: { kind: 'kick' as const, ...seated },
    parsed: { kind: 'kick', ...seated },
  })),
);

describe('the custom id of a control at a table', () => {
  test('of a button is read as what it was written for', () => {
    fc.assert(
      fc.property(owner, actions, (tableId, { action, parsed }) => {
        const id = buttonId(tableId, action);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(parseCustomId(id)).toEqual({ ...tableId, ...parsed });
      }),
    );
  });

  test('of a select takes the action from the value', () => {
    fc.assert(
      fc.property(owner, actions, mark, (tableId, { action, parsed }, nonce) => {
        const [id, value] = [selectId(tableId, nonce), encodeAction(action)];
        expect(value.length).toBeLessThanOrEqual(100);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(parseCustomId(id, [value])).toEqual({ ...tableId, ...parsed });
        expect(parseCustomId(id)).toBeNull();
      }),
    );
  });

  test('of a multi-select appends the values to the action', () => {
    const values = fc.array(fc.stringMatching(/^[A-Za-z0-9]{1,3}$/), { maxLength: 5 });
    fc.assert(
      fc.property(owner, values, mark, (tableId, selected, nonce) => {
        const id = multiSelectId(tableId, { show: 'r' }, nonce);
        const picked = `r.${selected.join('-')}`;
        expect(parseCustomId(id, selected)).toEqual({ ...tableId, kind: 'show', picked });
      }),
    );
  });

  test('has room for every table id', () => {
    for (let times = 0; times < 100; times++) expect(isTableId(newTableId().id)).toBe(true);
  });
});

describe('a control of no table', () => {
  const book = fc.constantFrom('chips', 'points', 'score-babasuki');
  const entry = fc.maxSafeNat();
  const proposed = fc.integer({ min: 1, max: 2 ** 31 - 1 });
  const from = fc.option(
    fc.record({ direction: fc.constantFrom('before' as const, 'after' as const), entry }),
  );
  const expires = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 });

  test('turns a page of rules or of a book', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), fc.nat({ max: 9999 }), (id, page) => {
        expect(parseCustomId(rulesPageId(id, page))).toEqual({ kind: 'rulesPage', game: id, page });
        expect(parseCustomId(bookPageId(id, page))).toEqual({ kind: 'bookPage', book: id, page });
      }),
    );
  });

  test('turns a page of a history', () => {
    fc.assert(
      fc.property(fc.record({ book, user: fc.option(user), from }), (page) => {
        const id = historyPageId(page);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(parseCustomId(id)).toEqual({ kind: 'historyPage', ...page });
      }),
    );
  });

  test('answers a question', () => {
    const scope = fc.constantFrom('here' as const, 'everywhere' as const);
    fc.assert(
      fc.property(proposed, fc.record({ scope, expires }), (proposal, erasure) => {
        expect(parseCustomId(settleId(proposal))).toEqual({ kind: 'settle', proposal });
        expect(eraseId(erasure).length).toBeLessThanOrEqual(100);
        expect(parseCustomId(eraseId(erasure))).toEqual({ kind: 'erase', ...erasure });
      }),
    );
    expect(parseCustomId(declineSettlementId(7))).toEqual({ kind: 'declineSettlement', proposal: 7 });
    expect(parseCustomId(DECLINE_ERASE_ID)).toEqual({ kind: 'declineErase' });
    expect(parseCustomId(openGameId('bluff'))).toEqual({ kind: 'openGame', game: 'bluff' });
    expect(parseCustomId(SHOW_GAMES_ID)).toEqual({ kind: 'showGames' });
  });
});

describe('ids of messages that exist', () => {
  const [prefix, prompt] = ['m:k3v9x0q2ab:17', { table: 'k3v9x0q2ab', prompt: 17 }];
  const review = { kind: 'reviewStep', ...prompt } as const;
  const examples: [id: string, values: string[], parsed: ParsedId][] = [
    [`${prefix}:a.single.3`, [], { kind: 'choose', ...prompt, name: 'single.3' }],
    [`${prefix}:a.pass`, [], { kind: 'choose', ...prompt, name: 'pass' }],
    [`${prefix}:s.`, [], { kind: 'show', ...prompt, picked: '' }],
    [`${prefix}:s.bomb.2`, [], { kind: 'show', ...prompt, picked: 'bomb.2' }],
    [`${prefix}:?0`, ['a.pair.5'], { kind: 'choose', ...prompt, name: 'pair.5' }],
    [`${prefix}:?1zz`, ['s.plane.99'], { kind: 'show', ...prompt, picked: 'plane.99' }],
    [`${prefix}:?07`, ['v.kick.2-0'], { kind: 'kick', ...prompt, seat: 2, userId: null }],
    [`${prefix}:+0a.s.r`, ['3', '1'], { kind: 'show', ...prompt, picked: 'r.3-1' }],
    [`${prefix}:+2.a.reroll`, ['0'], { kind: 'choose', ...prompt, name: 'reroll.0' }],
    [`${prefix}:+2.a.reroll`, [], { kind: 'choose', ...prompt, name: 'reroll.' }],
    ...[...LOBBY_VERBS, ...PLAY_VERBS].map((kind): [string, string[], ParsedId] => [
      `${prefix}:v.${kind}`,
      [],
      { kind, ...prompt },
    ]),
    [
      `${prefix}:v.kick.1-123456789012345678`,
      [],
      { kind: 'kick', ...prompt, seat: 1, userId: '123456789012345678' },
    ],
    [`${prefix}:+0.w.0.ab`, ['3', 'c'], { kind: 'ask', picked: '0.ab.3-c', ...prompt }],
    [
      'm:k3v9x0q2ab:0:?0x1',
      ['o.game.deals.6'],
      { kind: 'setOption', table: 'k3v9x0q2ab', prompt: 0, owner: 'game', key: 'deals', value: '6' },
    ],
    [
      'm:k3v9x0q2ab:0:?0x1',
      ['o.computer.2.master'],
      { kind: 'setOption', table: 'k3v9x0q2ab', prompt: 0, owner: 'computer', key: '2', value: 'master' },
    ],
    ['m:k3v9x0q2ab:0:v.levels', [], { kind: 'levels', table: 'k3v9x0q2ab', prompt: 0 }],
    ['m:k3v9x0q2ab:0:v.end', [], { kind: 'end', table: 'k3v9x0q2ab', prompt: 0 }],
    ['m:k3v9x0q2ab:0:v.keep', [], { kind: 'keep', table: 'k3v9x0q2ab', prompt: 0 }],
    ['m:k3v9x0q2ab:0:v.askEnd', [], { kind: 'askEnd', table: 'k3v9x0q2ab', prompt: 0 }],
    ['m:k3v9x0q2ab:0:v.lastHand', [], { kind: 'lastHand', table: 'k3v9x0q2ab', prompt: 0 }],
    ['m:k3v9x0q2ab:0:v.agree', [], { kind: 'agree', table: 'k3v9x0q2ab', prompt: 0 }],
    ['m:k3v9x0q2ab:0:v.playOn', [], { kind: 'playOn', table: 'k3v9x0q2ab', prompt: 0 }],
    ['m:k3v9x0q2ab:0:v.keepOpen', [], { kind: 'keepOpen', table: 'k3v9x0q2ab', prompt: 0 }],
    [`${prefix}:r.to.3.o.17`, [], { ...review, how: 'to', hand: 3, eyes: 'open', step: 17 }],
    [`${prefix}:?03.t.2`, ['r.as.1.0.2'], { ...review, how: 'as', hand: 1, eyes: 0, step: 2 }],
    ['r:hand:42', ['k3v9x0q2ab.2'], { kind: 'reviewHand', table: 'k3v9x0q2ab', hand: 2 }],
    ...companyIds,
    ['t:leave:123456', ['k3v9x0q2ab'], { kind: 'chooseTable', purpose: 'leave', table: 'k3v9x0q2ab' }],
    ['t:end:page:2', [], { kind: 'tableChoicePage', purpose: 'end', page: 2 }],
    ['p:rules:doudizhu:0', [], { kind: 'rulesPage', game: 'doudizhu', page: 0 }],
    ['p:ledger:chips:3', [], { kind: 'bookPage', book: 'chips', page: 3 }],
    ['p:ledger:score-babasuki:0', [], { kind: 'bookPage', book: 'score-babasuki', page: 0 }],
    ['h:chips:-:-', [], { kind: 'historyPage', book: 'chips', user: null, from: null }],
    [
      'h:points:123456789012345678:b42',
      [],
      {
        kind: 'historyPage',
        book: 'points',
        user: '123456789012345678',
        from: { direction: 'before', entry: 42 },
      },
    ],
    [
      'h:chips:-:a2147483647',
      [],
      { kind: 'historyPage', book: 'chips', user: null, from: { direction: 'after', entry: 2_147_483_647 } },
    ],
    [
      'h:chips:-:b9007199254740991',
      [],
      {
        kind: 'historyPage',
        book: 'chips',
        user: null,
        from: { direction: 'before', entry: 9_007_199_254_740_991 },
      },
    ],
    ['b:doudizhu:5000000000:2', [], { kind: 'leaderboard', game: 'doudizhu', since: 5_000_000_000, page: 2 }],
    ['b:doudizhu:-:2', [], { kind: 'leaderboard', game: 'doudizhu', since: null, page: 2 }],
    ['b:doudizhu:41:0', [], { kind: 'leaderboard', game: 'doudizhu', since: 41, page: 0 }],
    ['b:game:123456', ['bluff'], { kind: 'leaderboard', game: 'bluff', since: null, page: 0 }],
    ['b:bluff:season:1', ['41'], { kind: 'leaderboard', game: 'bluff', since: 41, page: 0 }],
    ['b:bluff:season:1', ['-'], { kind: 'leaderboard', game: 'bluff', since: null, page: 0 }],
    ['p:season:chips:41:2', [], { kind: 'seasonStandings', book: 'chips', since: 41, page: 2 }],
    ['p:season:chips:of:1', ['41'], { kind: 'seasonStandings', book: 'chips', since: 41, page: 0 }],
    ['p:seasons:score-babasuki:3', [], { kind: 'seasonsPage', book: 'score-babasuki', page: 3 }],
    ['q:settle:7', [], { kind: 'settle', proposal: 7 }],
    ['q:erase:here:1789000000', [], { kind: 'erase', scope: 'here', expires: 1_789_000_000 }],
    ['q:erase:everywhere:0', [], { kind: 'erase', scope: 'everywhere', expires: 0 }],
    ['q:keep:settle', [], { kind: 'declineSettlement', proposal: null }],
    ['q:keep:erase', [], { kind: 'declineErase' }],
    ['g:open:doudizhu', [], { kind: 'openGame', game: 'doudizhu' }],
    ['g:games', [], { kind: 'showGames' }],
    ['g:computers:bluff', [], { kind: 'playWithComputers', game: 'bluff' }],
    ['g:anyway:bluff', [], { kind: 'openAnyway', game: 'bluff' }],
    ['g:computers-anyway:bluff', [], { kind: 'playAnyway', game: 'bluff' }],
    ['g:rules:bluff', [], { kind: 'openRules', game: 'bluff' }],
    ['g:learn:bluff', [], { kind: 'learn', game: 'bluff' }],
    ['g:learn:choose', ['bluff'], { kind: 'learn', game: 'bluff' }],
    ...SETTINGS_AND_LISTS,
    ['l:bluff:3:v.show', [], { kind: 'lesson', game: 'bluff', lesson: 3, choose: null, picked: '' }],
    ['l:bluff:0r:?0', ['s.c.2'], { kind: 'lesson', game: 'bluff', lesson: 0, choose: null, picked: 'c.2' }],
  ];

  test.each(examples)('%s %j is still understood', (id, values, parsed) => {
    expect(parseCustomId(id, values)).toEqual(parsed);
  });

  test('are all of these kinds', () => {
    const kinds = examples.map(([, , { kind }]) => kind);
    expect(new Set(kinds)).toEqual(new Set(Object.keys(schemas)));
  });
});

describe('a malformed custom id', () => {
  const anything = fc.oneof(fc.string({ maxLength: 100 }), fc.string({ unit: 'binary', maxLength: 100 }));

  test('is refused, or names a table that there could be; parsing never throws', () => {
    fc.assert(
      fc.property(anything, fc.array(anything, { maxLength: 3 }), (id, values) => {
        const parsed = parseCustomId(id, values);
        if (parsed && 'table' in parsed) expect(isTableId(parsed.table)).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('cannot be made by the value of a select: it keeps the select’s table and prompt', () => {
    fc.assert(
      fc.property(owner, anything, (tableId, value) => {
        const parsed = parseCustomId(selectId(tableId, '0'), [value]);
        if (parsed) expect(parsed).toMatchObject(tableId);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('is refused when it is cut short', () => {
    const id = buttonId({ table: 'aaaaaaaaaa', prompt: 12 }, { kind: 'hand' });
    for (let length = 0; length < id.length; length++)
      expect(parseCustomId(id.slice(0, length)), id.slice(0, length)).toBeNull();
  });
});

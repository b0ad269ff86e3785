/** Options that the host changes in the lobby. */
import { describe, expect, it } from 'vitest';
import { bluff } from '../../src/games/bluff/index.ts';
import { bukubuku } from '../../src/games/bukubuku/index.ts';
import { addComputer, leave, start } from '../../src/tables/lobby.ts';
import { changeOptions } from '../../src/tables/lobby-options.ts';
import { LOBBY_MS, SLOW_LOBBY_MS } from '../../src/tables/lobby-time.ts';
import { type LobbyTable, SLOW_TURN_SECONDS } from '../../src/tables/table.ts';
import { ann, ben, cho, dan, lobby, NOON, playing, refusalOf, tableAfter, updateBy } from './fixtures.ts';
import { toy } from './toy-game.ts';

const five = { game: { hands: 5 } };

describe('changing options', () => {
  it('keeps the seats, and sets the lobby’s time anew', () => {
    const table = tableAfter(lobby([ann, ben]), changeOptions(toy, ann.id, five), NOON + 5000);
    expect(table).toMatchObject({ phase: 'lobby', options: { hands: 5 }, deadline: NOON + 5000 + LOBBY_MS });
    expect(table.seats).toHaveLength(2);
    expect(tableAfter(table, start(toy, ann.id))).toMatchObject({ state: { options: { hands: 5 } } });
  });

  it('gives a table that becomes slow the time of slow lobbies', () => {
    const slow = changeOptions(toy, ann.id, { table: { turnSeconds: SLOW_TURN_SECONDS } });
    expect(tableAfter(lobby(), slow)).toMatchObject({ deadline: NOON + SLOW_LOBBY_MS });
  });

  it('is refused to others, to a host who has left, and once the first hand has begun', () => {
    expect(refusalOf(lobby([ann, ben]), changeOptions(toy, ben.id, five))).toEqual({ refused: 'not-host' });
    const left = tableAfter(lobby([ann, ben]), leave(ann.id));
    expect(refusalOf(left, changeOptions(toy, ann.id, five))).toEqual({ refused: 'not-host' });
    expect(refusalOf(playing([ann, ben]), changeOptions(toy, ann.id, five))).toEqual({ refused: 'begun' });
  });

  it('works on the table as it is by then: of several changes at once, all are kept', () => {
    const before = lobby([ann], { options: bluff.options.parse({}) });
    const changes = [{ game: { stake: 5 } }, { game: { odds: true } }, { table: { picture: true } }];
    const after = changes.reduce<LobbyTable>(
      (table, change) => tableAfter(table, changeOptions(bluff, ann.id, change)) as LobbyTable,
      before,
    );
    expect(after).toMatchObject({ options: { stake: 5, odds: true, end: 'last' }, picture: true });
  });

  it('starts a full table that gets automatic start', () => {
    const full = lobby([ann, ben, cho, dan]);
    const automatic = changeOptions(toy, ann.id, { table: { autoStart: true } });
    expect(updateBy(full, automatic).table).toMatchObject({ phase: 'playing', hand: 1 });
    expect(tableAfter(lobby([ann, ben]), automatic)).toMatchObject({ phase: 'lobby', autoStart: true });
  });

  it('refuses with the game’s reason what nobody could play', () => {
    const stake = changeOptions(bluff, ann.id, { game: { stake: 5 } });
    const first = lobby([ann, ben], { options: bluff.options.parse({ end: 'first' }) });
    expect(refusalOf(first, stake)).toMatchObject({
      refused: 'rules',
      refusal: { refused: 'stake-for-last' },
    });
  });

  it('takes what fewer or more players could play, and leaves it to the start', () => {
    const memo = changeOptions(bukubuku, ann.id, { game: { memo: true } });
    const one = tableAfter(lobby([ann], { options: bukubuku.options.parse({}) }), memo);
    expect(one).toMatchObject({ phase: 'lobby', options: { memo: true } });
    const add = addComputer(bukubuku, ann.id);
    const three = tableAfter(tableAfter(one, add), add);
    expect(refusalOf(three, start(bukubuku, ann.id))).toMatchObject({ refused: 'rules' });
  });
});

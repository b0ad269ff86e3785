/** While the host is gone, those who are present vote. */
import { describe, expect, it } from 'vitest';
import { leaveForGood, vacantSeats } from '../../src/tables/company.ts';
import { withLaterTimes } from '../../src/tables/deadlines.ts';
import { join, start } from '../../src/tables/lobby.ts';
import { comeBack, goAway } from '../../src/tables/play.ts';
import type { Motion, PlayingTable } from '../../src/tables/table.ts';
import { agreeToMotion, endVote, isHostGone, openVote, propose, VOTE_MS } from '../../src/tables/voting.ts';
import { ann, as, ben, cho, dan, inPhase, NOON, playing, refusalOf, tableAfter } from './fixtures.ts';
import { setupTables } from './service-setup.ts';
import { toy } from './toy-game.ts';

const following = (table: PlayingTable, ...transitions: Parameters<typeof tableAfter>[1][]): PlayingTable =>
  transitions.reduce<PlayingTable>((current, step) => inPhase('playing', tableAfter(current, step)), table);
const four = playing([ann, ben, cho, dan]);
/** The host is away. */
const alone = following(four, goAway(toy, ann.id));
const replaceAnn: Motion = { kind: 'replace', seat: 0, userId: ann.id };
const hostBen: Motion = { kind: 'host', userId: ben.id };
const agree = ({ id }: { id: string }) => agreeToMotion(toy, id, Math.floor((NOON + VOTE_MS) / 1000));
const asked = following(alone, propose(toy, cho.id, hostBen));

describe('a vote', () => {
  it('is open to those who are present while the host is gone', () => {
    expect(isHostGone(four)).toBe(false);
    expect(refusalOf(four, propose(toy, ben.id, hostBen))).toEqual({ refused: 'host-is-here' });
    expect(refusalOf(alone, propose(toy, ann.id, hostBen))).toEqual({ refused: 'is-away' });
    expect(refusalOf(alone, propose(toy, 'id-eve', hostBen))).toEqual({ refused: 'not-seated' });
    expect(refusalOf(as.over(alone), propose(toy, ben.id, hostBen))).toEqual({ refused: 'finished' });
    expect(openVote(asked)).toEqual({ motion: hostBen, agreed: [2], expires: NOON + VOTE_MS });
  });

  it('is decided by more than half of the people who are present, each once', () => {
    expect(refusalOf(asked, agree(cho))).toEqual({ refused: 'voted-already' });
    const decided = following(asked, agree(dan));
    expect(decided).toMatchObject({ hostId: ben.id, vote: null });
    expect(refusalOf(decided, agree(ben))).toEqual({ refused: 'host-is-here' });
    const replaced = following(alone, propose(toy, ben.id, replaceAnn), agree(cho));
    expect(vacantSeats(replaced)).toEqual([0]);
    expect(replaced).toMatchObject({ hostId: ben.id, vote: null });
    // With two who are present both have to agree, and one alone decides alone.
    const two = following(alone, goAway(toy, dan.id), propose(toy, ben.id, hostBen));
    expect(openVote(two)).not.toBeNull();
    const one = following(alone, goAway(toy, dan.id), goAway(toy, cho.id), propose(toy, ben.id, hostBen));
    expect(one).toMatchObject({ hostId: ben.id, vote: null });
  });

  it('is one at a time, and names a seat as it is', () => {
    expect(refusalOf(asked, propose(toy, ben.id, replaceAnn))).toEqual({ refused: 'vote-is-open' });
    for (const motion of [
      { kind: 'replace', seat: 1, userId: ben.id },
      { kind: 'replace', seat: 0, userId: ben.id },
      { kind: 'host', userId: ann.id },
    ] as const)
      expect(refusalOf(alone, propose(toy, ben.id, motion))).toEqual({ refused: 'no-such-seat' });
    expect(refusalOf(asked, agreeToMotion(toy, ben.id, 1))).toEqual({ refused: 'no-vote' });
  });

  it('is void once the host is back, or the nominee has left', () => {
    const back = following(asked, comeBack(toy, ann.id));
    expect(openVote(back)).toBeNull();
    expect(refusalOf(back, agree(dan))).toEqual({ refused: 'host-is-here' });
    expect(openVote(following(asked, leaveForGood(toy, ben.id)))).toBeNull();
  });

  it('ends after five minutes, decided where enough of those who are still present have agreed', () => {
    expect(following(asked, endVote(toy))).toMatchObject({ hostId: ann.id, vote: null });
    expect(following(asked, goAway(toy, dan.id), goAway(toy, ben.id), endVote(toy))).toMatchObject({
      vote: null,
    });
    const left = following(alone, propose(toy, ben.id, hostBen), goAway(toy, cho.id), goAway(toy, dan.id));
    expect(following(left, endVote(toy))).toMatchObject({ hostId: ben.id });
    expect(refusalOf(four, endVote(toy))).toEqual({ refused: 'stale' });
  });

  it('gets back the time of an outage', () => {
    expect(withLaterTimes(asked, 60_000, NOON)).toMatchObject({ vote: { expires: NOON + VOTE_MS + 60_000 } });
  });
});

it('a vote survives a restart, with the time that was lost, and then ends by itself', async () => {
  const { tables, openTable, newService, clock, findTable } = await setupTables();
  const { id } = await openTable({ turnSeconds: 0 });
  for (const member of [ben, cho, dan]) await tables.apply(id, join(toy, member));
  await tables.apply(id, start(toy, ann.id));
  await tables.apply(id, goAway(toy, ann.id));
  await tables.apply(id, propose(toy, ben.id, hostBen));
  await tables.close();
  const again = newService();
  await again.recover(60_000);
  const recovered = inPhase('playing', await findTable());
  expect((await again.find(id)) as PlayingTable).toMatchObject({
    vote: { motion: hostBen, agreed: [1], expires: NOON + VOTE_MS + 60_000 },
  });
  expect(recovered.hostId).toBe(ann.id);
  clock.settleWith(() => again.idle());
  await clock.advance(VOTE_MS + 61_000);
  expect(openVote((await again.find(id)) as PlayingTable)).toBeNull();
  await again.close();
});

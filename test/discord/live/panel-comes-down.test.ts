/** At their turn, a player's panel comes down below the messages that the bot knows of. */
import { describe, expect, it } from 'vitest';
import { createLastMessages } from '../../../src/discord/live/last-messages.ts';
import { ann, ben } from '../../tables/fixtures.ts';
import { afterAnn, afterBen, FOLLOW_UP, GRACE, PACE, setupPanels, TOKEN } from './panel-setup.ts';
import { discordError } from './responses.ts';

const HOOK = `/webhooks/1/${TOKEN}`;
const OLD = `${HOOK}/messages/@original`;
const LATER = '200';

type Fixture = ReturnType<typeof setupPanels>;

const talk = ({ lastMessages, table }: Fixture, messageId = LATER): void =>
  lastMessages.noteForAll(table.channelId, messageId);
/** In this game a player who thinks is asked again. */
const askAnn = async (fixture: Fixture): Promise<void> => {
  fixture.change(afterAnn(fixture.table, 'think'));
  await fixture.clock.advance(GRACE + PACE);
};

describe('a panel whose player is asked anew', () => {
  it('comes down where somebody has written below it: a further reply by its token, and the old one deleted', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    talk(fixture);
    await askAnn(fixture);
    expect(fixture.routes).toEqual([`POST ${HOOK}`, OLD]);
    expect(fixture.deletedTokens).toEqual([TOKEN]);
  });

  it('comes down where the bot has answered this player below it', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.lastMessages.noteFor(ann.id, fixture.table.channelId, LATER);
    await askAnn(fixture);
    expect(fixture.routes).toEqual([`POST ${HOOK}`, OLD]);
  });

  it.each<[string, (fixture: Fixture) => void]>([
    ['nothing is below it', () => {}],
    ['all talk is above it', (fixture) => talk(fixture, '50')],
    ['the talk is in another channel', ({ lastMessages }) => lastMessages.noteForAll('elsewhere', LATER)],
    [
      'what is below it is for another member',
      ({ lastMessages, table }) => lastMessages.noteFor(ben.id, table.channelId, LATER),
    ],
  ])('is edited where it is when %s', async (_, write) => {
    const fixture = setupPanels();
    await fixture.answer();
    write(fixture);
    await askAnn(fixture);
    expect(fixture.routes).toEqual([OLD]);
  });

  it('is edited where it is if it stands in another channel than its table', async () => {
    const fixture = setupPanels();
    await fixture.answer({ picked: '' }, { channelId: 'elsewhere' });
    talk(fixture);
    await askAnn(fixture);
    expect(fixture.routes).toEqual([OLD]);
  });

  it('is edited where it is if the table’s message is to be posted anew, which it follows', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    talk(fixture);
    fixture.expectRepost();
    await askAnn(fixture);
    expect(fixture.routes).toEqual([OLD]);
    fixture.repost();
    await fixture.clock.advance(GRACE + PACE);
    expect(fixture.routes).toEqual([OLD, `POST ${HOOK}`, OLD]);
  });

  it('comes down once, and stays while the question is the same', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    talk(fixture);
    await askAnn(fixture);
    talk(fixture, String(FOLLOW_UP + 100));
    fixture.change(afterBen(fixture.table, 'think'));
    await fixture.clock.advance(GRACE + PACE);
    expect(fixture.routes).toEqual([`POST ${HOOK}`, OLD]);
  });

  it('is edited where it is if Discord refuses the new message', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    talk(fixture);
    fixture.postResponses.push(discordError(403, 50013));
    await askAnn(fixture);
    await fixture.clock.advance(5 * PACE);
    expect(fixture.routes).toEqual([`POST ${HOOK}`, OLD]);
    expect(fixture.deletedTokens).toEqual([]);
  });
});

it('stays where it is while another player is asked', async () => {
  const fixture = setupPanels();
  await fixture.answer();
  talk(fixture);
  fixture.change(afterBen(fixture.table, 'think'));
  await fixture.clock.advance(GRACE + PACE);
  expect(fixture.routes.filter((route) => route.startsWith('POST'))).toEqual([]);
});

it('the last message is the latest, in whatever order Discord tells of them', () => {
  const messages = createLastMessages();
  messages.noteForAll('1', '1000000000000000002');
  messages.noteForAll('1', '999999999999999999');
  expect(messages.isAbove('1000000000000000001', ann.id, '1')).toBe(true);
  expect(messages.isAbove('1000000000000000002', ann.id, '1')).toBe(false);
});

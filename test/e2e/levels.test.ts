/** How strongly computers play: chosen in the lobby, seen at the table, verified and reviewed. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Level } from '../../src/game/levels.ts';
import { readTableFile } from '../../src/proof/table-file.ts';
import { inThreads } from '../tables/leveled-toy.ts';
import { sharedBot } from './shared-bot.ts';
import { canAct, controls, openPanel, playFirstMove, selects } from './test-bot.ts';

const asked: (readonly [seat: number, level: Level])[] = [];
const { bot, member } = sharedBot(
  'Ann',
  {},
  {
    pace: () => 200,
    thinker: {
      ...inThreads,
      think: (turn, signal) => {
        asked.push([turn.seat, turn.level]);
        return inThreads.think(turn, signal);
      },
    },
  },
);
let ann: Member;
let ben: Member;
beforeAll(() => {
  [ann, ben] = ['Ann', 'Ben'].map(member) as [Member, Member];
});

const open = async (command: string, options = {}): Promise<MessageView> =>
  (await ann.runCommand(`/play ${command}`, options)).message!;
const idOf = (message: MessageView): string => controls(message)[0]!.custom_id!.split(':')[1]!;
const optionsOf = async (member: Member, lobby: MessageView): Promise<MessageView> =>
  (await member.press(member.view(lobby)!, 'Options')).ephemeral!;
async function shown(message: MessageView): Promise<string> {
  await bot().settle();
  return textOf(ann.view(message)!);
}

describe('in the lobby', () => {
  test('the host chooses for all computers, those that join later too, and the lobby shows it', async () => {
    // A game whose hands do not end before everybody has had a turn.
    const lobby = await open('doudizhu');
    const panel = await optionsOf(ann, lobby);
    await ann.select(panel, 'Computer level', 'Computer level: master');
    expect(textOf(ann.view(panel)!)).toContain('✅ Computer level: master');
    expect(await shown(lobby)).toContain('Computers: master');
    await ann.press(ann.view(lobby)!, 'Add computer');
    expect(await shown(lobby)).toMatch(/2\. 🤖 Haru · master/);
    expect(await shown(lobby)).not.toContain('Computers: master');
    await ann.press(ann.view(lobby)!, 'Fill up and start: 2 more computers');
    expect(await shown(lobby)).toMatch(/🤖 Mika · master/);
  });

  test('a command chooses it, too', async () => {
    const lobby = await open('daifugo', { computers: 2, 'computer-level': 'friendly' });
    expect(await shown(lobby)).toMatch(/🤖 Haru · friendly[\s\S]*🤖 Mika · friendly/);
  });

  test('with several computers each has its own, on a page of its own and back', async () => {
    const lobby = await open('daifugo', { computers: 1 });
    const panel = await optionsOf(ann, lobby);
    expect(JSON.stringify(panel.components)).not.toContain('Choose for each computer');
    await ann.press(ann.view(lobby)!, 'Add computer');
    const two = await optionsOf(ann, lobby);
    await ann.press(two, 'Choose for each computer');
    await ann.select(ann.view(two)!, '🤖 Mika', '🤖 Mika: friendly');
    expect(textOf(ann.view(two)!)).toContain('✅ Mika: friendly');
    await ann.press(ann.view(two)!, 'All options');
    expect(textOf(ann.view(two)!)).toContain('until the game starts');
    expect(await shown(lobby)).toMatch(/🤖 Haru\n[\s\S]*🤖 Mika · friendly/);
    expect(JSON.stringify(ann.view(two)!.components)).toContain('Computer level: each its own');
  });

  test('forged presses and those of others change nothing, and are answered', async () => {
    const lobby = await open('daifugo', { computers: 2 });
    await ben.press(lobby, 'Join');
    const read = await optionsOf(ben, lobby);
    expect(textOf(read)).toContain('Computer level: standard');
    const id = idOf(ann.view(lobby)!);
    const answerTo = async (who: Member, action: string): Promise<string> => {
      const on = await optionsOf(who, lobby);
      const { ephemeral } = await who.press(on, `m:${id}:0:${action}`, { forge: true });
      return textOf(ephemeral ?? who.view(on)!);
    };
    expect(await answerTo(ben, 'o.table.level.master')).toContain('Only the table’s host');
    expect(await answerTo(ben, 'o.computer.1.master')).toContain('Only the table’s host');
    expect(await answerTo(ben, 'v.levels')).toContain('Only the table’s host');
    for (const wrong of [
      'o.table.level.mixed',
      'o.table.level.grand',
      'o.computer.1.grand',
      'o.computer.x.master',
    ])
      expect(await answerTo(ann, wrong), wrong).toContain('no longer works');
    expect(await answerTo(ann, 'o.computer.9.master')).toContain('⚠️');
    expect(await shown(lobby)).not.toMatch(/master|friendly/);
  });

  test('an old page changes nothing once the game has begun', async () => {
    const lobby = await open('daifugo', { computers: 2 });
    const panel = await optionsOf(ann, lobby);
    await ann.press(panel, 'Choose for each computer');
    const read = await optionsOf(ben, lobby);
    const table = idOf(ann.view(lobby)!);
    await ann.press(ann.view(lobby)!, 'Start');
    await bot().settle();
    expect(ann.view(panel)).toBeUndefined();
    for (const action of ['o.computer.1.master', 'v.levels']) {
      const { message } = await ben.press(read, `m:${table}:0:${action}`, { forge: true });
      expect(textOf(message!)).toContain('begun');
    }
  });
});

/** Plays a table of one game against a master and a friendly computer to its end. */
async function playMixedGame(): Promise<MessageView> {
  const lobby = await open('daifugo', { computers: 2, games: 1 });
  const options = await optionsOf(ann, lobby);
  await ann.press(options, 'Choose for each computer');
  await ann.select(ann.view(options)!, '🤖 Haru', '🤖 Haru: master');
  await ann.select(ann.view(options)!, '🤖 Mika', '🤖 Mika: friendly');
  asked.length = 0;
  await ann.press(ann.view(lobby)!, 'Start');
  await bot().settle();
  expect(textOf(ann.view(lobby)!)).toMatch(/🤖 Haru · master · [\s\S]*🤖 Mika · friendly · /);
  const panel = await openPanel(ann, lobby);
  for (let guard = 0; guard < 200 && !textOf(ann.view(lobby)!).includes('Final score'); guard++) {
    if (canAct(ann.view(panel)!)) await playFirstMove(ann, ann.view(panel)!);
    await bot().settle(1_100);
  }
  return lobby;
}

/** In one game of five somebody goes out before both computers have had a choice. */
async function playUntilBothChose(): Promise<MessageView> {
  for (let games = 0; games < 20; games++) {
    const lobby = await playMixedGame();
    if (new Set(asked.map(([seat]) => seat)).size === 2) return lobby;
  }
  return expect.fail('in none of twenty games both computers had a choice');
}

test('a hand with a master and a friendly computer is played, verified by its file and reviewed; the rematch has both', async () => {
  const lobby = await playUntilBothChose();
  expect(new Set(asked.map(([seat, level]) => `${seat} ${level}`))).toEqual(
    new Set(['1 master', '2 friendly']),
  );

  const id = idOf(ann.view(lobby)!);
  const acting = ann.runCommand('/verify', { table: id }, { forge: true });
  const { ephemeral } = await acting;
  expect(textOf(ephemeral!)).toMatch(/Everything agrees\.[\s\S]*choices of computers/);
  const { url } = ephemeral!.attachments[0]!;
  const file = readTableFile(bot().discord.world.files.get(new URL(url).pathname)!.body.toString());
  if ('malformed' in file) expect.fail(file.malformed);
  expect(file.seats.map(({ level = null }) => level)).toEqual([null, 'master', 'friendly']);
  const levels = file.hands[0]!.actions.flatMap(({ seat, by, level }) =>
    by === 'computer' ? [`${seat} ${level}`] : [],
  );
  expect(new Set(levels)).toEqual(new Set(['1 master', '2 friendly']));

  const review = (await ann.press(ann.view(lobby)!, 'Review')).ephemeral!;
  expect(textOf(review)).toMatch(/1\/\d+/);

  const rematch = await ann.press(ann.view(lobby)!, 'Rematch');
  await bot().settle();
  expect(textOf(ann.view(rematch.message!)!)).toMatch(/🤖 Haru · master[\s\S]*🤖 Mika · friendly/);
});

test('another game for the same people has computers that are as strong', async () => {
  const lobby = await open('daifugo', { computers: 1, 'computer-level': 'master' });
  await ann.press(lobby, 'Start');
  await bot().settle();
  const { ephemeral } = await ann.runCommand('/table end');
  await ann.press(ephemeral!, 'End the table');
  await bot().settle();
  const offer = (await ann.press(ann.view(lobby)!, 'Play something else')).ephemeral!;
  const choice = selects(offer)[0]!.custom_id!;
  const next = (await ann.select(offer, choice, 'doudizhu')).message!;
  expect(await shown(next)).toContain('Computers: master');
});

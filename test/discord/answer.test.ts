/** Answers through a real client and the small Discord: in time, once, and never an error out of here. */
import type { Interaction } from 'discord.js';
import { ComponentType } from 'discord-api-types/v10';
import { pino } from 'pino';
import {
  type ManualClock,
  type Member,
  manualClock,
  type Outcome,
  type SeenMessage,
  type StandIn,
  textOf,
} from 'stand-in-discord/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, type Reply, type ReplyTarget, textReply } from '../../src/discord/answer.ts';
import { serializers } from '../../src/log.ts';
import { botOn, discordWith } from '../sandbox/bot.ts';

let discord: StandIn;
let clock: ManualClock;
let ann: Member;
let lines: Record<string, unknown>[];
let errors: unknown[];
/** What the bot does with the next interaction. */
let handle: (interaction: Interaction) => Promise<void>;

beforeEach(async () => {
  clock = manualClock();
  discord = await discordWith({ clock, people: [{ name: 'Ann' }, { name: 'Chika', locale: 'ja' }] });
  clock.settleWith(() => discord.quiet(15));
  ann = discord.member('Ann');
  lines = [];
  handle = async () => {};
  const bot = await botOn(discord, (interaction) => handle(interaction));
  await bot.client.application.commands.set([{ name: 'ask', description: 'Ask' }]);
  errors = bot.errors;
});

const log = pino({ level: 'info', serializers }, { write: (line) => lines.push(JSON.parse(line)) });

const after = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => clock.after(ms, resolve));

/** From now on the bot answers so. */
function answering(
  slow: ReplyTarget,
  ms: number,
  reply: () => Reply,
  of: { clock: ManualClock } = { clock },
): void {
  handle = async (interaction) => {
    if (!interaction.isChatInputCommand() && !interaction.isMessageComponent()) return;
    const work = async () => {
      await after(ms);
      return reply();
    };
    await answer(interaction, slow, work, { ...of, log });
  };
}

/** An act, and as much time as its answer takes. */
async function during(ms: number, act: () => Promise<Outcome>): Promise<Outcome> {
  const acting = act();
  await discord.quiet(15);
  if (ms > 0) await clock.advance(ms);
  return acting;
}

/** A public message with a button. */
async function board(): Promise<SeenMessage> {
  answering('public', 0, () => ({
    to: 'public',
    components: [
      { type: ComponentType.TextDisplay, content: 'The board' },
      {
        type: ComponentType.ActionRow,
        components: [{ type: ComponentType.Button, style: 1, label: 'Press', custom_id: 'press' }],
      },
    ],
  }));
  return (await ann.command('/ask')).message!;
}

const failures = (): unknown[] => lines.filter(({ level }) => Number(level) >= 40).map(({ msg }) => msg);
const nothingWrong = (): void => {
  expect(errors).toEqual([]);
  expect(discord.complaints).toEqual([]);
};

describe('work that is quick', () => {
  test.each(['ephemeral', 'public'] as const)('is answered at once, %s', async (to) => {
    answering('public', 0, () => textReply('Done.', to));
    const { answer: how, message } = await ann.command('/ask');
    expect(how).toBe('message');
    expect(textOf(message!)).toBe('Done.');
    expect(message!.ephemeral).toBe(to === 'ephemeral');
    nothingWrong();
  });

  test('changes the pressed message where it is meant to', async () => {
    const message = await board();
    answering('update', 0, () => textReply('Changed.', 'update'));
    expect((await ann.press(message, 'Press')).answer).toBe('update');
    expect(textOf(ann.look(message)!)).toBe('Changed.');
    nothingWrong();
  });
});

describe.each([2_500, 5_000])('work that takes %i ms', (ms) => {
  test.each(['ephemeral', 'public'] as const)('is put off in time, and then said, %s', async (to) => {
    answering(to, ms, () => textReply('Done.', to));
    const { answer: how, message } = await during(ms, () => ann.command('/ask'));
    expect(how).toBe('thinking');
    expect(textOf(ann.look(message!)!)).toBe('Done.');
    expect(message!.ephemeral).toBe(to === 'ephemeral');
    expect(failures()).toEqual([]);
    nothingWrong();
  });

  test('changes the pressed message when it is done, and leaves it alone until then', async () => {
    const message = await board();
    answering('update', ms, () => textReply('Changed.', 'update'));
    const pressing = ann.press(message, 'Press');
    await discord.quiet(15);
    await clock.advance(ms - 1);
    expect(textOf(ann.look(message)!)).toContain('The board');
    await clock.advance(1);
    expect((await pressing).answer).toBe('later');
    expect(textOf(ann.look(message)!)).toBe('Changed.');
    nothingWrong();
  });

  test('says what is for the presser alone to them alone, after an update was promised', async () => {
    const message = await board();
    answering('update', ms, () => textReply('Not you.'));
    await during(ms, () => ann.press(message, 'Press'));
    expect(textOf(ann.look(message)!)).toContain('The board');
    expect(ann.ephemerals().map(textOf)).toEqual(['Not you.']);
    expect(discord.member('Chika').sees().map(textOf).join()).not.toContain('Not you.');
    nothingWrong();
  });

  test('and fails, says so where the answer was promised', async () => {
    answering('ephemeral', ms, () => {
      throw new Error('no');
    });
    const { message } = await during(ms, () => ann.command('/ask'));
    expect(textOf(ann.look(message!)!)).toContain('nothing was changed');
    expect(failures()).toEqual(['an interaction failed']);
    nothingWrong();
  });
});

describe('work that throws', () => {
  const fails = () => {
    throw new Error('the disk is full');
  };

  test('is answered in the reader’s language, and logged', async () => {
    answering('public', 0, fails);
    expect(textOf((await ann.command('/ask')).ephemeral!)).toContain('nothing was changed');
    expect(textOf((await discord.member('Chika').command('/ask')).ephemeral!)).toContain(
      '何も変わっていません',
    );
    expect(lines).toMatchObject([
      { level: 50, msg: 'an interaction failed', user: ann.id, err: { message: 'the disk is full' } },
      { level: 50 },
    ]);
    nothingWrong();
  });

  test('leaves the pressed message as it is', async () => {
    const message = await board();
    answering('update', 0, fails);
    const { ephemeral } = await ann.press(message, 'Press');
    expect(textOf(ephemeral!)).toContain('nothing was changed');
    expect(textOf(ann.look(message)!)).toContain('The board');
  });
});

describe('who is told that it was sent', () => {
  const sent: string[] = [];
  const telling = (to: ReplyTarget) => (): Reply => ({
    ...textReply('Done.', to),
    onSent: (id) => void sent.push(id),
  });
  beforeEach(() => {
    sent.length = 0;
  });

  test.each([0, 2_500])('hears which message says it, after %i ms too', async (ms) => {
    const message = await board();
    answering('public', ms, telling('public'));
    const said = await during(ms, () => ann.command('/ask'));
    answering('update', ms, telling('update'));
    await during(ms, () => ann.press(message, 'Press'));
    expect(sent).toEqual([said.message!.id, message.id]);
  });

  test('hears nothing where Discord did not take it', async () => {
    answering('public', 0, telling('public'));
    discord.fault('POST /interactions', { drop: 'before' }, 4);
    const acting = ann.command('/ask');
    await discord.quiet(50);
    await clock.advance(3_500);
    expect((await acting).answer).toBeUndefined();
    expect(sent).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('and fails at it, is logged: the answer was given', async () => {
    answering('public', 0, () => ({
      ...textReply('Done.', 'public'),
      onSent: () => {
        throw new Error('not noted');
      },
    }));
    expect(textOf((await ann.command('/ask')).message!)).toBe('Done.');
    await discord.quiet(15);
    expect(lines).toMatchObject([{ level: 40, err: { message: 'not noted' } }]);
    expect(errors).toEqual([]);
  });
});

describe('an answer that Discord does not want', () => {
  test('because it comes too late is let go, with a line that has no token in it', async () => {
    // A process that stood still: its own clock knows nothing of the time that went by.
    answering('public', 5_000, () => textReply('Done.', 'public'), { clock: manualClock() });
    const { answer: how } = await during(5_000, () => ann.command('/ask'));
    expect(how).toBeUndefined();
    expect(lines).toMatchObject([{ level: 30, msg: 'a reply came too late', err: { code: 10062 } }]);
    const [token] = [...discord.world.interactions.keys()];
    expect(JSON.stringify(lines)).not.toContain(token);
    expect(errors).toEqual([]);
  });

  test('because there is one already is let go', async () => {
    handle = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const other = async () => {
        await interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
          body: { type: 4, data: { content: 'Somebody was faster.' } },
          auth: false,
        });
        return textReply('Done.', 'public');
      };
      await answer(interaction, 'public', other, { clock, log });
    };
    expect(textOf((await ann.command('/ask')).message!)).toBe('Somebody was faster.');
    await discord.quiet(15);
    expect(lines).toMatchObject([{ level: 30, msg: 'a reply came too late', err: { code: 40060 } }]);
    expect(errors).toEqual([]);
  });
});

describe('what is added to an answer later', () => {
  test('comes by an edit; what was for the end is called after it', async () => {
    const order: string[] = [];
    answering('ephemeral', 0, () => ({
      ...textReply('Wait.'),
      addition: async () => {
        order.push('later');
        return { components: textReply('There it is.').components };
      },
      onDone: () => {
        order.push('over');
      },
    }));
    const { ephemeral } = await ann.command('/ask');
    await ann.awaits('There it is.');
    await discord.quiet(15);
    expect(ann.look(ephemeral!)!.id).toBe(ephemeral!.id);
    expect(order).toEqual(['later', 'over']);
  });

  test('is left out where nothing came of it; a failure is logged and told to nobody', async () => {
    answering('ephemeral', 0, () => ({ ...textReply('Wait.'), addition: async () => null }));
    const { ephemeral } = await ann.command('/ask');
    answering('ephemeral', 0, () => ({
      ...textReply('Hm.'),
      addition: () => Promise.reject(new Error('no ink')),
    }));
    await ann.command('/ask');
    await discord.quiet(15);
    expect(textOf(ann.look(ephemeral!)!)).toBe('Wait.');
    expect(lines).toMatchObject([{ level: 40, err: { message: 'no ink' } }]);
  });

  test('the end comes too where Discord did not take the answer', async () => {
    let over = 0;
    answering('public', 5_000, () => ({ ...textReply('Done.', 'public'), onDone: () => void over++ }), {
      clock: manualClock(),
    });
    await during(5_000, () => ann.command('/ask'));
    expect(over).toBe(1);
  });
});

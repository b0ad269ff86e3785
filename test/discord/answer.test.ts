/** Replies through a real client and the stand-in for Discord: in time, exactly one, and never an unhandled error. */
import type { Interaction } from 'discord.js';
import { ComponentType } from 'discord-api-types/v10';
import { pino } from 'pino';
import {
  type ManualClock,
  type Member,
  type MessageView,
  manualClock,
  type Outcome,
  type StandIn,
  textOf,
} from 'stand-in-discord/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, type Reply, type ReplyTarget, textReply } from '../../src/discord/answer.ts';
import { serializers } from '../../src/log.ts';
import { startClient, startStandIn } from '../sandbox/bot.ts';

let discord: StandIn;
let clock: ManualClock;
let ann: Member;
let lines: Record<string, unknown>[];
let errors: unknown[];
/** The bot's handler of the next interaction. */
let handle: (interaction: Interaction) => Promise<void>;

beforeEach(async () => {
  clock = manualClock();
  discord = await startStandIn({ clock, people: [{ name: 'Ann' }, { name: 'Chika', locale: 'ja' }] });
  clock.settleWith(() => discord.whenIdle());
  ann = discord.member('Ann');
  lines = [];
  handle = async () => {};
  const bot = await startClient(discord, (interaction) => handle(interaction));
  await bot.client.application.commands.set([{ name: 'ask', description: 'Ask' }]);
  errors = bot.errors;
});

const log = pino({ level: 'info', serializers }, { write: (line) => lines.push(JSON.parse(line)) });

const after = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => clock.after(ms, resolve));

/** Makes the bot answer every interaction with this reply, after that time. */
function replyWith(
  deferAs: ReplyTarget,
  ms: number,
  reply: () => Reply,
  timing: { clock: ManualClock } = { clock },
): void {
  handle = async (interaction) => {
    if (!interaction.isChatInputCommand() && !interaction.isMessageComponent()) return;
    const work = async () => {
      await after(ms);
      return reply();
    };
    await answer(interaction, { as: deferAs, first: false }, work, { ...timing, log });
  };
}

/** Runs an action of a member that the bot takes this long to answer. */
async function during(ms: number, act: () => Promise<Outcome>): Promise<Outcome> {
  const acting = act();
  await discord.whenIdle();
  if (ms > 0) await clock.advance(ms);
  return acting;
}

/** A public message with a button. */
async function board(): Promise<MessageView> {
  replyWith('public', 0, () => ({
    to: 'public',
    components: [
      { type: ComponentType.TextDisplay, content: 'The board' },
      {
        type: ComponentType.ActionRow,
        components: [{ type: ComponentType.Button, style: 1, label: 'Press', custom_id: 'press' }],
      },
    ],
  }));
  return (await ann.runCommand('/ask')).message!;
}

const failures = (): unknown[] => lines.filter(({ level }) => Number(level) >= 40).map(({ msg }) => msg);
const expectNoErrors = (): void => {
  expect(errors).toEqual([]);
  expect(discord.violations).toEqual([]);
};

describe('quick work', () => {
  test.each(['ephemeral', 'public'] as const)('is answered at once, with a reply that is %s', async (to) => {
    replyWith('public', 0, () => textReply('Done.', to));
    const { answer: how, message } = await ann.runCommand('/ask');
    expect(how).toBe('message');
    expect(textOf(message!)).toBe('Done.');
    expect(message!.ephemeral).toBe(to === 'ephemeral');
    expectNoErrors();
  });

  test('updates the pressed message', async () => {
    const message = await board();
    replyWith('update', 0, () => textReply('Changed.', 'update'));
    expect((await ann.press(message, 'Press')).answer).toBe('update');
    expect(textOf(ann.view(message)!)).toBe('Changed.');
    expectNoErrors();
  });
});

describe.each([2_500, 5_000])('work that takes %i ms', (ms) => {
  test.each(['ephemeral', 'public'] as const)(
    'is deferred in time, and then answered with a reply that is %s',
    async (to) => {
      replyWith(to, ms, () => textReply('Done.', to));
      const { answer: how, message } = await during(ms, () => ann.runCommand('/ask'));
      expect(how).toBe('thinking');
      expect(textOf(ann.view(message!)!)).toBe('Done.');
      expect(message!.ephemeral).toBe(to === 'ephemeral');
      expect(failures()).toEqual([]);
      expectNoErrors();
    },
  );

  test('leaves the pressed message alone until it is done, and then updates it', async () => {
    const message = await board();
    replyWith('update', ms, () => textReply('Changed.', 'update'));
    const pressing = ann.press(message, 'Press');
    await discord.whenIdle();
    await clock.advance(ms - 1);
    expect(textOf(ann.view(message)!)).toContain('The board');
    await clock.advance(1);
    expect((await pressing).answer).toBe('later');
    expect(textOf(ann.view(message)!)).toBe('Changed.');
    expectNoErrors();
  });

  test.each(['update', 'public'] as const)('answers in private, although deferred as %s', async (deferAs) => {
    const message = await board();
    replyWith(deferAs, ms, () => textReply('Not you.'));
    await during(ms, () => (deferAs === 'update' ? ann.press(message, 'Press') : ann.runCommand('/ask')));
    expect(textOf(ann.view(message)!)).toContain('The board');
    expect(ann.visibleEphemerals().map(textOf)).toEqual(['Not you.']);
    expect(discord.member('Chika').visibleMessages().map(textOf)).toHaveLength(1);
    expectNoErrors();
  });

  test('reports a failure in the deferred reply', async () => {
    replyWith('ephemeral', ms, () => {
      throw new Error('no');
    });
    const { message } = await during(ms, () => ann.runCommand('/ask'));
    expect(textOf(ann.view(message!)!)).toContain('nothing was changed');
    expect(failures()).toEqual(['an interaction failed']);
    expectNoErrors();
  });
});

describe('work that throws', () => {
  const fails = () => {
    throw new Error('the disk is full');
  };

  test('is reported in the reader’s language, and logged', async () => {
    replyWith('public', 0, fails);
    expect(textOf((await ann.runCommand('/ask')).ephemeral!)).toContain('nothing was changed');
    expect(textOf((await discord.member('Chika').runCommand('/ask')).ephemeral!)).toContain(
      '何も変わっていません',
    );
    expect(lines).toMatchObject([
      { level: 50, msg: 'an interaction failed', user: ann.id, err: { message: 'the disk is full' } },
      { level: 50 },
    ]);
    expectNoErrors();
  });

  test('leaves the pressed message as it is', async () => {
    const message = await board();
    replyWith('update', 0, fails);
    const { ephemeral } = await ann.press(message, 'Press');
    expect(textOf(ephemeral!)).toContain('nothing was changed');
    expect(textOf(ann.view(message)!)).toContain('The board');
  });
});

describe('onSent', () => {
  const sent: string[] = [];
  const reporting = (to: ReplyTarget) => (): Reply => ({
    ...textReply('Done.', to),
    onSent: (id) => void sent.push(id),
  });
  beforeEach(() => {
    sent.length = 0;
  });

  test.each([0, 2_500])('gets the id of the message that shows the reply, after %i ms', async (ms) => {
    const message = await board();
    replyWith('public', ms, reporting('public'));
    const outcome = await during(ms, () => ann.runCommand('/ask'));
    replyWith('update', ms, reporting('update'));
    await during(ms, () => ann.press(message, 'Press'));
    expect(sent).toEqual([outcome.message!.id, message.id]);
  });

  test('is not called if Discord refused the reply', async () => {
    replyWith('public', 0, reporting('public'));
    discord.injectFault('POST /interactions', { dropConnection: 'before' }, 4);
    const acting = ann.runCommand('/ask');
    await discord.whenIdle();
    await clock.advance(3_500);
    expect((await acting).answer).toBeUndefined();
    expect(sent).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('that fails is logged; the reply stays', async () => {
    replyWith('public', 0, () => ({
      ...textReply('Done.', 'public'),
      onSent: () => {
        throw new Error('not noted');
      },
    }));
    expect(textOf((await ann.runCommand('/ask')).message!)).toBe('Done.');
    await discord.whenIdle();
    expect(lines).toMatchObject([{ level: 40, err: { message: 'not noted' } }]);
    expect(errors).toEqual([]);
  });
});

describe('a reply that Discord refuses', () => {
  test('because it is too late is dropped, with a log line that has no token in it', async () => {
    // The process was suspended: its own clock does not know of the time that went by.
    replyWith('public', 5_000, () => textReply('Done.', 'public'), { clock: manualClock() });
    const { answer: how } = await during(5_000, () => ann.runCommand('/ask'));
    expect(how).toBeUndefined();
    expect(lines).toMatchObject([{ level: 30, msg: 'a reply came too late', err: { code: 10062 } }]);
    const [token] = [...discord.world.interactions.keys()];
    expect(JSON.stringify(lines)).not.toContain(token);
    expect(errors).toEqual([]);
  });

  test('because there is one already is dropped', async () => {
    handle = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const other = async () => {
        await interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
          body: { type: 4, data: { content: 'Somebody was faster.' } },
          auth: false,
        });
        return textReply('Done.', 'public');
      };
      await answer(interaction, { as: 'public', first: false }, other, { clock, log });
    };
    expect(textOf((await ann.runCommand('/ask')).message!)).toBe('Somebody was faster.');
    await discord.whenIdle();
    expect(lines).toMatchObject([{ msg: expect.stringMatching(/^another program/), err: { code: 40060 } }]);
    expect(errors).toEqual([]);
  });
});

describe('an addition to a reply', () => {
  test('is an edit; onDone is called after it', async () => {
    const order: string[] = [];
    replyWith('ephemeral', 0, () => ({
      ...textReply('Wait.'),
      addition: async () => {
        order.push('addition');
        return { components: textReply('There it is.').components };
      },
      onDone: () => {
        order.push('onDone');
      },
    }));
    const { ephemeral } = await ann.runCommand('/ask');
    await ann.waitForMessage('There it is.');
    await discord.whenIdle();
    expect(ann.view(ephemeral!)!.id).toBe(ephemeral!.id);
    expect(order).toEqual(['addition', 'onDone']);
  });

  test('is left out if it is null; its failure is only logged', async () => {
    replyWith('ephemeral', 0, () => ({ ...textReply('Wait.'), addition: async () => null }));
    const { ephemeral } = await ann.runCommand('/ask');
    replyWith('ephemeral', 0, () => ({
      ...textReply('Hm.'),
      addition: () => Promise.reject(new Error('no ink')),
    }));
    await ann.runCommand('/ask');
    await discord.whenIdle();
    expect(textOf(ann.view(ephemeral!)!)).toBe('Wait.');
    expect(lines).toMatchObject([{ level: 40, err: { message: 'no ink' } }]);
  });

  test('onDone is called even if Discord refused the reply', async () => {
    let calls = 0;
    replyWith('public', 5_000, () => ({ ...textReply('Done.', 'public'), onDone: () => void calls++ }), {
      clock: manualClock(),
    });
    await during(5_000, () => ann.runCommand('/ask'));
    expect(calls).toBe(1);
  });
});

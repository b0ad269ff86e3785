/** A bot whose members watch tables and wait for seats, and what they do there. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { expect } from 'vitest';
import { MAX_WATCHERS } from '../../src/discord/live/watchers.ts';
import { sharedBot } from './shared-bot.ts';
import { canAct, playFirstMove } from './test-bot.ts';

/** One more than may watch a table at once. */
export const CROWD = Array.from({ length: MAX_WATCHERS + 1 }, (_, index) => `W${index}`);

/** One bot for all tests of a file; whatever table a test leaves is ended after it. */
export function watchedBot() {
  const people = ['Ben', 'Dan', 'Eve', ...CROWD].map((name) => ({ name }));
  const { bot, member } = sharedBot(
    'Ann',
    {
      people: [{ name: 'Ann', manager: true }, ...people, { name: 'Chika', locale: 'ja' }],
      guildLocale: 'en-US',
    },
    { pace: () => 500 },
  );

  const shown = (reader: Member, message: MessageView): string => textOf(reader.view(message)!);
  const idOf = (table: MessageView): string =>
    /m:([0-9a-z]{10}):/.exec(JSON.stringify(member('Ann').view(table)!.components))![1]!;

  return {
    bot,
    member,
    shown,
    idOf,

    /** Presses *Watch* at a table. Returns the answer. */
    watch: async (reader: Member, table: MessageView): Promise<MessageView> =>
      (await reader.press(reader.view(table)!, 'Watch')).ephemeral!,

    /** Presses a button of a message as it is now. Returns the message that answers. */
    async press(reader: Member, message: MessageView, label: string): Promise<MessageView> {
      const outcome = await reader.press(reader.view(message)!, label);
      return (outcome.ephemeral ?? outcome.message)!;
    },

    /** The names of those who wait for a seat. */
    async waitingAt(table: MessageView): Promise<string[]> {
      const found = (await bot().store.tables.find(idOf(table)))!;
      return 'waiting' in found ? (found.waiting ?? []).map(({ name }) => name) : [];
    },

    /** The latest message for all that mentions a member. */
    mentionOf: (reader: Member): MessageView | undefined =>
      reader.visibleMessages().findLast(({ pinged, ephemeral }) => pinged && !ephemeral),

    /** Ann plays until something is so. */
    async play(panel: MessageView, until: () => boolean): Promise<void> {
      const ann = member('Ann');
      for (let guard = 0; guard < 150 && !until(); guard++) {
        const own = ann.view(panel)!;
        if (canAct(own)) await playFirstMove(ann, own);
        await bot().settle(1_100);
      }
      expect(until()).toBe(true);
    },
  };
}

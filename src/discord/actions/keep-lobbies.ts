/** A lobby does not expire while somebody who sits in it takes a tutorial or reads the rules. */
import { keepOpen } from '../../tables/lobby.ts';
import { lobbyMs } from '../../tables/lobby-time.ts';
import type { Reply } from '../answer.ts';
import type { ActionContext } from './context.ts';
import { seatedAt } from './open-once.ts';

/** The reply, after which the lobbies where its member sits stay open for longer, if half of their time has passed. */
export const keepingLobbies = (context: ActionContext, reply: Reply): Reply => ({
  ...reply,
  async onDone() {
    await reply.onDone?.();
    const { bot, interaction, userId } = context;
    if (!interaction.inGuild()) return;
    const now = bot.clock.now();
    for (const table of await seatedAt(context))
      if (table.phase === 'lobby' && table.deadline - now < lobbyMs(table) / 2)
        await bot.tables.apply(table.id, keepOpen(userId));
  },
});

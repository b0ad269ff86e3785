/** Controls that belong to a server, and to no table of it. */
import type { MessageComponentInteraction } from 'discord.js';
import type { Locale } from '../../game/words.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import { type ActionContext, type Run, updateOrPrivate } from './context.ts';

export interface ServerContext extends ActionContext {
  readonly interaction: MessageComponentInteraction<'raw' | 'cached'>;
}

export const unknownReply = (locale: Locale): Reply => textReply(wordsFor(locale).answers.unknownControl);

export const inServer =
  <P>(run: Run<ServerContext, P>): Run<ActionContext, P> =>
  async (context, payload) => {
    const { interaction, locale } = context;
    return interaction.inGuild() ? run({ ...context, interaction }, payload) : unknownReply(locale);
  };

/** For the controls of a question, which is private: the answer takes its place there, and never that of a public message. */
export const onServerQuestion = <P>(run: Run<ServerContext, P>): Run<ActionContext, P> =>
  inServer(async (context, payload) => {
    const reply = await run(context, payload);
    return reply.to === 'update' ? { ...reply, to: updateOrPrivate(context.interaction) } : reply;
  });

/** The people's WebSocket: the page asks in its protocol, and is told what the people it shows see. */
import type { WebSocket } from 'ws';
import * as z from 'zod';
import type { Ask, Tell } from '../protocol.ts';
import { complain, type Interaction, type World } from '../world/world.ts';
import * as acts from './acts.ts';
import { commandsOf, NotSent } from './filled.ts';
import { submit } from './modals.ts';
import { channelsOf, peopleOf, seenBy } from './seen.ts';

const filled = z.object({
  path: z.array(z.string()).min(1),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const common = { ref: z.number(), as: z.string() };
const onMessage = { ...common, messageId: z.string() };

const ask: z.ZodType<Ask> = z.discriminatedUnion('do', [
  z.object({ ...common, do: z.literal('watch'), channelId: z.string() }),
  z.object({ ...common, do: z.literal('say'), channelId: z.string(), text: z.string() }),
  z.object({ ...common, do: z.literal('command'), channelId: z.string(), command: filled }),
  z.object({
    ...common,
    do: z.literal('complete'),
    channelId: z.string(),
    command: filled,
    focused: z.string(),
  }),
  z.object({ ...onMessage, do: z.literal('press'), customId: z.string() }),
  z.object({ ...onMessage, do: z.literal('select'), customId: z.string(), values: z.array(z.string()) }),
  z.object({
    ...common,
    do: z.literal('submit'),
    modalId: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  }),
  z.object({ ...onMessage, do: z.literal('dismiss') }),
  z.object({ ...onMessage, do: z.literal('delete') }),
]);

const FAILED = 'This interaction failed';

/** A page can watch several people, each in several channels. */
export const servePage = (world: World, socket: WebSocket): void => {
  const watched = new Map<string, Set<string>>();
  const told = new Map<string, string>();
  let isDue = false;

  const tell = (what: Tell): void => socket.send(JSON.stringify(what));
  const around = () => ({
    people: peopleOf(world),
    channels: channelsOf(world),
    commands: commandsOf(world),
  });

  /** Only what differs from what was last told under this name. */
  const tellIfNew = (name: string, what: Tell): void => {
    const text = JSON.stringify(what);
    if (told.get(name) === text) return;
    told.set(name, text);
    socket.send(text);
  };

  const tellMessages = (as: string, channelId: string): void =>
    tellIfNew(`messages:${as}:${channelId}`, {
      tell: 'messages',
      as,
      channelId,
      messages: seenBy(world, as, channelId),
    });

  const refresh = (): void => {
    isDue = false;
    tellIfNew('around', { tell: 'around', ...around() });
    for (const [as, channels] of watched) for (const channelId of channels) tellMessages(as, channelId);
  };
  const onChange = (): void => {
    if (isDue) return;
    isDue = true;
    setImmediate(refresh);
  };

  const answered = async (interaction: Interaction, { ref, as }: Ask): Promise<void> => {
    const isAnswered = await acts.whenAnswered(world, interaction);
    if (interaction.modal) {
      tell({ tell: 'modal', as, modalId: interaction.id, modal: interaction.modal });
    }
    if (interaction.choices) tell({ tell: 'completions', ref, choices: interaction.choices });
    tell(
      isAnswered ? { tell: 'outcome', ref, ok: true } : { tell: 'outcome', ref, ok: false, failed: FAILED },
    );
  };

  const perform = (asked: Ask): Interaction | undefined => {
    const { as } = asked;
    switch (asked.do) {
      case 'watch':
        watched.set(as, (watched.get(as) ?? new Set()).add(asked.channelId));
        told.delete(`messages:${as}:${asked.channelId}`);
        tellMessages(as, asked.channelId);
        return undefined;
      case 'say':
        acts.say(world, as, asked.channelId, asked.text);
        return undefined;
      case 'command':
        return acts.command(world, as, asked.channelId, asked.command);
      case 'complete':
        return acts.complete(world, as, asked.channelId, asked.command, asked.focused);
      case 'press':
        return acts.press(world, as, asked.messageId, asked.customId);
      case 'select':
        return acts.select(world, as, asked.messageId, asked.customId, asked.values);
      case 'submit':
        return submit(world, as, asked.modalId, asked.fields);
      case 'dismiss':
        acts.dismiss(world, as, asked.messageId);
        return undefined;
      case 'delete':
        acts.remove(world, as, asked.messageId);
        return undefined;
    }
  };

  const hear = (asked: Ask): void => {
    const { ref } = asked;
    try {
      const person = world.users.get(asked.as);
      if (!person || person.bot) throw new NotSent('Nobody here has that id');
      const interaction = perform(asked);
      if (interaction) void answered(interaction, asked);
      else tell({ tell: 'outcome', ref, ok: true });
    } catch (error) {
      if (!(error instanceof NotSent))
        complain(world, `The page: ${error instanceof Error ? error.stack : error}`);
      tell({ tell: 'outcome', ref, ok: false, failed: error instanceof Error ? error.message : FAILED });
    }
  };

  socket.on('message', (raw) => {
    const parsed = ask.safeParse(parsedJson(raw.toString()));
    if (parsed.success) hear(parsed.data);
    else socket.close(1008, 'Not in the protocol');
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => world.onChange.delete(onChange));
  world.onChange.add(onChange);
  const { people, channels, commands } = around();
  told.set('around', JSON.stringify({ tell: 'around', people, channels, commands }));
  tell({ tell: 'hello', guild: world.guild.name, people, channels, commands });
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

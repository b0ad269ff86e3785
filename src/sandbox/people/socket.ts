/** The WebSocket of a page: performs its requests, and sends it what the people it watches see. */
import type { WebSocket } from 'ws';
import * as z from 'zod';
import type { Ask, Tell } from '../protocol.ts';
import { type Interaction, recordViolation, type World } from '../world/world.ts';
import * as actions from './actions.ts';
import { NotSentError, registeredCommands } from './command-input.ts';
import { submitModal } from './modals.ts';
import { channelsView, peopleView, visibleMessages } from './view.ts';

const filledCommand = z.object({
  path: z.array(z.string()).min(1),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const commonFields = { ref: z.number(), as: z.string() };
const messageFields = { ...commonFields, messageId: z.string() };

const askSchema: z.ZodType<Ask> = z.discriminatedUnion('do', [
  z.object({ ...commonFields, do: z.literal('watch'), channelId: z.string() }),
  z.object({ ...commonFields, do: z.literal('say'), channelId: z.string(), text: z.string() }),
  z.object({ ...commonFields, do: z.literal('command'), channelId: z.string(), command: filledCommand }),
  z.object({
    ...commonFields,
    do: z.literal('complete'),
    channelId: z.string(),
    command: filledCommand,
    focused: z.string(),
  }),
  z.object({ ...messageFields, do: z.literal('press'), customId: z.string() }),
  z.object({ ...messageFields, do: z.literal('select'), customId: z.string(), values: z.array(z.string()) }),
  z.object({
    ...commonFields,
    do: z.literal('submit'),
    modalId: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  }),
  z.object({ ...messageFields, do: z.literal('dismiss') }),
  z.object({ ...messageFields, do: z.literal('delete') }),
]);

const FAILED = 'This interaction failed';

/** Sends a page its updates: each only if it differs from the last of its kind. */
const updatesFor = (world: World, socket: WebSocket) => {
  /** Ids of the watched channels, by the id of the person who watches. */
  const watched = new Map<string, Set<string>>();
  /** The last update sent, by kind. */
  const lastSent = new Map<string, string>();
  let isScheduled = false;

  const sendIfChanged = (kind: string, message: Tell): void => {
    const text = JSON.stringify(message);
    if (lastSent.get(kind) === text) return;
    lastSent.set(kind, text);
    socket.send(text);
  };
  const around = () => ({
    people: peopleView(world),
    channels: channelsView(world),
    commands: registeredCommands(world),
  });
  const sendMessages = (as: string, channelId: string): void => {
    const messages = visibleMessages(world, as, channelId);
    sendIfChanged(`messages:${as}:${channelId}`, { tell: 'messages', as, channelId, messages });
  };
  const sendAll = (): void => {
    isScheduled = false;
    sendIfChanged('around', { tell: 'around', ...around() });
    for (const [as, channels] of watched) for (const channelId of channels) sendMessages(as, channelId);
  };

  return {
    /** Sends updates on the next turn: a burst of changes makes one update. */
    schedule: (): void => {
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(sendAll);
    },
    /** Adds a channel, and sends its messages even if they were sent before. */
    watch: (as: string, channelId: string): void => {
      watched.set(as, (watched.get(as) ?? new Set()).add(channelId));
      lastSent.delete(`messages:${as}:${channelId}`);
      sendMessages(as, channelId);
    },
    hello: (): void => {
      const current = around();
      lastSent.set('around', JSON.stringify({ tell: 'around', ...current }));
      socket.send(JSON.stringify({ tell: 'hello', guild: world.guild.name, ...current } satisfies Tell));
    },
  };
};

type Updates = ReturnType<typeof updatesFor>;

/** Performs a request. Returns the interaction it started, if any. Throws NotSentError. */
const perform = (world: World, updates: Updates, ask: Ask): Interaction | undefined => {
  const { as } = ask;
  switch (ask.do) {
    case 'watch':
      updates.watch(as, ask.channelId);
      return undefined;
    case 'say':
      actions.sendMessage(world, as, ask.channelId, ask.text);
      return undefined;
    case 'command':
      return actions.runCommand(world, as, ask.channelId, ask.command);
    case 'complete':
      return actions.autocomplete(world, as, ask.channelId, ask.command, ask.focused);
    case 'press':
      return actions.press(world, as, ask.messageId, ask.customId);
    case 'select':
      return actions.select(world, as, ask.messageId, ask.customId, ask.values);
    case 'submit':
      return submitModal(world, as, ask.modalId, ask.fields);
    case 'dismiss':
      actions.dismissMessage(world, as, ask.messageId);
      return undefined;
    case 'delete':
      actions.deleteMessage(world, as, ask.messageId);
      return undefined;
  }
};

/** Serves one page, which may watch several people, each in several channels. */
export const servePeople = (world: World, socket: WebSocket): void => {
  const updates = updatesFor(world, socket);
  const send = (message: Tell): void => socket.send(JSON.stringify(message));

  const sendAnswer = async (interaction: Interaction, { ref, as }: Ask): Promise<void> => {
    const isAnswered = await actions.whenAnswered(world, interaction);
    if (interaction.modal) {
      send({ tell: 'modal', as, modalId: interaction.id, modal: interaction.modal });
    }
    if (interaction.choices) send({ tell: 'completions', ref, choices: interaction.choices });
    send(
      isAnswered ? { tell: 'outcome', ref, ok: true } : { tell: 'outcome', ref, ok: false, failed: FAILED },
    );
  };

  const handle = (ask: Ask): void => {
    const { ref } = ask;
    try {
      const person = world.users.get(ask.as);
      if (!person || person.bot) throw new NotSentError('Nobody here has that id');
      const interaction = perform(world, updates, ask);
      if (interaction) void sendAnswer(interaction, ask);
      else send({ tell: 'outcome', ref, ok: true });
    } catch (error) {
      if (!(error instanceof NotSentError))
        recordViolation(world, `The page: ${error instanceof Error ? error.stack : error}`);
      send({ tell: 'outcome', ref, ok: false, failed: error instanceof Error ? error.message : FAILED });
    }
  };

  socket.on('message', (raw) => {
    const parsed = askSchema.safeParse(parseJson(raw.toString()));
    if (parsed.success) handle(parsed.data);
    else socket.close(1008, 'Not in the protocol');
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => world.onChange.delete(updates.schedule));
  world.onChange.add(updates.schedule);
  updates.hello();
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The WebSocket of a page: performs its requests, and sends it what the people it watches see. */
import type { WebSocket } from 'ws';
import * as z from 'zod';
import type { ClientRequest, ServerMessage } from '../protocol.ts';
import { homeGuild, type Interaction, recordViolation, type World } from '../world/world.ts';
import * as actions from './actions.ts';
import { NotSentError, registeredCommands } from './command-input.ts';
import { submitModal } from './modals.ts';
import { channelsView, peopleView, rolesView, visibleMessages } from './view.ts';

const filledCommand = z.object({
  path: z.array(z.string()).min(1),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const commonFields = { requestId: z.number(), memberId: z.string() };
const messageFields = { ...commonFields, messageId: z.string() };

const requestSchema: z.ZodType<ClientRequest> = z.discriminatedUnion('type', [
  z.object({ ...commonFields, type: z.literal('watchChannel'), channelId: z.string() }),
  z.object({ ...commonFields, type: z.literal('sendMessage'), channelId: z.string(), text: z.string() }),
  z.object({ ...commonFields, type: z.literal('runCommand'), channelId: z.string(), command: filledCommand }),
  z.object({
    ...commonFields,
    type: z.literal('autocomplete'),
    channelId: z.string(),
    command: filledCommand,
    focused: z.string(),
  }),
  z.object({ ...messageFields, type: z.literal('pressButton'), customId: z.string() }),
  z.object({
    ...messageFields,
    type: z.literal('select'),
    customId: z.string(),
    values: z.array(z.string()),
  }),
  z.object({
    ...commonFields,
    type: z.literal('submitModal'),
    modalId: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  }),
  z.object({ ...messageFields, type: z.literal('dismissMessage') }),
  z.object({ ...messageFields, type: z.literal('deleteMessage') }),
]);

const INTERACTION_FAILED = 'This interaction failed';

/** Sends a page its updates: each only if it differs from the last of its kind. */
const updatesFor = (world: World, socket: WebSocket) => {
  /** Ids of the watched channels, by the id of the person who watches. */
  const watched = new Map<string, Set<string>>();
  /** The last update sent, by kind. */
  const lastSent = new Map<string, string>();
  let isScheduled = false;

  const sendIfChanged = (kind: string, message: ServerMessage): void => {
    const text = JSON.stringify(message);
    if (lastSent.get(kind) === text) return;
    lastSent.set(kind, text);
    socket.send(text);
  };
  const directory = () => ({
    people: peopleView(world),
    channels: channelsView(world),
    roles: rolesView(world),
    commands: registeredCommands(world, homeGuild(world)),
  });
  const sendMessages = (memberId: string, channelId: string): void => {
    const messages = visibleMessages(world, memberId, channelId);
    sendIfChanged(`messages:${memberId}:${channelId}`, { type: 'messages', memberId, channelId, messages });
  };
  const sendAll = (): void => {
    isScheduled = false;
    sendIfChanged('directory', { type: 'directory', ...directory() });
    for (const [memberId, channels] of watched)
      for (const channelId of channels) sendMessages(memberId, channelId);
  };

  return {
    /** Sends updates on the next turn: a burst of changes makes one update. */
    schedule: (): void => {
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(sendAll);
    },
    /** Sends all updates now. */
    flush: sendAll,
    /** Adds a channel, and sends its messages even if they were sent before. */
    watch: (memberId: string, channelId: string): void => {
      watched.set(memberId, (watched.get(memberId) ?? new Set()).add(channelId));
      lastSent.delete(`messages:${memberId}:${channelId}`);
      sendMessages(memberId, channelId);
    },
    hello: (): void => {
      const current = directory();
      lastSent.set('directory', JSON.stringify({ type: 'directory', ...current }));
      socket.send(
        JSON.stringify({ type: 'hello', guild: homeGuild(world).name, ...current } satisfies ServerMessage),
      );
    },
  };
};

type Updates = ReturnType<typeof updatesFor>;

/** Performs a request. Returns the interaction it started, if any. Throws NotSentError. */
const perform = (world: World, updates: Updates, request: ClientRequest): Interaction | undefined => {
  const { memberId } = request;
  switch (request.type) {
    case 'watchChannel':
      updates.watch(memberId, request.channelId);
      return undefined;
    case 'sendMessage':
      actions.sendMessage(world, memberId, request.channelId, request.text);
      return undefined;
    case 'runCommand':
      return actions.runCommand(world, memberId, request.channelId, request.command);
    case 'autocomplete':
      return actions.autocomplete(world, memberId, request.channelId, request.command, request.focused);
    case 'pressButton':
      return actions.press(world, memberId, request.messageId, request.customId);
    case 'select':
      return actions.select(world, memberId, request.messageId, request.customId, request.values);
    case 'submitModal':
      return submitModal(world, memberId, request.modalId, request.fields);
    case 'dismissMessage':
      actions.dismissMessage(world, memberId, request.messageId);
      return undefined;
    case 'deleteMessage':
      actions.deleteMessage(world, memberId, request.messageId);
      return undefined;
  }
};

/** Serves one page, which may watch several people, each in several channels. */
export const servePeople = (world: World, socket: WebSocket): void => {
  const updates = updatesFor(world, socket);
  const send = (message: ServerMessage): void => socket.send(JSON.stringify(message));

  const sendAnswer = async (
    interaction: Interaction,
    { requestId, memberId }: ClientRequest,
  ): Promise<void> => {
    const isAnswered = await actions.whenAnswered(world, interaction);
    // The page draws what the answer has changed before it stops waiting.
    updates.flush();
    if (interaction.modal) {
      send({ type: 'modal', memberId, modalId: interaction.id, modal: interaction.modal });
    }
    if (interaction.choices) send({ type: 'autocompleteChoices', requestId, choices: interaction.choices });
    send(
      isAnswered
        ? { type: 'result', requestId, ok: true }
        : { type: 'result', requestId, ok: false, error: INTERACTION_FAILED },
    );
  };

  const handle = (request: ClientRequest): void => {
    const { requestId } = request;
    try {
      const person = world.users.get(request.memberId);
      if (!person || person.bot) throw new NotSentError('Nobody here has that id');
      const interaction = perform(world, updates, request);
      if (interaction) void sendAnswer(interaction, request);
      else send({ type: 'result', requestId, ok: true });
    } catch (error) {
      if (!(error instanceof NotSentError))
        recordViolation(world, `The page: ${error instanceof Error ? error.stack : error}`);
      send({
        type: 'result',
        requestId,
        ok: false,
        error: error instanceof Error ? error.message : INTERACTION_FAILED,
        ...(error instanceof NotSentError && error.isGone && { isGone: true }),
      });
    }
  };

  socket.on('message', (raw) => {
    const parsed = requestSchema.safeParse(parseJson(raw.toString()));
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

/** Answers to interactions: the callback first, then the webhook of the interaction's token. */
import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateRequestPartialSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import {
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  type RESTPostAPIInteractionCallbackWithResponseResult,
} from 'discord-api-types/v10';
import { apiMessage } from '../../api/messages.ts';
import { type Fault, refuse, within } from '../../rules/errors.ts';
import { ON_ANSWER, ON_EDIT } from '../../rules/messages.ts';
import { holdModal } from '../../rules/modals.ts';
import { checked } from '../../rules/strict.ts';
import {
  answered,
  answerLater,
  answerThinking,
  answerWithChoices,
  answerWithMessage,
  answerWithModal,
  answerWithUpdate,
  awaiting,
  followUp,
  messageOf,
  thinkingMessage,
} from '../../world/interactions.ts';
import { edit, erase } from '../../world/messages.ts';
import type { Interaction, Message, World } from '../../world/world.ts';
import { drafted, withoutHabits } from '../drafts.ts';
import { buckets, type Call, nothing, ok, type Reply, type Route } from '../route.ts';

const typeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'type') : undefined;

const wrongType = (message: string) =>
  refuse.invalidForm([{ path: ['type'], code: 'INTERACTION_CALLBACK_TYPE_INVALID', message }]);

/** A callback with discord.js's habits taken out of its data. */
const plain = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body
    ? { ...body, data: withoutHabits(body.data) }
    : body;

type Answering = (call: Call, interaction: Interaction) => Message | undefined;

const sendMessage: Answering = ({ world, body, uploads }, interaction) => {
  const { data } = checked(CreateMessageInteractionCallbackRequestSchema, plain(body));
  const { channelId } = interaction;
  const draft = within(['data'], () =>
    drafted(world, { body: data ?? {}, uploads, channelId, settable: ON_ANSWER }),
  );
  return answerWithMessage(world, interaction, { ...draft, tts: data?.tts ?? false });
};

const think: Answering = ({ world, body }, interaction) => {
  const { data } = checked(CreateMessageInteractionCallbackRequestSchema, plain(body));
  const flags = data?.flags ?? 0;
  const { flags: _, ...others } = data ?? {};
  const faults: Fault[] = Object.keys(others).map((field) => ({
    path: ['data', field],
    code: 'UNKNOWN_FIELD',
    message: 'A deferred answer has no content yet',
  }));
  if ((flags & ~MessageFlags.Ephemeral) !== 0) {
    const message = 'Only EPHEMERAL can be set on a deferred answer';
    faults.push({ path: ['data', 'flags'], code: 'MESSAGE_FLAGS_NOT_SETTABLE', message });
  }
  if (faults.length > 0) throw refuse.invalidForm(faults);
  return answerThinking(world, interaction, flags);
};

const holdHasMessage = (interaction: Interaction): void => {
  if (interaction.messageId === undefined) {
    throw wrongType('Only the interactions of a message’s components can update it');
  }
};

const later: Answering = ({ world, body }, interaction) => {
  checked(UpdateMessageInteractionCallbackRequestSchema, plain(body));
  holdHasMessage(interaction);
  return answerLater(world, interaction);
};

const update: Answering = ({ world, body, uploads }, interaction) => {
  const { data } = checked(UpdateMessageInteractionCallbackRequestSchema, plain(body));
  holdHasMessage(interaction);
  return answerWithUpdate(world, interaction, (before) =>
    within(['data'], () =>
      drafted(world, { body: data ?? {}, uploads, channelId: before.channelId, settable: ON_EDIT, before }),
    ),
  );
};

const choices: Answering = ({ world, body }, interaction) => {
  if (interaction.type !== InteractionType.ApplicationCommandAutocomplete) {
    throw wrongType('Only an autocomplete is answered with choices');
  }
  const { data } = checked(ApplicationCommandAutocompleteCallbackRequestSchema, body);
  const offered = data?.choices ?? [];
  answerWithChoices(
    world,
    interaction,
    offered.map(({ name, value }) => ({ name, value })),
  );
  return undefined;
};

const modal: Answering = ({ world, body }, interaction) => {
  const { data } = checked(ModalInteractionCallbackRequestSchema, body);
  if (!data) throw wrongType('A modal is required');
  if (interaction.type === InteractionType.ModalSubmit)
    throw wrongType('A modal cannot be answered with a modal');
  const around = { v2: true, files: new Set<string>(), emojiExists: (id: string) => world.emojis.has(id) };
  within(['data'], () => holdModal(data, around));
  answerWithModal(world, interaction, data);
  return undefined;
};

const answering: ReadonlyMap<unknown, Answering> = new Map<unknown, Answering>([
  [InteractionResponseType.ChannelMessageWithSource, sendMessage],
  [InteractionResponseType.DeferredChannelMessageWithSource, think],
  [InteractionResponseType.DeferredMessageUpdate, later],
  [InteractionResponseType.UpdateMessage, update],
  [InteractionResponseType.ApplicationCommandAutocompleteResult, choices],
  [InteractionResponseType.Modal, modal],
]);

const callbackResult = (
  world: World,
  interaction: Interaction,
  type: InteractionResponseType,
  message: Message | undefined,
): RESTPostAPIInteractionCallbackWithResponseResult => ({
  interaction: {
    id: interaction.id,
    type: interaction.type,
    ...(message
      ? {
          response_message_id: message.id,
          response_message_loading: interaction.answer === 'thinking',
          response_message_ephemeral: message.viewerId !== undefined,
        }
      : {}),
  },
  resource: { type, ...(message ? { message: apiMessage(world, message) } : {}) },
});

const callback = (call: Call): Reply => {
  const { world, param, body, query } = call;
  const interaction = awaiting(world, param('interaction'), param('token'));
  const type = typeOf(body);
  const answer = answering.get(type);
  if (!answer) throw wrongType('Value must be one of {4, 5, 6, 7, 8, 9}.');
  const autocompletes = interaction.type === InteractionType.ApplicationCommandAutocomplete;
  if (autocompletes !== (answer === choices)) throw wrongType('This interaction cannot be answered so');
  const message = answer(call, interaction);
  if (query.get('with_response') !== 'true') return nothing;
  return ok(callbackResult(world, interaction, type as InteractionResponseType, message));
};

const byToken = ({ world, param }: Call): Interaction =>
  answered(world, param('application'), param('token'));

const follow = (call: Call): Reply => {
  const { world, body: raw, uploads } = call;
  const interaction = byToken(call);
  const body = checked(IncomingWebhookRequestPartialSchema, withoutHabits(raw));
  const { channelId } = interaction;
  const deferred = thinkingMessage(world, interaction);
  if (deferred) {
    /** Whether only one sees it was fixed by the deferral; a flag that says otherwise is not heard. */
    const flags = (body.flags ?? 0) & ~MessageFlags.Ephemeral;
    const filled = drafted(world, {
      body: { ...body, flags },
      uploads,
      channelId,
      settable: ON_ANSWER,
      before: deferred,
    });
    interaction.awaitsFill = false;
    return ok(apiMessage(world, edit(world, deferred, filled)));
  }
  const draft = drafted(world, { body, uploads, channelId, settable: ON_ANSWER });
  return ok(apiMessage(world, followUp(world, interaction, { ...draft, tts: body.tts ?? false })));
};

const get = (call: Call): Reply => {
  const { world, param } = call;
  return ok(apiMessage(world, messageOf(world, byToken(call), param('message'))));
};

const change = (call: Call): Reply => {
  const { world, param, body: raw, uploads } = call;
  const interaction = byToken(call);
  const before = messageOf(world, interaction, param('message'));
  const body = checked(IncomingWebhookUpdateRequestPartialSchema, withoutHabits(raw));
  const draft = drafted(world, { body, uploads, channelId: before.channelId, settable: ON_EDIT, before });
  if (before.id === interaction.originalId) interaction.awaitsFill = false;
  return ok(apiMessage(world, edit(world, before, draft)));
};

const remove = (call: Call): Reply => {
  const { world, param } = call;
  erase(world, messageOf(world, byToken(call), param('message')));
  return nothing;
};

const webhook = '/webhooks/:application/:token';
const single = `${webhook}/messages/:message`;
const common = { auth: 'none', bucket: buckets.webhook } as const;
const query = ['thread_id', 'with_components'];

export const interactionRoutes: Route[] = [
  {
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    auth: 'none',
    bucket: undefined,
    query: ['with_response'],
    run: callback,
  },
  { ...common, method: 'POST', path: webhook, query: [...query, 'wait'], run: follow },
  { ...common, method: 'GET', path: single, query, run: get },
  { ...common, method: 'PATCH', path: single, query, run: change },
  { ...common, method: 'DELETE', path: single, query, run: remove },
];

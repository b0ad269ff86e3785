/** Routes that answer interactions: the callback, then the webhook of the interaction's token. */
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
import { type Fault, prefixFaults, refusals } from '../../rules/errors.ts';
import { ANSWER_FLAGS, EDIT_FLAGS } from '../../rules/messages.ts';
import { validateModal } from '../../rules/modals.ts';
import { parseBody } from '../../rules/strict.ts';
import {
  answeredInteraction,
  answerWithChoices,
  answerWithMessage,
  answerWithModal,
  answerWithUpdate,
  deferMessage,
  deferredMessage,
  deferUpdate,
  followUp,
  responseMessage,
  unansweredInteraction,
} from '../../world/interactions.ts';
import { edit, erase } from '../../world/messages.ts';
import type { Interaction, Message, World } from '../../world/world.ts';
import { draftMessage, withoutClientDefaults } from '../drafts.ts';
import { limitOldEdits } from '../old-edits.ts';
import { buckets, type Call, noContent, ok, type Reply, type Route } from '../route.ts';

const typeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'type') : undefined;

const wrongType = (message: string) =>
  refusals.invalidForm([{ path: ['type'], code: 'INTERACTION_CALLBACK_TYPE_INVALID', message }]);

/** A callback's body without the fields discord.js always sends in its data. */
const withoutDefaultsInData = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body
    ? { ...body, data: withoutClientDefaults(body.data) }
    : body;

type AnswerHandler = (call: Call, interaction: Interaction) => Message | undefined;

const sendMessage: AnswerHandler = ({ world, body, uploads }, interaction) => {
  const { data } = parseBody(CreateMessageInteractionCallbackRequestSchema, withoutDefaultsInData(body));
  const { channelId } = interaction;
  const draft = prefixFaults(['data'], () =>
    draftMessage(world, { body: data ?? {}, uploads, channelId, settable: ANSWER_FLAGS }),
  );
  return answerWithMessage(world, interaction, { ...draft, tts: data?.tts ?? false });
};

const deferReply: AnswerHandler = ({ world, body }, interaction) => {
  const { data } = parseBody(CreateMessageInteractionCallbackRequestSchema, withoutDefaultsInData(body));
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
  if (faults.length > 0) throw refusals.invalidForm(faults);
  return deferMessage(world, interaction, flags);
};

const requireSourceMessage = (interaction: Interaction): void => {
  if (interaction.messageId === undefined) {
    throw wrongType('Only the interactions of a message’s components can update it');
  }
};

const deferComponentUpdate: AnswerHandler = ({ world, body }, interaction) => {
  parseBody(UpdateMessageInteractionCallbackRequestSchema, withoutDefaultsInData(body));
  requireSourceMessage(interaction);
  return deferUpdate(world, interaction);
};

const updateComponentMessage: AnswerHandler = ({ world, body, uploads }, interaction) => {
  const { data } = parseBody(UpdateMessageInteractionCallbackRequestSchema, withoutDefaultsInData(body));
  requireSourceMessage(interaction);
  return answerWithUpdate(world, interaction, (before) =>
    prefixFaults(['data'], () =>
      draftMessage(world, {
        body: data ?? {},
        uploads,
        channelId: before.channelId,
        settable: EDIT_FLAGS,
        before,
      }),
    ),
  );
};

const answerAutocomplete: AnswerHandler = ({ world, body }, interaction) => {
  if (interaction.type !== InteractionType.ApplicationCommandAutocomplete) {
    throw wrongType('Only an autocomplete is answered with choices');
  }
  const { data } = parseBody(ApplicationCommandAutocompleteCallbackRequestSchema, body);
  const choices = data?.choices ?? [];
  answerWithChoices(
    world,
    interaction,
    choices.map(({ name, value }) => ({ name, value })),
  );
  return undefined;
};

const openModal: AnswerHandler = ({ world, body }, interaction) => {
  const { data } = parseBody(ModalInteractionCallbackRequestSchema, body);
  if (!data) throw wrongType('A modal is required');
  if (interaction.type === InteractionType.ModalSubmit)
    throw wrongType('A modal cannot be answered with a modal');
  const context = { v2: true, files: new Set<string>(), emojiExists: (id: string) => world.emojis.has(id) };
  prefixFaults(['data'], () => validateModal(data, context));
  answerWithModal(world, interaction, data);
  return undefined;
};

const answerHandlers: ReadonlyMap<unknown, AnswerHandler> = new Map<unknown, AnswerHandler>([
  [InteractionResponseType.ChannelMessageWithSource, sendMessage],
  [InteractionResponseType.DeferredChannelMessageWithSource, deferReply],
  [InteractionResponseType.DeferredMessageUpdate, deferComponentUpdate],
  [InteractionResponseType.UpdateMessage, updateComponentMessage],
  [InteractionResponseType.ApplicationCommandAutocompleteResult, answerAutocomplete],
  [InteractionResponseType.Modal, openModal],
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
  const interaction = unansweredInteraction(world, param('interaction'), param('token'));
  const type = typeOf(body);
  const answer = answerHandlers.get(type);
  if (!answer) throw wrongType('Value must be one of {4, 5, 6, 7, 8, 9}.');
  const isAutocomplete = interaction.type === InteractionType.ApplicationCommandAutocomplete;
  if (isAutocomplete !== (answer === answerAutocomplete))
    throw wrongType('This kind of interaction cannot be answered with this type');
  const message = answer(call, interaction);
  if (query.get('with_response') !== 'true') return noContent;
  return ok(callbackResult(world, interaction, type as InteractionResponseType, message));
};

const requireInteraction = ({ world, param }: Call): Interaction =>
  answeredInteraction(world, param('application'), param('token'));

const createFollowUp = (call: Call): Reply => {
  const { world, body: raw, uploads } = call;
  const interaction = requireInteraction(call);
  const body = parseBody(IncomingWebhookRequestPartialSchema, withoutClientDefaults(raw));
  const { channelId } = interaction;
  const deferred = deferredMessage(world, interaction);
  if (deferred) {
    // The visibility was fixed by the deferral: Discord ignores the flag here.
    const flags = (body.flags ?? 0) & ~MessageFlags.Ephemeral;
    const draft = draftMessage(world, {
      body: { ...body, flags },
      uploads,
      channelId,
      settable: ANSWER_FLAGS,
      before: deferred,
    });
    interaction.awaitsFill = false;
    interaction.isFilled = true;
    return ok(apiMessage(world, edit(world, deferred, draft)));
  }
  const draft = draftMessage(world, { body, uploads, channelId, settable: ANSWER_FLAGS });
  return ok(apiMessage(world, followUp(world, interaction, { ...draft, tts: body.tts ?? false })));
};

const get = (call: Call): Reply => {
  const { world, param } = call;
  return ok(apiMessage(world, responseMessage(world, requireInteraction(call), param('message'))));
};

const editResponse = (call: Call): Reply => {
  const { world, param, body: raw, uploads } = call;
  const interaction = requireInteraction(call);
  const before = responseMessage(world, interaction, param('message'));
  const body = parseBody(IncomingWebhookUpdateRequestPartialSchema, withoutClientDefaults(raw));
  const draft = draftMessage(world, {
    body,
    uploads,
    channelId: before.channelId,
    settable: EDIT_FLAGS,
    before,
  });
  if (before.viewerId === undefined) {
    const channel = world.channels.get(before.channelId);
    if (channel?.thread?.archived) throw refusals.threadArchived();
    limitOldEdits(world, before);
  }
  if (before.id === interaction.originalId) {
    interaction.awaitsFill = false;
    interaction.isFilled = true;
  }
  return ok(apiMessage(world, edit(world, before, draft)));
};

const remove = (call: Call): Reply => {
  const { world, param } = call;
  erase(world, responseMessage(world, requireInteraction(call), param('message')));
  return noContent;
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
  { ...common, method: 'POST', path: webhook, query: [...query, 'wait'], run: createFollowUp },
  { ...common, method: 'GET', path: single, query, run: get },
  { ...common, method: 'PATCH', path: single, query, run: editResponse },
  { ...common, method: 'DELETE', path: single, query, run: remove },
];

/** Routes of messages in channels. */
import { MessageCreateRequestSchema, MessageEditRequestPartialSchema } from 'discord-api-spec/zod';
import * as z from 'zod';
import { apiMessage } from '../../api/messages.ts';
import { refusals } from '../../rules/errors.ts';
import { CREATE_FLAGS, EDIT_FLAGS } from '../../rules/messages.ts';
import { parseBody } from '../../rules/strict.ts';
import { channelUpdated, setArchived } from '../../world/channels.ts';
import { edit, erase, eraseMany, type MessageChange, post } from '../../world/messages.ts';
import { requirePermissions } from '../../world/permissions.ts';
import { type Channel, type Message, messagesIn, type World } from '../../world/world.ts';
import { draftMessage, withoutClientDefaults } from '../drafts.ts';
import { limitOldEdits } from '../old-edits.ts';
import { buckets, type Call, noContent, ok, type Reply, type Route } from '../route.ts';
import {
  requireDeleting,
  requireEditing,
  requireMessage,
  requireSending,
  requireVisibleChannel,
} from './access.ts';

const NONCE_LIFETIME_MS = 5 * 60_000;

const replyTo = (
  world: World,
  channel: Channel,
  reference: { message_id?: string; fail_if_not_exists?: boolean | undefined } | null | undefined,
): { replyToId?: string } => {
  const id = reference?.message_id;
  if (id === undefined) return {};
  const exists = world.messages.get(id)?.channelId === channel.id;
  if (exists) return { replyToId: id };
  if (reference?.fail_if_not_exists === false) return {};
  throw refusals.outdatedForm([
    { path: ['message_reference'], code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' },
  ]);
};

const messageWithNonce = (world: World, channel: Channel, nonce: string | number): Message | undefined =>
  messagesIn(world, channel.id).find(
    (message) =>
      message.authorId === world.botId &&
      message.nonce === nonce &&
      world.clock.now() - message.at < NONCE_LIFETIME_MS,
  );

const create = ({ world, param, body: raw, uploads }: Call): Reply => {
  const channel = requireVisibleChannel(world, param('channel'));
  requireSending(world, channel);
  if (uploads.length > 0) requirePermissions(world, channel, 'AttachFiles');
  const body = parseBody(MessageCreateRequestSchema, withoutClientDefaults(raw));
  const nonce = body.nonce ?? undefined;
  const duplicate =
    body.enforce_nonce && nonce !== undefined ? messageWithNonce(world, channel, nonce) : undefined;
  if (duplicate) return ok(apiMessage(world, duplicate));
  const update = draftMessage(world, { body, uploads, channelId: channel.id, settable: CREATE_FLAGS });
  if (channel.thread?.archived) {
    setArchived(world, channel.thread, false);
    channelUpdated(world, channel);
  }
  const message = post(world, {
    ...update,
    channelId: channel.id,
    authorId: world.botId,
    tts: body.tts ?? false,
    ...(nonce === undefined ? {} : { nonce }),
    ...replyTo(world, channel, body.message_reference),
  });
  return ok(apiMessage(world, message));
};

const change = ({ world, param, body: raw, uploads }: Call): Reply => {
  const channel = requireVisibleChannel(world, param('channel'));
  const message = requireMessage(world, channel, param('message'));
  const body = parseBody(MessageEditRequestPartialSchema, withoutClientDefaults(raw));
  if (message.authorId !== world.botId) throw refusals.notTheAuthor();
  requireEditing(world, channel);
  if (uploads.length > 0) requirePermissions(world, channel, 'AttachFiles');
  const draft: MessageChange = draftMessage(world, {
    body,
    uploads,
    channelId: channel.id,
    settable: EDIT_FLAGS,
    before: message,
  });
  limitOldEdits(world, message);
  return ok(apiMessage(world, edit(world, message, draft)));
};

const remove = ({ world, param }: Call): Reply => {
  const channel = requireVisibleChannel(world, param('channel'));
  const message = requireMessage(world, channel, param('message'));
  if (message.authorId !== world.botId) requirePermissions(world, channel, 'ManageMessages');
  requireDeleting(world, channel);
  erase(world, message);
  return noContent;
};

const listQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.string().regex(/^\d+$/).optional(),
  after: z.string().regex(/^\d+$/).optional(),
  around: z.string().regex(/^\d+$/).optional(),
});

const list = ({ world, param, query }: Call): Reply => {
  const channel = requireVisibleChannel(world, param('channel'));
  const { limit, before, after, around } = parseBody(listQuery, Object.fromEntries(query));
  requirePermissions(world, channel, 'ReadMessageHistory');
  const matching = messagesIn(world, channel.id)
    .filter(({ viewerId }) => viewerId === undefined)
    .filter(({ id }) => before === undefined || BigInt(id) < BigInt(before))
    .filter(({ id }) => after === undefined || BigInt(id) > BigInt(after))
    .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
  const aroundIndex =
    around === undefined ? -1 : matching.findIndex(({ id }) => BigInt(id) <= BigInt(around));
  const start = Math.max(0, aroundIndex - Math.floor(limit / 2));
  const page =
    after === undefined
      ? matching.slice(around === undefined ? 0 : start).slice(0, limit)
      : matching.slice(-limit);
  return ok(page.map((message) => apiMessage(world, message)));
};

const bulkBody = z.strictObject({ messages: z.array(z.string().regex(/^\d+$/)).min(2).max(100) });

const removeMany = ({ world, param, body }: Call): Reply => {
  const channel = requireVisibleChannel(world, param('channel'));
  requirePermissions(world, channel, 'ManageMessages');
  requireDeleting(world, channel);
  const existing = parseBody(bulkBody, body).messages.flatMap((id) => {
    const message = world.messages.get(id);
    return message && message.channelId === channel.id && message.viewerId === undefined ? [message] : [];
  });
  eraseMany(world, channel.id, existing);
  return noContent;
};

const get = ({ world, param }: Call): Reply => {
  const channel = requireVisibleChannel(world, param('channel'));
  requirePermissions(world, channel, 'ReadMessageHistory');
  return ok(apiMessage(world, requireMessage(world, channel, param('message'))));
};

const typing = ({ world, param }: Call): Reply => {
  requireSending(world, requireVisibleChannel(world, param('channel')));
  return noContent;
};

const MESSAGES = '/channels/:channel/messages';
const MESSAGE = `${MESSAGES}/:message`;

export const messageRoutes: Route[] = [
  { method: 'POST', path: MESSAGES, auth: 'bot', bucket: buckets.messageCreate, run: create },
  {
    method: 'GET',
    path: MESSAGES,
    auth: 'bot',
    bucket: buckets.messageRead,
    query: ['limit', 'before', 'after', 'around'],
    run: list,
  },
  {
    method: 'POST',
    path: `${MESSAGES}/bulk-delete`,
    auth: 'bot',
    bucket: buckets.messageDelete,
    run: removeMany,
  },
  { method: 'GET', path: MESSAGE, auth: 'bot', bucket: buckets.messageRead, run: get },
  { method: 'PATCH', path: MESSAGE, auth: 'bot', bucket: buckets.messageEdit, run: change },
  { method: 'DELETE', path: MESSAGE, auth: 'bot', bucket: buckets.messageDelete, run: remove },
  { method: 'POST', path: '/channels/:channel/typing', auth: 'bot', bucket: buckets.typing, run: typing },
];

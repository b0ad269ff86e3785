import { MessageCreateRequestSchema, MessageEditRequestPartialSchema } from 'discord-api-spec/zod';
import * as z from 'zod';
import { apiMessage } from '../../api/messages.ts';
import { refuse } from '../../rules/errors.ts';
import { ON_CREATE, ON_EDIT } from '../../rules/messages.ts';
import { checked } from '../../rules/strict.ts';
import { channelUpdated, setArchived } from '../../world/channels.ts';
import { edit, erase, eraseMany, type MessageChange, post } from '../../world/messages.ts';
import { demand } from '../../world/permissions.ts';
import { type Channel, type Message, messagesIn, type World } from '../../world/world.ts';
import { drafted, withoutHabits } from '../drafts.ts';
import { buckets, type Call, nothing, ok, type Reply, type Route } from '../route.ts';
import { demandSending, seenChannel, theMessage } from './access.ts';

const HOUR = 3_600_000;
/** Discord publishes no figure: bots meet the limit when they edit an old message again and again. */
const OLD_EDITS = 5;
const OLD_EDITS_WITHIN = 60_000;
const NONCE_REMEMBERED = 5 * 60_000;

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
  throw refuse.overtaken([
    { path: ['message_reference'], code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' },
  ]);
};

const alreadySent = (world: World, channel: Channel, nonce: string | number): Message | undefined =>
  messagesIn(world, channel.id).find(
    (message) =>
      message.authorId === world.botId &&
      message.nonce === nonce &&
      world.clock.now() - message.at < NONCE_REMEMBERED,
  );

const create = ({ world, param, body: raw, uploads }: Call): Reply => {
  const channel = seenChannel(world, param('channel'));
  demandSending(world, channel);
  if (uploads.length > 0) demand(world, channel, 'AttachFiles');
  const body = checked(MessageCreateRequestSchema, withoutHabits(raw));
  const nonce = body.nonce ?? undefined;
  const twin = body.enforce_nonce && nonce !== undefined ? alreadySent(world, channel, nonce) : undefined;
  if (twin) return ok(apiMessage(world, twin));
  const change = drafted(world, { body, uploads, channelId: channel.id, settable: ON_CREATE });
  if (channel.thread?.archived) {
    setArchived(world, channel.thread, false);
    channelUpdated(world, channel);
  }
  const message = post(world, {
    ...change,
    channelId: channel.id,
    authorId: world.botId,
    tts: body.tts ?? false,
    ...(nonce === undefined ? {} : { nonce }),
    ...replyTo(world, channel, body.message_reference),
  });
  return ok(apiMessage(world, message));
};

const holdOldEdits = (world: World, message: Message): void => {
  const now = world.clock.now();
  if (now - message.at <= HOUR) return;
  const recent = message.oldEdits.filter((at) => now - at < OLD_EDITS_WITHIN);
  const [first] = recent;
  if (first !== undefined && recent.length >= OLD_EDITS)
    throw refuse.oldEdits((first + OLD_EDITS_WITHIN - now) / 1000);
  message.oldEdits = [...recent, now];
};

const change = ({ world, param, body: raw, uploads }: Call): Reply => {
  const channel = seenChannel(world, param('channel'));
  const message = theMessage(world, channel, param('message'));
  const body = checked(MessageEditRequestPartialSchema, withoutHabits(raw));
  if (message.authorId !== world.botId) throw refuse.notTheAuthor();
  if (channel.thread?.archived) throw refuse.threadArchived();
  const draft: MessageChange = drafted(world, {
    body,
    uploads,
    channelId: channel.id,
    settable: ON_EDIT,
    before: message,
  });
  holdOldEdits(world, message);
  return ok(apiMessage(world, edit(world, message, draft)));
};

const remove = ({ world, param }: Call): Reply => {
  const channel = seenChannel(world, param('channel'));
  const message = theMessage(world, channel, param('message'));
  if (message.authorId !== world.botId) demand(world, channel, 'ManageMessages');
  erase(world, message);
  return nothing;
};

const listQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.string().regex(/^\d+$/).optional(),
  after: z.string().regex(/^\d+$/).optional(),
  around: z.string().regex(/^\d+$/).optional(),
});

const list = ({ world, param, query }: Call): Reply => {
  const channel = seenChannel(world, param('channel'));
  const { limit, before, after, around } = checked(listQuery, Object.fromEntries(query));
  demand(world, channel, 'ReadMessageHistory');
  const all = messagesIn(world, channel.id)
    .filter(({ viewerId }) => viewerId === undefined)
    .filter(({ id }) => before === undefined || BigInt(id) < BigInt(before))
    .filter(({ id }) => after === undefined || BigInt(id) > BigInt(after))
    .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
  const middle = around === undefined ? -1 : all.findIndex(({ id }) => BigInt(id) <= BigInt(around));
  const from = Math.max(0, middle - Math.floor(limit / 2));
  const chosen =
    after === undefined ? all.slice(around === undefined ? 0 : from).slice(0, limit) : all.slice(-limit);
  return ok(chosen.map((message) => apiMessage(world, message)));
};

const bulk = z.strictObject({ messages: z.array(z.string().regex(/^\d+$/)).min(2).max(100) });

const removeMany = ({ world, param, body }: Call): Reply => {
  const channel = seenChannel(world, param('channel'));
  demand(world, channel, 'ManageMessages');
  const there = checked(bulk, body).messages.flatMap((id) => {
    const message = world.messages.get(id);
    return message && message.channelId === channel.id && message.viewerId === undefined ? [message] : [];
  });
  eraseMany(world, channel.id, there);
  return nothing;
};

const one = ({ world, param }: Call): Reply => {
  const channel = seenChannel(world, param('channel'));
  demand(world, channel, 'ReadMessageHistory');
  return ok(apiMessage(world, theMessage(world, channel, param('message'))));
};

const typing = ({ world, param }: Call): Reply => {
  demandSending(world, seenChannel(world, param('channel')));
  return nothing;
};

const all = '/channels/:channel/messages';
const single = `${all}/:message`;

export const messageRoutes: Route[] = [
  { method: 'POST', path: all, auth: 'bot', bucket: buckets.messageCreate, run: create },
  {
    method: 'GET',
    path: all,
    auth: 'bot',
    bucket: buckets.messageRead,
    query: ['limit', 'before', 'after', 'around'],
    run: list,
  },
  { method: 'POST', path: `${all}/bulk-delete`, auth: 'bot', bucket: buckets.messageDelete, run: removeMany },
  { method: 'GET', path: single, auth: 'bot', bucket: buckets.messageRead, run: one },
  { method: 'PATCH', path: single, auth: 'bot', bucket: buckets.messageEdit, run: change },
  { method: 'DELETE', path: single, auth: 'bot', bucket: buckets.messageDelete, run: remove },
  { method: 'POST', path: '/channels/:channel/typing', auth: 'bot', bucket: buckets.typing, run: typing },
];

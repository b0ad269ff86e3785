import {
  ChannelPermissionOverwriteRequestSchema,
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  UpdateGuildChannelRequestPartialSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import { OverwriteType, ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import { apiChannel, apiThreadMember } from '../../api/objects.ts';
import { refuse } from '../../rules/errors.ts';
import { checked } from '../../rules/strict.ts';
import {
  addThread,
  channelUpdated,
  joinThread,
  leaveThread,
  removeChannel,
  setArchived,
} from '../../world/channels.ts';
import { demand } from '../../world/permissions.ts';
import type { Channel, World } from '../../world/world.ts';
import { buckets, type Call, created, nothing, ok, type Reply, type Route } from '../route.ts';
import { seenChannel, theMessage, theThread } from './access.ts';

const get = ({ world, param }: Call): Reply => ok(apiChannel(world, seenChannel(world, param('channel'))));

const patchThread = (world: World, channel: Channel, body: unknown): void => {
  const { name, archived, locked, auto_archive_duration, rate_limit_per_user } = checked(
    UpdateThreadRequestPartialSchema,
    body,
  );
  const state = channel.thread;
  if (!state) return;
  const own = state.ownerId === world.botId && locked === undefined;
  if (!own) demand(world, channel, 'ManageThreads');
  if (name) channel.name = name;
  if (typeof archived === 'boolean') setArchived(world, state, archived);
  if (typeof locked === 'boolean') state.locked = locked;
  if (auto_archive_duration) state.autoArchiveMinutes = auto_archive_duration;
  if (typeof rate_limit_per_user === 'number') channel.slowmode = rate_limit_per_user;
};

const patchText = (world: World, channel: Channel, body: unknown): void => {
  const { name, topic, position, rate_limit_per_user } = checked(
    UpdateGuildChannelRequestPartialSchema,
    body,
  );
  demand(world, channel, 'ManageChannels');
  if (name) channel.name = name;
  if (topic !== undefined) channel.topic = topic;
  if (typeof position === 'number') channel.position = position;
  if (typeof rate_limit_per_user === 'number') channel.slowmode = rate_limit_per_user;
};

const patch = ({ world, param, body }: Call): Reply => {
  const channel = seenChannel(world, param('channel'));
  if (channel.thread) patchThread(world, channel, body);
  else patchText(world, channel, body);
  channelUpdated(world, channel);
  return ok(apiChannel(world, channel));
};

const remove = ({ world, param }: Call): Reply => {
  const channel = seenChannel(world, param('channel'));
  demand(world, channel, channel.thread ? 'ManageThreads' : 'ManageChannels');
  const last = apiChannel(world, channel);
  removeChannel(world, channel);
  return ok(last);
};

const PRIVATE_THREAD = 12;

const startThread = ({ world, param, body: raw }: Call): Reply => {
  const parent = seenChannel(world, param('channel'));
  const body = checked(CreateTextThreadWithoutMessageRequestSchema, raw);
  const isPrivate = (body.type ?? PRIVATE_THREAD) === PRIVATE_THREAD;
  demand(world, parent, isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  const thread = addThread(world, {
    parent,
    name: body.name,
    ownerId: world.botId,
    private: isPrivate,
    autoArchiveMinutes: body.auto_archive_duration ?? ThreadAutoArchiveDuration.ThreeDays,
    slowmode: body.rate_limit_per_user ?? 0,
  });
  return created(apiChannel(world, thread));
};

/** discord.js names a type here too, which Discord does not read: a message's thread is as public as its channel. */
const withoutType = (raw: unknown): unknown => {
  if (typeof raw !== 'object' || raw === null) return raw;
  const { type: _, ...rest } = raw as Record<string, unknown>;
  return rest;
};

const startThreadOn = ({ world, param, body: raw }: Call): Reply => {
  const parent = seenChannel(world, param('channel'));
  const message = theMessage(world, parent, param('message'));
  const body = checked(CreateTextThreadWithMessageRequestSchema, withoutType(raw));
  demand(world, parent, 'CreatePublicThreads');
  if (message.threadId !== undefined) throw refuse.threadExists();
  const thread = addThread(world, {
    parent,
    name: body.name,
    ownerId: world.botId,
    messageId: message.id,
    autoArchiveMinutes: body.auto_archive_duration ?? ThreadAutoArchiveDuration.ThreeDays,
    slowmode: body.rate_limit_per_user ?? 0,
  });
  return created(apiChannel(world, thread));
};

const threadMemberId = (world: World, name: string): string => {
  const id = name === '@me' ? world.botId : name;
  if (!world.members.has(id)) throw refuse.unknownUser();
  return id;
};

const join = ({ world, param }: Call): Reply => {
  const { channel, state } = theThread(world, param('channel'));
  const userId = threadMemberId(world, param('user'));
  if (state.archived) throw refuse.threadArchived();
  if (userId !== world.botId) demand(world, channel, 'SendMessagesInThreads');
  joinThread(world, channel, state, userId);
  return nothing;
};

const leave = ({ world, param }: Call): Reply => {
  const { channel, state } = theThread(world, param('channel'));
  const userId = threadMemberId(world, param('user'));
  if (userId !== world.botId) demand(world, channel, 'ManageThreads');
  leaveThread(world, channel, state, userId);
  return nothing;
};

const threadMembers = ({ world, param }: Call): Reply => {
  const { channel, state } = theThread(world, param('channel'));
  return ok([...state.members.keys()].map((id) => apiThreadMember(channel, state, id)));
};

const threadMember = ({ world, param }: Call): Reply => {
  const { channel, state } = theThread(world, param('channel'));
  const id = threadMemberId(world, param('user'));
  if (!state.members.has(id)) throw refuse.unknownMember();
  return ok(apiThreadMember(channel, state, id));
};

const overwrite = ({ world, param, body: raw }: Call): Reply => {
  const channel = seenChannel(world, param('channel'));
  demand(world, channel, 'ManageRoles');
  const { type, allow, deny } = checked(ChannelPermissionOverwriteRequestSchema, {
    id: param('overwrite'),
    ...withNumbers(raw),
  });
  const id = param('overwrite');
  channel.overwrites.set(id, {
    id,
    of: type === OverwriteType.Role ? 'role' : 'member',
    allow: BigInt(allow ?? 0),
    deny: BigInt(deny ?? 0),
  });
  channelUpdated(world, channel);
  return nothing;
};

/** Permissions travel as strings of digits; the schema has them as numbers. */
const withNumbers = (raw: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(raw ?? {}).map(([key, value]) => [
      key,
      (key === 'allow' || key === 'deny') && typeof value === 'string' ? Number(value) : value,
    ]),
  );

const removeOverwrite = ({ world, param }: Call): Reply => {
  const channel = seenChannel(world, param('channel'));
  demand(world, channel, 'ManageRoles');
  if (!channel.overwrites.delete(param('overwrite'))) throw refuse.unknownOverwrite();
  channelUpdated(world, channel);
  return nothing;
};

const at = '/channels/:channel';
const members = `${at}/thread-members`;
const auth = 'bot';
const bucket = buckets.channel;

export const channelRoutes: Route[] = [
  { method: 'GET', path: at, auth, bucket: buckets.channelRead, run: get },
  { method: 'PATCH', path: at, auth, bucket, run: patch },
  { method: 'DELETE', path: at, auth, bucket, run: remove },
  { method: 'PUT', path: `${at}/permissions/:overwrite`, auth, bucket, run: overwrite },
  { method: 'DELETE', path: `${at}/permissions/:overwrite`, auth, bucket, run: removeOverwrite },
  { method: 'POST', path: `${at}/threads`, auth, bucket, run: startThread },
  { method: 'POST', path: `${at}/messages/:message/threads`, auth, bucket, run: startThreadOn },
  {
    method: 'GET',
    path: members,
    auth,
    bucket: buckets.channelRead,
    query: ['with_member', 'limit'],
    run: threadMembers,
  },
  {
    method: 'GET',
    path: `${members}/:user`,
    auth,
    bucket: buckets.channelRead,
    query: ['with_member'],
    run: threadMember,
  },
  { method: 'PUT', path: `${members}/:user`, auth, bucket, run: join },
  { method: 'DELETE', path: `${members}/:user`, auth, bucket, run: leave },
];

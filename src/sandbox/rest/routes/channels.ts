/** Routes of channels, threads and permission overwrites. */
import {
  ChannelPermissionOverwriteRequestSchema,
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  UpdateGuildChannelRequestPartialSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import { ChannelType, OverwriteType, ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import { apiChannel, apiThreadMember } from '../../api/objects.ts';
import { refusals } from '../../rules/errors.ts';
import { parseBody } from '../../rules/strict.ts';
import {
  addThread,
  channelUpdated,
  joinThread,
  leaveThread,
  removeChannel,
  setArchived,
} from '../../world/channels.ts';
import { may, requirePermissions } from '../../world/permissions.ts';
import { type Channel, guildOf, type World } from '../../world/world.ts';
import { buckets, type Call, created, noContent, ok, type Reply, type Route } from '../route.ts';
import { requireMessage, requireThread, requireThreadRoom, requireVisibleChannel } from './access.ts';

const get = ({ world, param }: Call): Reply =>
  ok(apiChannel(world, requireVisibleChannel(world, param('channel'))));

const patchThread = (world: World, channel: Channel, body: unknown): void => {
  const { name, archived, locked, auto_archive_duration, rate_limit_per_user } = parseBody(
    UpdateThreadRequestPartialSchema,
    body,
  );
  const state = channel.thread;
  if (!state) return;
  const isAllowedAsOwner = state.ownerId === world.botId && locked === undefined;
  if (!isAllowedAsOwner) requirePermissions(world, channel, 'ManageThreads');
  if (name) channel.name = name;
  if (typeof archived === 'boolean') setArchived(world, state, archived);
  if (typeof locked === 'boolean') state.locked = locked;
  if (auto_archive_duration) state.autoArchiveMinutes = auto_archive_duration;
  if (typeof rate_limit_per_user === 'number') channel.slowmode = rate_limit_per_user;
};

const patchTextChannel = (world: World, channel: Channel, body: unknown): void => {
  const { name, topic, position, rate_limit_per_user } = parseBody(
    UpdateGuildChannelRequestPartialSchema,
    body,
  );
  requirePermissions(world, channel, 'ManageChannels');
  if (name) channel.name = name;
  if (topic !== undefined) channel.topic = topic;
  if (typeof position === 'number') channel.position = position;
  if (typeof rate_limit_per_user === 'number') channel.slowmode = rate_limit_per_user;
};

const patch = ({ world, param, body }: Call): Reply => {
  const channel = requireVisibleChannel(world, param('channel'));
  if (channel.thread) patchThread(world, channel, body);
  else patchTextChannel(world, channel, body);
  channelUpdated(world, channel);
  return ok(apiChannel(world, channel));
};

const remove = ({ world, param }: Call): Reply => {
  const channel = requireVisibleChannel(world, param('channel'));
  requirePermissions(world, channel, channel.thread ? 'ManageThreads' : 'ManageChannels');
  const body = apiChannel(world, channel);
  removeChannel(world, channel);
  return ok(body);
};

const PRIVATE_THREAD = 12;

/** The types of threads that can be opened in a channel. Forums have posts instead, which are not supported. */
const threadTypesIn = ({ type, thread }: Channel): readonly number[] => {
  if (type === ChannelType.GuildAnnouncement) return [ChannelType.AnnouncementThread];
  return type === undefined && !thread ? [ChannelType.PublicThread, PRIVATE_THREAD] : [];
};

const startThread = ({ world, param, body: raw }: Call): Reply => {
  const parent = requireVisibleChannel(world, param('channel'));
  const body = parseBody(CreateTextThreadWithoutMessageRequestSchema, raw);
  const type = body.type ?? PRIVATE_THREAD;
  if (!threadTypesIn(parent).includes(type)) throw refusals.wrongChannelType();
  const isPrivate = type === PRIVATE_THREAD;
  requirePermissions(world, parent, isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  requireThreadRoom(world, parent);
  const thread = addThread(world, {
    parent,
    name: body.name,
    ownerId: world.botId,
    private: isPrivate,
    closed: isPrivate && body.invitable === false,
    autoArchiveMinutes: body.auto_archive_duration ?? ThreadAutoArchiveDuration.ThreeDays,
    slowmode: body.rate_limit_per_user ?? 0,
  });
  return created(apiChannel(world, thread));
};

/** discord.js sends a type here too, which Discord ignores: a message's thread is as public as its channel. */
const withoutType = (raw: unknown): unknown => {
  if (typeof raw !== 'object' || raw === null) return raw;
  const { type: _, ...rest } = raw as Record<string, unknown>;
  return rest;
};

const startThreadOnMessage = ({ world, param, body: raw }: Call): Reply => {
  const parent = requireVisibleChannel(world, param('channel'));
  const message = requireMessage(world, parent, param('message'));
  const body = parseBody(CreateTextThreadWithMessageRequestSchema, withoutType(raw));
  if (threadTypesIn(parent).length === 0) throw refusals.wrongChannelType();
  requirePermissions(world, parent, 'CreatePublicThreads');
  if (message.threadId !== undefined) throw refusals.threadExists();
  requireThreadRoom(world, parent);
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

const threadMemberId = (world: World, channel: Channel, reference: string): string => {
  const id = reference === '@me' ? world.botId : reference;
  if (!guildOf(world, channel).members.has(id)) throw refusals.unknownUser();
  return id;
};

const join = ({ world, param }: Call): Reply => {
  const { channel, state } = requireThread(world, param('channel'));
  const userId = threadMemberId(world, channel, param('user'));
  if (state.archived) throw refusals.threadArchived();
  if (userId !== world.botId) requirePermissions(world, channel, 'SendMessagesInThreads');
  if (userId !== world.botId && state.closed) requirePermissions(world, channel, 'ManageThreads');
  // A thread is seen by nobody who does not see its channel.
  const parent = world.channels.get(state.parentId);
  if (parent && !may(world, userId, parent, 'ViewChannel')) throw refusals.missingAccess();
  joinThread(world, channel, state, userId);
  return noContent;
};

const leave = ({ world, param }: Call): Reply => {
  const { channel, state } = requireThread(world, param('channel'));
  const userId = threadMemberId(world, channel, param('user'));
  if (state.archived) throw refusals.threadArchived();
  const isOwnPrivate = state.private && state.ownerId === world.botId;
  if (userId !== world.botId && !isOwnPrivate) requirePermissions(world, channel, 'ManageThreads');
  leaveThread(world, channel, state, userId);
  return noContent;
};

const threadMembers = ({ world, param }: Call): Reply => {
  const { channel, state } = requireThread(world, param('channel'));
  return ok([...state.members.keys()].map((id) => apiThreadMember(channel, state, id)));
};

const threadMember = ({ world, param }: Call): Reply => {
  const { channel, state } = requireThread(world, param('channel'));
  const id = threadMemberId(world, channel, param('user'));
  if (!state.members.has(id)) throw refusals.unknownMember();
  return ok(apiThreadMember(channel, state, id));
};

const overwrite = ({ world, param, body: raw }: Call): Reply => {
  const channel = requireVisibleChannel(world, param('channel'));
  requirePermissions(world, channel, 'ManageRoles');
  const { type, allow, deny } = parseBody(ChannelPermissionOverwriteRequestSchema, {
    id: param('overwrite'),
    ...withNumericPermissions(raw),
  });
  const id = param('overwrite');
  channel.overwrites.set(id, {
    id,
    of: type === OverwriteType.Role ? 'role' : 'member',
    allow: BigInt(allow ?? 0),
    deny: BigInt(deny ?? 0),
  });
  channelUpdated(world, channel);
  return noContent;
};

/** Discord takes permissions as strings of digits; the schema has them as numbers. */
const withNumericPermissions = (raw: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(raw ?? {}).map(([key, value]) => [
      key,
      (key === 'allow' || key === 'deny') && typeof value === 'string' ? Number(value) : value,
    ]),
  );

const removeOverwrite = ({ world, param }: Call): Reply => {
  const channel = requireVisibleChannel(world, param('channel'));
  requirePermissions(world, channel, 'ManageRoles');
  if (!channel.overwrites.delete(param('overwrite'))) throw refusals.unknownOverwrite();
  channelUpdated(world, channel);
  return noContent;
};

const CHANNEL = '/channels/:channel';
const MEMBERS = `${CHANNEL}/thread-members`;
const auth = 'bot';
const bucket = buckets.channel;

export const channelRoutes: Route[] = [
  { method: 'GET', path: CHANNEL, auth, bucket: buckets.channelRead, run: get },
  { method: 'PATCH', path: CHANNEL, auth, bucket, run: patch },
  { method: 'DELETE', path: CHANNEL, auth, bucket, run: remove },
  { method: 'PUT', path: `${CHANNEL}/permissions/:overwrite`, auth, bucket, run: overwrite },
  { method: 'DELETE', path: `${CHANNEL}/permissions/:overwrite`, auth, bucket, run: removeOverwrite },
  { method: 'POST', path: `${CHANNEL}/threads`, auth, bucket, run: startThread },
  { method: 'POST', path: `${CHANNEL}/messages/:message/threads`, auth, bucket, run: startThreadOnMessage },
  {
    method: 'GET',
    path: MEMBERS,
    auth,
    bucket: buckets.channelRead,
    query: ['with_member', 'limit'],
    run: threadMembers,
  },
  {
    method: 'GET',
    path: `${MEMBERS}/:user`,
    auth,
    bucket: buckets.channelRead,
    query: ['with_member'],
    run: threadMember,
  },
  { method: 'PUT', path: `${MEMBERS}/:user`, auth, bucket, run: join },
  { method: 'DELETE', path: `${MEMBERS}/:user`, auth, bucket, run: leave },
];

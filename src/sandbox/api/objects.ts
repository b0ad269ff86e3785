/** Users, members, roles, channels and the guild as API objects. */
import {
  type APIAnnouncementThreadChannel,
  type APIChannel,
  type APIEmoji,
  type APIGuild,
  type APIGuildForumChannel,
  type APIGuildMember,
  type APIGuildStageVoiceChannel,
  type APIGuildVoiceChannel,
  type APINewsChannel,
  type APIPrivateThreadChannel,
  type APIPublicThreadChannel,
  type APIRole,
  type APITextChannel,
  type APIThreadMember,
  type APIUser,
  type ChannelFlags,
  ChannelType,
  ForumLayoutType,
  type GatewayGuildCreateDispatchData,
  GuildDefaultMessageNotifications,
  GuildExplicitContentFilter,
  type GuildMemberFlags,
  GuildMFALevel,
  GuildNSFWLevel,
  GuildPremiumTier,
  type GuildSystemChannelFlags,
  GuildVerificationLevel,
  OverwriteType,
  type RoleFlags,
  type ThreadMemberFlags,
  type UserFlags,
} from 'discord-api-types/v10';
import { may } from '../world/permissions.ts';
import {
  type AppEmoji,
  type Channel,
  channelsOf,
  type Guild,
  type Member,
  type Role,
  type ThreadState,
  type User,
  userOf,
  type World,
} from '../world/world.ts';

/** The flag enums of discord-api-types have no member for zero. */
const NO_FLAGS: number = 0;

type WithGuildId<C> = C & { guild_id: string };

export const isoTime = (ms: number): string => new Date(ms).toISOString().replace('Z', '000+00:00');

export const apiUser = (user: User): APIUser => ({
  id: user.id,
  username: user.bot ? user.name : `member_${user.id.slice(-6)}`,
  discriminator: '0',
  global_name: user.bot ? null : user.name,
  avatar: null,
  banner: null,
  accent_color: null,
  avatar_decoration_data: null,
  collectibles: null,
  primary_guild: null,
  flags: NO_FLAGS as UserFlags,
  public_flags: NO_FLAGS as UserFlags,
  ...(user.bot ? { bot: true } : {}),
});

type MemberWithoutUser = Omit<APIGuildMember, 'user'> & { avatar: string | null; banner: string | null };

/** A member without the user, as in gateway messages. */
export const apiMemberWithoutUser = (member: Member): MemberWithoutUser => ({
  avatar: null,
  banner: null,
  communication_disabled_until: null,
  deaf: false,
  flags: NO_FLAGS as GuildMemberFlags,
  joined_at: isoTime(member.joinedAt),
  mute: false,
  nick: member.nickname ?? null,
  pending: false,
  premium_since: null,
  roles: [...member.roles],
});

export const apiMember = (world: World, member: Member): MemberWithoutUser & APIGuildMember => ({
  ...apiMemberWithoutUser(member),
  user: apiUser(userOf(world, member.userId)),
});

export const apiRole = (world: World, role: Role): APIRole => ({
  id: role.id,
  name: role.name,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  icon: null,
  unicode_emoji: null,
  position: role.position,
  permissions: role.permissions.toString(),
  managed: role.managed,
  mentionable: role.mentionable ?? false,
  flags: NO_FLAGS as RoleFlags,
  ...(role.managed ? { tags: { bot_id: world.botId } } : {}),
});

type APIChannelInGuild = WithGuildId<
  APITextChannel | APINewsChannel | APIGuildVoiceChannel | APIGuildStageVoiceChannel | APIGuildForumChannel
>;

/** A channel that is not a thread. */
export const apiGuildChannel = (channel: Channel): APIChannelInGuild => {
  const common = {
    id: channel.id,
    guild_id: channel.guildId,
    flags: NO_FLAGS as ChannelFlags,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    parent_id: null,
    nsfw: false,
    rate_limit_per_user: channel.slowmode,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: null,
    permission_overwrites: [...channel.overwrites.values()].map(({ id, of, allow, deny }) => ({
      id,
      type: of === 'role' ? OverwriteType.Role : OverwriteType.Member,
      allow: allow.toString(),
      deny: deny.toString(),
    })),
  };
  const voice = { bitrate: 64_000, user_limit: 0, rtc_region: null };
  switch (channel.type) {
    case ChannelType.GuildForum: {
      const forum = { available_tags: [], default_reaction_emoji: null, default_sort_order: null };
      return { ...common, ...forum, type: channel.type, default_forum_layout: ForumLayoutType.NotSet };
    }
    case ChannelType.GuildAnnouncement:
      return { ...common, type: channel.type };
    case ChannelType.GuildVoice:
      return { ...common, ...voice, type: channel.type };
    case ChannelType.GuildStageVoice:
      return { ...common, ...voice, type: channel.type };
    default:
      return { ...common, type: ChannelType.GuildText };
  }
};

const threadType = (world: World, { parentId, private: isPrivate }: ThreadState) => {
  if (isPrivate) return ChannelType.PrivateThread;
  return world.channels.get(parentId)?.type === ChannelType.GuildAnnouncement
    ? ChannelType.AnnouncementThread
    : ChannelType.PublicThread;
};

type APIThread = WithGuildId<APIPublicThreadChannel | APIPrivateThreadChannel | APIAnnouncementThreadChannel>;

const threadObject = (world: World, channel: Channel, state: ThreadState): APIThread => {
  const count = [...world.messages.values()].filter(
    ({ channelId, viewerId }) => channelId === channel.id && viewerId === undefined,
  ).length;
  return {
    id: channel.id,
    type: threadType(world, state),
    guild_id: channel.guildId,
    flags: NO_FLAGS as ChannelFlags,
    name: channel.name,
    parent_id: state.parentId,
    owner_id: state.ownerId,
    last_message_id: channel.lastMessageId,
    rate_limit_per_user: channel.slowmode,
    message_count: count,
    total_message_sent: count,
    member_count: state.members.size,
    thread_metadata: {
      archived: state.archived,
      locked: state.locked,
      auto_archive_duration: state.autoArchiveMinutes,
      archive_timestamp: isoTime(state.archivedChangedAt),
      create_timestamp: isoTime(state.createdAt),
      ...(state.private ? { invitable: !state.closed } : {}),
    },
    ...(state.members.has(world.botId) ? { member: apiThreadMember(channel, state, world.botId) } : {}),
  };
};

export const apiThreadMember = (
  channel: Channel,
  state: NonNullable<Channel['thread']>,
  userId: string,
): APIThreadMember => ({
  id: channel.id,
  user_id: userId,
  join_timestamp: isoTime(state.members.get(userId) ?? state.createdAt),
  flags: NO_FLAGS as ThreadMemberFlags,
});

export const apiThread = (world: World, channel: Channel): APIThread => {
  if (!channel.thread) throw new Error(`#${channel.name} is not a thread`);
  return threadObject(world, channel, channel.thread);
};

export const apiChannel = (world: World, channel: Channel): APIChannel =>
  channel.thread ? threadObject(world, channel, channel.thread) : apiGuildChannel(channel);

export const apiEmoji = (world: World, emoji: AppEmoji): APIEmoji => ({
  id: emoji.id,
  name: emoji.name,
  animated: emoji.animated,
  available: true,
  managed: false,
  require_colons: true,
  roles: [],
  user: apiUser(userOf(world, world.botId)),
});

export const apiGuild = (world: World, guild: Guild): APIGuild => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  description: null,
  owner_id: guild.ownerId,
  application_id: null,
  region: null,
  afk_channel_id: null,
  afk_timeout: 300,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: GuildVerificationLevel.None,
  default_message_notifications: GuildDefaultMessageNotifications.OnlyMentions,
  explicit_content_filter: GuildExplicitContentFilter.Disabled,
  mfa_level: GuildMFALevel.None,
  nsfw_level: GuildNSFWLevel.Default,
  premium_tier: GuildPremiumTier.None,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: guild.locale as APIGuild['preferred_locale'],
  system_channel_id: null,
  system_channel_flags: NO_FLAGS as GuildSystemChannelFlags,
  rules_channel_id: null,
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  vanity_url_code: null,
  max_members: 500_000,
  max_video_channel_users: 25,
  hub_type: null,
  incidents_data: null,
  features: [],
  emojis: [],
  stickers: [],
  roles: [...guild.roles.values()].map((role) => apiRole(world, role)),
});

export const guildCreate = (world: World, guild: Guild): GatewayGuildCreateDispatchData => {
  const channels = channelsOf(world, guild);
  const bot = guild.members.get(world.botId);
  return {
    ...apiGuild(world, guild),
    joined_at: isoTime(bot?.joinedAt ?? guild.createdAt),
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    voice_states: [],
    // Without the presence and member intents Discord sends only the bot itself.
    members: bot ? [apiMember(world, bot)] : [],
    channels: channels.filter(({ thread }) => !thread).map((channel) => apiGuildChannel(channel)),
    threads: channels
      .filter((channel) => channel.thread && !channel.thread.archived)
      .filter((channel) => may(world, world.botId, channel, 'ViewChannel'))
      .map((channel) => apiThread(world, channel)),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
};

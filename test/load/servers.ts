/** Servers as Discord describes them to a bot: made up, and of a usual size. */
import {
  type APIRole,
  ChannelType,
  type GatewayGuildCreateDispatchData,
  OverwriteType,
  PermissionFlagsBits,
  type RoleFlags,
} from 'discord-api-types/v10';

const CHANNELS = 30;
const ROLES = 20;
const MEMBERS = 5;
const EMOJIS = 50;
const STICKERS = 5;
const THREADS = 5;
const FIRST_SERVER = 1_100_000_000_000_000_000n;
/** Between the ids of two servers; those of what belongs to a server lie in between. */
const ID_STEP = 1n << 30n;

/** The enum of discord-api-types has no member for zero. */
const NO_FLAGS: number = 0;

const hash = (seed: string): string => seed.padStart(4, '0').repeat(8);

function roleOf(serverId: string, id: string, number: number, botId: string): APIRole {
  const isEveryone = id === serverId;
  const isBots = number === ROLES - 1;
  const permissions = isEveryone ? 2_248_473_465_835_073n : PermissionFlagsBits.ViewChannel << BigInt(number);
  return {
    id,
    name: isEveryone ? '@everyone' : isBots ? 'Madoi' : `Role of the server ${number}`,
    color: number * 4_000,
    colors: { primary_color: number * 4_000, secondary_color: null, tertiary_color: null },
    hoist: number % 3 === 0,
    icon: null,
    unicode_emoji: null,
    position: number,
    permissions: String(isBots ? 277_025_459_200n : permissions),
    managed: isBots,
    mentionable: false,
    flags: NO_FLAGS as RoleFlags,
    ...(isBots && { tags: { bot_id: botId } }),
  };
}

/** A server with 30 channels in four categories, 20 roles, 50 emojis and some threads. */
export function makeServer(index: number, botId: string): GatewayGuildCreateDispatchData {
  const base = FIRST_SERVER + BigInt(index) * ID_STEP;
  const id = String(base);
  const idOf = (kind: number, number: number): string => String(base + BigInt(kind * 1_000 + number));
  const roleIds = Array.from({ length: ROLES }, (_, number) => (number === 0 ? id : idOf(1, number)));
  const overwritesOf = (channel: number) =>
    [roleIds[0]!, roleIds[1 + (channel % 5)]!, roleIds[7 + (channel % 9)]!].map((roleId, number) => ({
      id: roleId,
      type: OverwriteType.Role,
      allow: String(number === 0 ? 0n : PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages),
      deny: String(number === 0 ? PermissionFlagsBits.SendMessages : PermissionFlagsBits.ManageThreads),
    }));
  const typeOf = (number: number): ChannelType => {
    if (number < 4) return ChannelType.GuildCategory;
    if (number < 10) return ChannelType.GuildVoice;
    return number === 10 ? ChannelType.GuildAnnouncement : ChannelType.GuildText;
  };
  const channels = Array.from({ length: CHANNELS }, (_, number) => ({
    id: idOf(2, number),
    type: typeOf(number),
    name: `channel-of-the-server-${number}`,
    topic: number < 10 ? null : `What is talked about in channel ${number}, and what is not`,
    position: number,
    flags: 0,
    parent_id: number < 4 ? null : idOf(2, number % 4),
    nsfw: false,
    rate_limit_per_user: 0,
    last_message_id: idOf(9, number),
    last_pin_timestamp: null,
    permission_overwrites: overwritesOf(number),
    ...(typeOf(number) === ChannelType.GuildVoice && { bitrate: 64_000, user_limit: 0, rtc_region: null }),
  }));
  const threads = Array.from({ length: THREADS }, (_, number) => ({
    id: idOf(3, number),
    type: ChannelType.PublicThread,
    guild_id: id,
    parent_id: idOf(2, 12 + number),
    owner_id: botId,
    name: `Thread ${number}`,
    flags: 0,
    last_message_id: idOf(9, 100 + number),
    rate_limit_per_user: 0,
    message_count: 20,
    total_message_sent: 20,
    member_count: 5,
    thread_metadata: {
      archived: false,
      locked: false,
      auto_archive_duration: 1440,
      archive_timestamp: '2026-11-01T10:00:00.000000+00:00',
      create_timestamp: '2026-11-01T10:00:00.000000+00:00',
    },
  }));
  const userOf = (number: number) => ({
    id: number === 0 ? botId : idOf(4, number),
    username: number === 0 ? 'madoi' : `somebody_${index}_${number}`,
    discriminator: '0',
    global_name: number === 0 ? null : `Somebody ${number} of ${index}`,
    avatar: hash(String(number)),
    public_flags: 0,
    ...(number === 0 && { bot: true }),
  });
  const members = Array.from({ length: MEMBERS }, (_, number) => ({
    user: userOf(number),
    nick: null,
    avatar: null,
    banner: null,
    roles: number === 0 ? [roleIds[ROLES - 1]!] : [roleIds[number]!, roleIds[number + 4]!],
    joined_at: '2026-10-01T10:00:00.000000+00:00',
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
    communication_disabled_until: null,
  }));
  const emojis = Array.from({ length: EMOJIS }, (_, number) => ({
    id: idOf(5, number),
    name: `emoji_number_${number}`,
    roles: [],
    require_colons: true,
    managed: false,
    animated: false,
    available: true,
  }));
  const stickers = Array.from({ length: STICKERS }, (_, number) => ({
    id: idOf(6, number),
    name: `sticker ${number}`,
    description: 'A sticker of this server',
    tags: 'wave',
    type: 2,
    format_type: 1,
    available: true,
    guild_id: id,
  }));
  return {
    id,
    name: `Server number ${index}`,
    icon: hash(String(index)),
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    owner_id: idOf(4, 1),
    application_id: null,
    region: 'japan',
    afk_channel_id: null,
    afk_timeout: 300,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 1,
    default_message_notifications: 1,
    explicit_content_filter: 2,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 1,
    premium_subscription_count: 3,
    premium_progress_bar_enabled: false,
    preferred_locale: 'ja',
    system_channel_id: idOf(2, 10),
    system_channel_flags: 0,
    rules_channel_id: idOf(2, 11),
    public_updates_channel_id: idOf(2, 12),
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    max_members: 500_000,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    hub_type: null,
    incidents_data: null,
    features: ['COMMUNITY', 'NEWS'],
    joined_at: '2026-10-01T10:00:00.000000+00:00',
    large: true,
    unavailable: false,
    member_count: 150,
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
    roles: roleIds.map((roleId, number) => roleOf(id, roleId, number, botId)),
    channels,
    threads,
    members,
    emojis,
    stickers,
  } as unknown as GatewayGuildCreateDispatchData;
}

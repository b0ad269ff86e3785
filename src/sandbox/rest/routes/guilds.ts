/** Routes of the guild, its members and roles, of users, the application and the gateway's address. */
import type { APIApplication, APIGatewayBotInfo, APIUser } from 'discord-api-types/v10';
import {
  apiChannel,
  apiGuild,
  apiMember,
  apiRole,
  apiThread,
  apiThreadMember,
  apiUser,
} from '../../api/objects.ts';
import { refusals } from '../../rules/errors.ts';
import { sessionStartLimit } from '../../world/session-starts.ts';
import { channelsOf, gatewayUrl, serverCount, userOf, type World } from '../../world/world.ts';
import { buckets, type Call, ok, type Reply, type Route } from '../route.ts';
import { requireMembership } from './access.ts';

const guild = ({ world, param, query }: Call): Reply => {
  const found = requireMembership(world, param('guild'));
  const { size } = found.members;
  const counts = { approximate_member_count: size, approximate_presence_count: size };
  return ok({ ...apiGuild(world, found), ...(query.get('with_counts') === 'true' ? counts : {}) });
};

const channels = ({ world, param }: Call): Reply => {
  const all = channelsOf(world, requireMembership(world, param('guild')));
  return ok(all.filter(({ thread }) => !thread).map((channel) => apiChannel(world, channel)));
};

const activeThreads = ({ world, param }: Call): Reply => {
  const all = channelsOf(world, requireMembership(world, param('guild')));
  const threads = all.filter(({ thread }) => thread && !thread.archived);
  return ok({
    threads: threads.map((channel) => apiThread(world, channel)),
    members: threads.flatMap((channel) =>
      channel.thread?.members.has(world.botId) ? [apiThreadMember(channel, channel.thread, world.botId)] : [],
    ),
  });
};

const getMember = ({ world, param }: Call): Reply => {
  const { members } = requireMembership(world, param('guild'));
  const member = members.get(param('user'));
  if (!member) throw world.users.has(param('user')) ? refusals.unknownMember() : refusals.unknownUser();
  return ok(apiMember(world, member));
};

const roles = ({ world, param }: Call): Reply => {
  const found = requireMembership(world, param('guild'));
  return ok([...found.roles.values()].map((each) => apiRole(world, each)));
};

const role = ({ world, param }: Call): Reply => {
  const found = requireMembership(world, param('guild')).roles.get(param('role'));
  if (!found) throw refusals.unknownRole();
  return ok(apiRole(world, found));
};

const ownUser = (world: World): APIUser => ({
  ...apiUser(userOf(world, world.botId)),
  verified: true,
  mfa_enabled: false,
  email: null,
  locale: 'en-US',
});

const user = ({ world, param }: Call): Reply => {
  const found = world.users.get(param('user'));
  if (!found) throw refusals.unknownUser();
  return ok(apiUser(found));
};

type Application = Pick<
  APIApplication,
  | 'id'
  | 'name'
  | 'icon'
  | 'description'
  | 'bot_public'
  | 'bot_require_code_grant'
  | 'summary'
  | 'verify_key'
  | 'team'
  | 'flags'
  | 'bot'
>;

const application = (world: World): Application => ({
  id: world.application.id,
  name: world.application.name,
  icon: null,
  description: '',
  summary: '',
  bot_public: true,
  bot_require_code_grant: false,
  verify_key: '',
  team: null,
  flags: NO_FLAGS as APIApplication['flags'],
  bot: ownUser(world),
});

const NO_FLAGS: number = 0;

/** Discord recommends a shard for every thousand servers. */
const SERVERS_PER_SHARD = 1_000;

const gateway = (world: World): APIGatewayBotInfo => ({
  url: gatewayUrl(world),
  shards: world.gateway.shards ?? Math.max(1, Math.ceil(serverCount(world) / SERVERS_PER_SHARD)),
  session_start_limit: sessionStartLimit(world),
});

const auth = 'bot';
const bucket = buckets.guild;
const own = buckets.own;

export const guildRoutes: Route[] = [
  {
    method: 'GET',
    path: '/gateway',
    auth: 'none',
    bucket: own,
    run: ({ world }) => ok({ url: gatewayUrl(world) }),
  },
  { method: 'GET', path: '/gateway/bot', auth, bucket: own, run: ({ world }) => ok(gateway(world)) },
  { method: 'GET', path: '/users/@me', auth, bucket: own, run: ({ world }) => ok(ownUser(world)) },
  { method: 'GET', path: '/users/:user', auth, bucket: own, run: user },
  { method: 'GET', path: '/applications/@me', auth, bucket: own, run: ({ world }) => ok(application(world)) },
  {
    method: 'GET',
    path: '/oauth2/applications/@me',
    auth,
    bucket: own,
    run: ({ world }) => ok(application(world)),
  },
  { method: 'GET', path: '/guilds/:guild', auth, bucket, query: ['with_counts'], run: guild },
  { method: 'GET', path: '/guilds/:guild/channels', auth, bucket, run: channels },
  { method: 'GET', path: '/guilds/:guild/threads/active', auth, bucket, run: activeThreads },
  { method: 'GET', path: '/guilds/:guild/members/:user', auth, bucket, run: getMember },
  { method: 'GET', path: '/guilds/:guild/roles', auth, bucket, run: roles },
  { method: 'GET', path: '/guilds/:guild/roles/:role', auth, bucket, run: role },
];

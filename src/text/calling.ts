/** What is read about calling players to a lobby: a role is mentioned. */
import type { Catalogue } from '../game/words.ts';

interface CallingWords {
  /** The button in the lobby. */
  readonly call: string;
  /** The message that mentions the role. */
  readonly message: (role: string, caller: string, game: string) => string;
  readonly called: (role: string) => string;
  /** @param at when it is possible again, in seconds since the epoch */
  readonly tooSoon: (at: number) => string;
  /** The server has no such role in its settings, or wants nobody mentioned. */
  readonly off: string;
  /** The role has been deleted; the log channel is told, too. */
  readonly gone: string;
  readonly goneInLog: string;
  readonly notMentionable: (role: string) => string;
  readonly failed: string;
  readonly privateTable: string;
}

export const callingWords: Catalogue<CallingWords> = {
  en: {
    call: 'Call players',
    message: (role, caller, game) => `📣 ${role} ${caller} is looking for players: **${game}**`,
    called: (role) => `📣 ${role} has been called. The message goes away when the table starts.`,
    tooSoon: (at) => `Players were called recently. They can be called again <t:${at}:R>.`,
    off: 'Nobody can be called in this server now: a server manager chooses the role with `/settings`.',
    gone: 'The role to call is gone. Nobody was called; a server manager can choose another one with `/settings`.',
    goneInLog:
      '📣 The role to call players is gone, so nobody can be called. Choose another one with `/settings`.',
    notMentionable: (role) =>
      `Madoi may not mention ${role}, so nobody was called. A server manager can allow anyone to mention the role (*Server Settings*, *Roles*).`,
    failed: 'The call could not be posted here. A server manager can see what Madoi may do in this channel.',
    privateTable: 'At a private table nobody is called. Use *Invite* instead.',
  },
  ja: {
    call: '人を集める',
    message: (role, caller, game) => `📣 ${role} ${caller}が**${game}**で遊ぶ人を集めています。`,
    called: (role) => `📣 ${role} に呼びかけました。呼びかけは、卓が始まると消えます。`,
    tooSoon: (at) => `少し前に人を集めたばかりです。次は <t:${at}:R> から集められます。`,
    off: 'このサーバーでは、今は人を集められません。サーバーの管理者が `/設定` でロールを選ぶと、集められます。',
    gone: '人を集めるロールがなくなっていたので、だれにも呼びかけていません。サーバーの管理者が `/設定` で選び直せます。',
    goneInLog:
      '📣 人を集めるロールがなくなったので、人を集められません。`/設定` でほかのロールを選んでください。',
    notMentionable: (role) =>
      `Madoi は ${role} にメンションできないので、だれにも呼びかけていません。サーバーの管理者が、ロールの設定で「全員がこのロールへの@メンションを許可する」をオンにすると、集められます。`,
    failed:
      'ここには呼びかけを投稿できませんでした。このチャンネルでの Madoi の権限を、サーバーの管理者に確かめてもらってください。',
    privateTable: 'プライベート卓では、人を集められません。「招待」を使ってください。',
  },
  zh: {
    call: '召集玩家',
    message: (role, caller, game) => `📣 ${role} ${caller}召集大家来玩**${game}**。`,
    called: (role) => `📣 已召集 ${role}。开局后这条召集会消失。`,
    tooSoon: (at) => `刚刚召集过。<t:${at}:R> 可以再次召集。`,
    off: '这个服务器现在不能召集玩家：服务器管理员可以用 `/设置` 选择身份组。',
    gone: '要召集的身份组已经不在了，没有召集任何人。服务器管理员可以用 `/设置` 另选一个。',
    goneInLog: '📣 用来召集玩家的身份组已经不在了，现在无法召集。请用 `/设置` 另选一个。',
    notMentionable: (role) =>
      `Madoi 不能提及 ${role}，所以没有召集任何人。服务器管理员可以在身份组设置里打开“允许任何人@提及此身份组”。`,
    failed: '召集没能发到这里。请服务器管理员看看 Madoi 在这个频道的权限。',
    privateTable: '私密桌不能召集，请用“邀请”。',
  },
};

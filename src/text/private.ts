/** What is read about private tables, at which only invited people may sit. */
import type { Catalogue } from '../game/words.ts';
import type { CommandWords } from './words.ts';

interface PrivateWords {
  /** In the lobby. */
  readonly note: string;
  /** In the message of a table in play, before its name. */
  readonly mark: string;
  /** To the host; the table has a thread of its own. */
  readonly opened: (game: string, thread: string) => string;
  /** To the host: why the table has no private thread, and what that means. */
  readonly inChannel: Readonly<Record<PrivateFailure, string>>;
  /** Above the select on the page of invitations. @param max how many people in a minute */
  readonly about: (max: number) => string;
  /** Who is invited and does not sit there. */
  readonly invited: (names: readonly string[]) => string;
  readonly chooseToUninvite: string;
  readonly uninvited: (name: string) => string;
  /** People whom Discord does not add to the thread. */
  readonly notAdded: (names: readonly string[]) => string;
  /** A step of a review is shared at its table only. */
  readonly sharedThereOnly: string;
}

/** There are no private threads in this channel; the bot may not open one; or Discord did not. */
export type PrivateFailure = 'none-here' | 'not-allowed' | 'failed';

export const privateOption: Catalogue<CommandWords> = {
  en: {
    name: 'private',
    description:
      'Whether only people you invite may sit there, if possible in a private thread (default: off)',
  },
  ja: {
    name: 'プライベート',
    description: '招待した人だけの卓にするか。できればプライベートスレッドで遊びます（既定はなし）',
  },
  zh: { name: '私密', description: '是否只有受邀的人可以入座，可能的话开在私密子区里（默认关）' },
};

const EVERYBODY_SEES = {
  en: 'Everybody in this channel can see the table’s message. Only people you invite may sit, and nobody sees your hand.',
  ja: '卓のメッセージは、このチャンネルを見られる全員に見えます。座れるのは招待した人だけで、手札はほかの人に見えません。',
  zh: '能看到这个频道的人都能看到牌桌的消息。只有你邀请的人可以入座，手牌别人看不到。',
} as const;

export const privateWords: Catalogue<PrivateWords> = {
  en: {
    note: '🔒 Private table: only invited people may sit.',
    mark: '🔒 Private',
    opened: (game, thread) =>
      `🔒 Your private table of **${game}** is in ${thread}. With *Invite* there you bring people in.`,
    inChannel: {
      'none-here': `🔒 There are no private threads here, so your table is in the channel itself.\n-# ${EVERYBODY_SEES.en}`,
      'not-allowed': `🔒 Madoi may not create private threads here, so your table is in the channel itself. A server manager can grant it *Create Private Threads*.\n-# ${EVERYBODY_SEES.en}`,
      failed: `🔒 Discord did not open a private thread, so your table is in the channel itself.\n-# ${EVERYBODY_SEES.en}`,
    },
    about: (max) =>
      `🔒 The people you choose may sit at this private table, and are mentioned there: at most ${max} in a minute.`,
    invited: (names) => `Invited: ${names.join(', ')}`,
    chooseToUninvite: 'Take back an invitation …',
    uninvited: (name) => `${name} is not invited anymore.`,
    notAdded: (names) =>
      `Discord does not let ${names.join(', ')} into the thread: they may not see its channel.`,
    sharedThereOnly: '🔒 This hand was played at a private table. You can share it only where that table is.',
  },
  ja: {
    note: '🔒 プライベート卓：座れるのは、招待された人だけです。',
    mark: '🔒 プライベート',
    opened: (game, thread) =>
      `🔒 **${game}**のプライベート卓を ${thread} に立てました。そこの「招待」で、遊ぶ人を呼べます。`,
    inChannel: {
      'none-here': `🔒 ここにはプライベートスレッドを作れないので、卓はチャンネルに立てました。\n-# ${EVERYBODY_SEES.ja}`,
      'not-allowed': `🔒 Madoi にはプライベートスレッドを作る権限がないので、卓はチャンネルに立てました。サーバーの管理者なら「プライベートスレッドの作成」の権限を付けられます。\n-# ${EVERYBODY_SEES.ja}`,
      failed: `🔒 プライベートスレッドを作れなかったので、卓はチャンネルに立てました。\n-# ${EVERYBODY_SEES.ja}`,
    },
    about: (max) =>
      `🔒 選んだ人は、このプライベート卓に座れるようになります。卓で呼びかけます（1分に${max}人まで）。`,
    invited: (names) => `招待した人：${names.join('、')}`,
    chooseToUninvite: '招待を取り消す人…',
    uninvited: (name) => `${name}の招待を取り消しました。`,
    notAdded: (names) =>
      `${names.join('、')}をスレッドに入れられませんでした。もとのチャンネルを見られないのかもしれません。`,
    sharedThereOnly: '🔒 プライベート卓の回なので、共有できるのは、その卓のある場所だけです。',
  },
  zh: {
    note: '🔒 私密桌：只有受邀的人可以入座。',
    mark: '🔒 私密',
    opened: (game, thread) => `🔒 你的**${game}**私密桌开在了 ${thread}。在那里按“邀请”，就能把人请进来。`,
    inChannel: {
      'none-here': `🔒 这里不能开私密子区，所以牌桌开在了频道里。\n-# ${EVERYBODY_SEES.zh}`,
      'not-allowed': `🔒 Madoi 没有在这里开私密子区的权限，所以牌桌开在了频道里。服务器管理员可以给它“创建私密子区”权限。\n-# ${EVERYBODY_SEES.zh}`,
      failed: `🔒 私密子区没有开成，所以牌桌开在了频道里。\n-# ${EVERYBODY_SEES.zh}`,
    },
    about: (max) => `🔒 选中的人可以在这张私密桌入座，并会在这里被提到，一分钟最多${max}人。`,
    invited: (names) => `已邀请：${names.join('、')}`,
    chooseToUninvite: '收回对谁的邀请……',
    uninvited: (name) => `已收回对${name}的邀请。`,
    notAdded: (names) => `没能把${names.join('、')}加进子区：他们可能看不到所在的频道。`,
    sharedThereOnly: '🔒 这一局是在私密桌打的，只能分享到那一桌所在的地方。',
  },
};

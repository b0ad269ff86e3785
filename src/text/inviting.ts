/** What is read about inviting people to a lobby. */
import type { Catalogue } from '../game/words.ts';

interface InvitingWords {
  /** The button in the lobby. */
  readonly invite: string;
  /** Above the select. @param max how many people in a minute */
  readonly about: (max: number) => string;
  readonly choose: string;
  /** The message that mentions the invited. */
  readonly invitation: (mentions: string, host: string, game: string, link: string) => string;
  readonly sent: (count: number) => string;
  /** All who were chosen sit there already, or are bots. */
  readonly nobody: string;
  /** All who were chosen have been invited within the last minute. */
  readonly lately: string;
  readonly tooMany: (max: number) => string;
  readonly failed: string;
}

export const invitingWords: Catalogue<InvitingWords> = {
  en: {
    invite: 'Invite',
    about: (max) => `The people you choose are mentioned at this table: at most ${max} in a minute.`,
    choose: 'Whom to invite …',
    invitation: (mentions, host, game, link) =>
      `✉️ ${mentions} ${host} invites you to **[${game}](${link})**.`,
    sent: (count) => (count === 1 ? 'One person is invited.' : `${count} people are invited.`),
    nobody: 'Nobody was invited: they sit here already, or are bots.',
    lately: 'They were invited here a moment ago.',
    tooMany: (max) => `This table has invited ${max} people within a minute. Try again in a minute.`,
    failed:
      'The invitation could not be posted here. A server manager can see what Madoi may do in this channel.',
  },
  ja: {
    invite: '招待',
    about: (max) => `選んだ人に、この卓で呼びかけます（1分に${max}人まで）。`,
    choose: '招待する人…',
    invitation: (mentions, host, game, link) =>
      `✉️ ${mentions} ${host}が**[${game}](${link})**に招待しています。`,
    sent: (count) => `${count}人を招待しました。`,
    nobody: 'だれも招待していません。もう座っている人か、ボットです。',
    lately: 'その人には、少し前に招待を送りました。',
    tooMany: (max) => `この卓では、1分のうちに${max}人を招待しました。1分たってから、もう一度どうぞ。`,
    failed:
      'ここには招待を投稿できませんでした。このチャンネルでの Madoi の権限を、サーバーの管理者に確かめてもらってください。',
  },
  zh: {
    invite: '邀请',
    about: (max) => `选中的人会在这一桌被提到，一分钟最多${max}人。`,
    choose: '邀请谁……',
    invitation: (mentions, host, game, link) => `✉️ ${mentions} ${host}邀请你来玩**[${game}](${link})**。`,
    sent: (count) => `已邀请${count}人。`,
    nobody: '没有邀请任何人：他们已经在座，或者是机器人。',
    lately: '刚才已经邀请过了。',
    tooMany: (max) => `这一桌一分钟内已经邀请了${max}人，请过一分钟再试。`,
    failed: '邀请没能发到这里。请服务器管理员看看 Madoi 在这个频道的权限。',
  },
};

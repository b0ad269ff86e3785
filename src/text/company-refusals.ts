/** Why a table refuses what somebody wants to do about its seats. */
import type { Catalogue } from '../game/words.ts';
import type { CompanyRefusalId } from '../tables/refusals.ts';

type Params = Readonly<Record<string, string | number>>;
type Refusals = Readonly<Record<CompanyRefusalId, (params: Params) => string>>;

export const companyRefusals: Catalogue<Refusals> = {
  en: {
    'is-present': () => 'That player is here. Only somebody who is away can be replaced.',
    'no-vacant-seat': () => 'No seat is free there anymore: somebody was faster.',
    'knows-a-hand': () =>
      'You have already seen another hand of this deal, so you cannot take this seat before the next one.',
    'is-away': () => 'Press *I’m back* first.',
    'host-is-here': () => 'The host is here and decides this.',
    'vote-is-open': () => 'Another vote is open: first that one is decided.',
    'no-vote': () => 'This vote is over.',
    'voted-already': () => 'You have agreed already.',
    'not-invited': ({ host }) =>
      `This table is private: only invited people may sit here or look at it.${host ? ` Ask ${host}.` : ''}`,
    'too-many-invited': ({ max }) =>
      `At most ${max} people can be invited to a private table. Take back another invitation first.`,
    'waits-already': () => 'You are waiting for a seat here already.',
    'many-wait': ({ max }) => `${max} people are waiting for a seat here already. Look in again later.`,
    'not-waiting': () => 'That has changed: the seat or the waiting list is not as it was.',
  },
  ja: {
    'is-present': () => 'その人は離席中ではありません。交代させられるのは、離席中の人だけです。',
    'no-vacant-seat': () => '空いた席は、もうありません。先にほかの人が座りました。',
    'knows-a-hand': () => '今回、ほかの席の手をもう見ているので、次の回までこの席には座れません。',
    'is-away': () => '先に「席に戻る」を押してください。',
    'host-is-here': () => '主催の人がいるので、主催の人が決めます。',
    'vote-is-open': () => 'ほかの投票が開いています。先にそちらを決めてください。',
    'no-vote': () => 'この投票は、もう終わっています。',
    'voted-already': () => 'もう賛成しています。',
    'not-invited': ({ host }) =>
      `プライベート卓です。座るのも見るのも、招待された人だけです。${host ? `${host}に声をかけてみてください。` : ''}`,
    'too-many-invited': ({ max }) =>
      `プライベート卓に招待できるのは${max}人までです。先に、ほかの招待を取り消してください。`,
    'waits-already': () => 'すでに席を待っています。',
    'many-wait': ({ max }) => `すでに${max}人が席を待っています。しばらくしてからもう一度お試しください。`,
    'not-waiting': () => '席か順番待ちの様子が変わりました。もう一度開いてください。',
  },
  zh: {
    'is-present': () => '那个人在座。只有托管中的人可以换下。',
    'no-vacant-seat': () => '已经没有空位了：有人先坐下了。',
    'knows-a-hand': () => '这一局你已经看过别的座位的牌，打完之前不能坐这里。',
    'is-away': () => '请先按“我回来了”。',
    'host-is-here': () => '桌主在座，由桌主决定。',
    'vote-is-open': () => '已有一个投票在进行，请先等它结束。',
    'no-vote': () => '这个投票已经结束了。',
    'voted-already': () => '你已经同意了。',
    'not-invited': ({ host }) => `这是私密桌，只有受邀的人可以入座和观看。${host ? `可以问问${host}。` : ''}`,
    'too-many-invited': ({ max }) => `私密桌最多邀请${max}人，请先收回别的邀请。`,
    'waits-already': () => '你已经在排队了。',
    'many-wait': ({ max }) => `已经有${max}个人在排队了。请过一会儿再来看看。`,
    'not-waiting': () => '座位或排队的人已经变了，请重新打开看看。',
  },
};

/** Why a table refuses what somebody wants to do about its seats. */
import type { Catalogue } from '../game/words.ts';
import type { CompanyRefusalId } from '../tables/refusals.ts';

type Refusals = Readonly<Record<CompanyRefusalId, () => string>>;

export const companyRefusals: Catalogue<Refusals> = {
  en: {
    'is-present': () => 'That player is here. Only somebody who is away can be replaced.',
    'no-vacant-seat': () => 'No seat is free there any more: somebody was faster.',
    'knows-a-hand': () =>
      'You have already seen another hand of this deal, so you cannot take this seat before the next one.',
  },
  ja: {
    'is-present': () => 'その人は離席中ではありません。交代させられるのは、離席中の人だけです。',
    'no-vacant-seat': () => '空いた席は、もうありません。先にほかの人が座りました。',
    'knows-a-hand': () => '今回、ほかの席の手をもう見ているので、次の回までこの席には座れません。',
  },
  zh: {
    'is-present': () => '那个人在座。只有托管中的人可以换下。',
    'no-vacant-seat': () => '已经没有空位了：有人先坐下了。',
    'knows-a-hand': () => '这一局你已经看过别的座位的牌，下一局开始前不能坐这里。',
  },
};

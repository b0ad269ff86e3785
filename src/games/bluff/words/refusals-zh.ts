import type { Params } from '../../../game/words.ts';
import { type Call, WILD } from '../dice.ts';
import type { Words } from './words.ts';

const callOf = ({ count, face }: Params): Call => ({ count: Number(count), face: Number(face) });
const standingOf = ({ standingCount, standingFace }: Params): Call =>
  callOf({ count: standingCount ?? 0, face: standingFace ?? 0 });
/** The lowest call above the standing one; of no dice where there is none. */
const lowestOf = ({ lowestCount, lowestFace }: Params): Call =>
  callOf({ count: lowestCount ?? 0, face: lowestFace ?? 0 });

/** @param name a call in plain text */
export const refusalsZh = (name: (call: Call) => string): Words['refusals'] => ({
  'stake-for-last': () =>
    '只有结束方式是“剩下最后一人”时才有赌注。请不要填赌注，或者把结束方式改成“剩下最后一人”。',
  'nothing-to-challenge': () => '还没有人叫，没有什么可开。每一轮都从叫开始。',
  'call-now': () => '你这次已经重摇，重摇以后必须叫，不能再开。',
  rerolled: () => '轮到自己时只能重摇一次，你已经重摇过了，请叫吧。',
  'few-hidden': () => '重摇要至少亮出一个，再摇至少一个，所以至少要有两个盖着的骰子。',
  'must-challenge': () => '重摇以后必须叫，可是没有更大的可叫了，所以只能开。',
  'none-left': () => '不能全部亮出，至少要留一个来重摇。',
  'must-raise': (params) => {
    const [call, standing, lowest] = [callOf(params), standingOf(params), lowestOf(params)];
    const wilds = [call, standing, lowest].some(({ face }) => face === WILD)
      ? '★比⑤大，比的时候一个抵两个。'
      : '';
    const lower = `${name(call)}没有比桌上的${name(standing)}大`;
    if (lowest.count === 0) return `${lower}，也没有更大的可叫，只能开。`;
    return `${lower}，最小要叫${name(lowest)}：要么个数更多，要么个数相同、点数更大。${wilds}`;
  },
});

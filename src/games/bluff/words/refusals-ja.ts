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
export const refusalsJa = (name: (call: Call) => string): Words['refusals'] => ({
  'stake-for-last': () =>
    '賭けを払うのは、終わり方が「最後の1人まで」のときだけです。賭けを選ばないか、終わり方を「最後の1人まで」にしてください。',
  'nothing-to-challenge': () =>
    'まだだれも宣言していないので、チャレンジする相手がいません。ラウンドは宣言から始まります。',
  'call-now': () => 'この番に振り直したので、必ず宣言します。チャレンジはもうできません。',
  rerolled: () => '振り直しは自分の番ごとに1度だけです。もう振り直したので、宣言してください。',
  'few-hidden': () =>
    '振り直しでは、1個以上を公開して1個以上を振ります。伏せたダイスが2個以上ないとできません。',
  'must-challenge': () =>
    '振り直したあとは宣言が必要ですが、これより大きい宣言はありません。チャレンジしかできません。',
  'none-left': () => '全部は公開できません。少なくとも1個は振り直します。',
  'must-raise': (params) => {
    const [call, standing, lowest] = [callOf(params), standingOf(params), lowestOf(params)];
    const wilds = [call, standing, lowest].some(({ face }) => face === WILD)
      ? '★は⑤より大きく、1個を2個分と数えて比べます。'
      : '';
    const lower = `${name(call)}は、場の${name(standing)}より大きくありません。`;
    if (lowest.count === 0) return `${lower}これより大きい宣言はなく、チャレンジしかできません。`;
    return `${lower}次に大きい宣言は${name(lowest)}です。個数を増やすか、同じ個数でもっと大きい目にします。${wilds}`;
  },
});

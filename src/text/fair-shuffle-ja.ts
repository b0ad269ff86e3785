/** Japanese words for how anybody can check the shuffles. */
import type { BotWords } from './words.ts';

export const fairShuffle: BotWords['fairShuffle'] = {
  title: { cards: '公正なシャッフル', dice: '公正なダイス' },
  proves:
    '札の並びやダイスの目は、ゲームの前に決まっていて、だれにも、Madoi にも、あとから変えられません。本当かどうかは、卓が終わったあとに、だれでも確かめられます。',
  check: '自分で確かめる',
  purpose:
    'この卓のシャッフルやダイスの目は、だれも席に着かないうちに決まった秘密のシードと、席に着いたときに Discord が付けた番号とから、すべて計算で決まります。下の「証明」はシードの SHA-256 で、シードは卓の終わりに公開されるため、途中で取りかえられていないことをだれでも確かめられます。',
  commitment: '証明（シードの SHA-256）',
  seed: 'シード',
  salts: 'ソルト（Discord が付けた番号、席順）',
  noSalt: 'なし',
  checkLater:
    '証明は、今のうちに控えておいてください。卓が終わったら、公開されたシードを SEED のところに入れて次のコマンドを実行すると、同じ証明が出ます。',
  checkNow: '次のコマンドを実行すると、ゲームの前に示したのと同じ証明が出ます。',
  wholeTable:
    '卓が終わったあとなら、`/検証` で、シャッフルからプレイ、得点、記帳まで全体を確かめられます。Madoi なしでも確かめられる、卓のファイルももらえます。',
  recipe:
    'シードと番号から札の並びやダイスの目を求める手順は、団居の README の「Why you can trust a shuffle」（英語）にあります。',
};

/** Chinese words for how anybody can check the shuffles. */
import type { BotWords } from './words.ts';

export const fairShuffle: BotWords['fairShuffle'] = {
  title: { cards: '公平洗牌', dice: '公平骰子' },
  proves: {
    cards: '牌的顺序在开局之前就已经定好，谁也不能事后更改，Madoi 也不能。整桌结束以后，谁都可以亲自验证。',
    dice: '骰子的点数在开局之前就已经定好，谁也不能事后更改，Madoi 也不能。整桌结束以后，谁都可以亲自验证。',
  },
  check: '亲自验证',
  purpose: {
    cards:
      '这一桌的每次洗牌，都由两样东西计算得出：没有人入座之前就定好的秘密种子，和各人入座时 Discord 给那次操作的编号。下面的“承诺值”是种子的 SHA-256；种子在整桌结束时公开，谁都可以验证它中途没有换过。',
    dice: '这一桌的每次摇骰子，都由两样东西计算得出：没有人入座之前就定好的秘密种子，和各人入座时 Discord 给那次操作的编号。下面的“承诺值”是种子的 SHA-256；种子在整桌结束时公开，谁都可以验证它中途没有换过。',
  },
  commitment: '承诺值（种子的 SHA-256）',
  seed: '种子',
  salts: '盐值（Discord 的编号，按座位顺序）',
  noSalt: '无',
  checkLater:
    '请现在就把承诺值记下来。整桌结束以后，把公开的种子填到 SEED 的位置再运行这条命令，会得到同样的承诺值。',
  checkNow: '运行这条命令，会得到开局之前就公布的承诺值：',
  wholeTable: {
    cards:
      '整桌结束以后，用 `/验证` 可以从洗牌到每次操作、得分和记账全部验证，还能得到牌桌文件，不用 Madoi 谁都可以验证。',
    dice: '整桌结束以后，用 `/验证` 可以从骰子的点数到每次操作、得分和记账全部验证，还能得到牌桌文件，不用 Madoi 谁都可以验证。',
  },
  recipe: {
    cards: '怎样由种子和编号算出牌的顺序，写在 Madoi 的 README 的“Why you can trust a shuffle”（英文）一节。',
    dice: '怎样由种子和编号算出骰子的点数，写在 Madoi 的 README 的“Why you can trust a shuffle”（英文）一节。',
  },
};

import type { Kind, Play } from '../combinations.ts';
import { playNamed } from './faces.ts';
import type { Words } from './words.ts';

const NEEDED: Readonly<Record<Kind, string>> = {
  single: 'もっと強い1枚',
  pair: 'もっと強いペア',
  triple: 'もっと強いスリーカード',
  plane: '3枚のほうがもっと強い飛行機',
  straight: '同じ枚数で、もっと強いストレート',
  pairs: '同じ枚数で、もっと強いペアストレート',
  triples: '同じ枚数で、もっと強いスリーカードストレート',
  bomb: '枚数の多い爆弾か、同じ枚数でもっと強い数字の爆弾',
};

/** @param nameOf a combination's name */
export function refusalsJa(nameOf: (play: Play) => string): Words['refusals'] {
  const named = (faces: string | number | undefined): string => {
    const play = playNamed(faces);
    return play ? nameOf(play) : '';
  };
  const against = (cards: string | number | undefined, top: string | number | undefined) =>
    `${named(cards)}は、場の${named(top)}に勝てません`;

  return {
    'no-combination': ({ count }) => {
      if (count === 2) return '2枚で出せるのは、同じ数字のペアか、ジョーカーとほかの1枚だけです。';
      if (count === 3) return '3枚で出せるのは、3枚とも同じ数字のときだけです。';
      if (count === 4)
        return '4枚で出せるのは、4枚とも同じ数字の爆弾だけです。スリーカードに1枚だけ付けることはできません。';
      return `この${count}枚では役になりません。ストレート、ペアやスリーカードのストレート、スリーカードとペアの飛行機、爆弾のどれかにします。ジョーカーはどれにも使えません。`;
    },
    'bomb-spent': () => '地主を見送ったので、この局で爆弾を出せるのは1回だけです。その1回はもう使いました。',
    'other-kind': ({ cards, top, mayBomb }) => {
      const kind = playNamed(top)?.kind ?? 'single';
      if (mayBomb !== 0)
        return `${against(cards, top)}。出せるのは、${NEEDED[kind]}${kind === 'bomb' ? '' : 'か爆弾'}です。`;
      return kind === 'bomb'
        ? `${against(cards, top)}。勝てるのはもっと強い爆弾だけですが、この局の1回はもう使ったので、パスするしかありません。`
        : `${against(cards, top)}。出せるのは、${NEEDED[kind]}です（爆弾はもう出せません）。`;
    },
    'other-length': ({ cards, top }) => `${against(cards, top)}。同じ枚数で、もっと強くなければなりません。`,
    'must-beat': ({ cards, top }) =>
      playNamed(top)?.kind === 'bomb'
        ? `${against(cards, top)}。枚数の多い爆弾か、同じ枚数でもっと強い数字の爆弾なら出せます。`
        : `${against(cards, top)}。もっと強い数字が必要で、同じ強さでは出せません。`,
    'must-lead': () => '新しい場の最初なので、何か出してください。パスできるのは、あとに続く人だけです。',
  };
}

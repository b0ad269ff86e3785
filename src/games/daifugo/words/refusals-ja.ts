import type { Params } from '../../../game/words.ts';
import { facesLabel, type JokerNames } from './faces.ts';
import type { Words } from './words.ts';

/** What may follow a play of this shape and size. */
function needed({ shape, size }: Params): string {
  if (shape === 'sequence') return `マークのそろった${size}枚の、もっと強い階段`;
  return size === 1 ? 'もっと強い1枚' : `もっと強い、同じ数字の${size}枚`;
}

export function refusalsJa(jokers: JokerNames): Words['refusals'] {
  const label = (faces: string | number | undefined) => facesLabel(faces, jokers);
  return {
    'no-combination': ({ count }) =>
      count === 2
        ? '2枚で出せるのは、同じ数字のペアか、ジョーカーとほかの1枚だけです。'
        : `この${count}枚は一緒に出せません。同じ数字の2〜4枚か、同じマークで3枚以上の連番（階段）にします。足りない札はジョーカーで補えます。`,
    'other-shape': ({ cards, top, ...params }) =>
      `場の ${label(top)} に ${label(cards)} は出せません。出せるのは、${needed(params)}です。`,
    'must-beat': ({ cards, top, strongest }) =>
      `${label(cards)} は場の ${label(top)} に勝てません。もっと強い札が必要で、同じ強さでは出せません。今はジョーカーが最強、次が${strongest}です。`,
    locked: ({ suits }) => `縛られています。場が流れるまで、${suits} しか出せません。`,
    'one-turn-kill': () =>
      'それを出すと上がりになります。だれかが山札から引くまでは上がれません。先に自分で1枚引けば上がれます。',
    'must-lead': () => '場が空のときは、何か出さなければなりません。パスできるのは、あとに続く人だけです。',
    'must-draw': () => 'パスするには、先に山札から1枚引きます。',
    'drawn-already': () => '引けるのは、自分の番に1枚だけです。もう引きました。',
    'stock-empty': () => '山札がもうありません。',
    'give-first': ({ count }) => `先に、6渡しで渡す札を${count}枚選んでください。`,
    'discard-first': ({ count }) => `先に、10捨てで捨てる札を${count}枚選んでください。`,
    'reverse-first': () => '先に、11バックするかどうかを決めてください。',
    'wrong-number': ({ count }) => `ちょうど${count}枚を選んでください。`,
  };
}

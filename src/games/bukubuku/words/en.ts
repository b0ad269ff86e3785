import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { rulesEn } from './rules-en.ts';
import type { Words } from './words.ts';

const counted = (points: number): string => `${signed(points)} point${Math.abs(points) === 1 ? '' : 's'}`;

export const en: Words = {
  name: 'Bukubuku',
  description:
    'Weather cards win lighthouses, and the highest lighthouse costs its holder a life belt. For 2 to 5.',
  openHandLabel: 'My hand',
  options: {
    memo: {
      name: 'dummy-memo',
      description: 'For two: remind each player of the dummy’s cards they saw while building (default: no)',
    },
  },
  rules: rulesEn,
  refusals: {
    'memo-for-two': () => 'The dummy memo is for tables of two.',
  },

  nameForTwo: 'Docchi no Mikata?',
  listSeparator: ', ',
  colon: ': ',
  round: (number) => `Round ${number}`,
  roundOf: (number, total) => `Round ${number} of ${total}`,
  turn: (number, total) => `Turn ${number} of ${total}`,
  takes: (low, high) => line`The highest card takes ${low}, the second ${high}`,
  dummy: '🎭 Dummy',
  dummyFrom: (owner) => line`from ${owner}’s pile`,
  pile: (owner, count) => line`${owner}’s pile ${count}`,

  noLighthouse: 'no lighthouse',
  danger: '⚠️ highest',
  dummyHighestNow: '⚠️ highest',
  total: (points) => `total ${plain(points)}`,
  isOut: '🌊 out',

  lastTurn: (number) => `Last turn (${number})`,
  finalTurn: (number) => `The final turn (${number})`,
  lost: (who) => line`🛟 lost a belt: ${who}`,
  wentOut: (who) => line`🌊 out: ${who}`,
  dummyHighest: '🎭 The dummy is highest: nobody loses a belt',

  building: (who, cards) =>
    cards > 2
      ? line`${who} looks at ${cards} of the dummy’s cards and lays 2 on their pile.`
      : line`${who} lays the dummy’s last ${cards} cards on their pile.`,
  step: (number, total) => `Building the dummy’s piles ${number} of ${total}`,
  roundOver: (number) => `Round ${number} is over`,
  endsEarly: (hasDummy) => `${hasDummy ? 'A player is out' : 'No more than two are left'}, so it ends here.`,
  points: (points) => `**${counted(points)}**`,
  belts: (count) => `🛟 ${count} belt${count === 1 ? '' : 's'}`,
  lowest: 'lowest lighthouse +1',

  yourHand: (count) => `Your hand, ${count} card${count === 1 ? '' : 's'}`,
  dummysCards: (count) => `${count} of the dummy’s cards`,
  buildTop: (turn, below) =>
    `**Choose two for your pile.** First the one on top, played on **turn ${turn}**; the one below it is played on turn ${below}.`,
  buildBelow: (turn) => `Now the one below it, played on **turn ${turn}**.`,
  buildLast: (turn) =>
    `**The last two.** Choose the one on top, played on **turn ${turn}**; the other goes below it.`,
  buildNote: (hasMemo) =>
    hasMemo
      ? 'Once laid, they cannot be reordered. The memo keeps which cards you saw, not their order.'
      : 'Once laid, you can neither look at them again nor reorder them. Remember them well.',
  chosenTop: (card) => `${card} on top (choose again)`,
  youWait: (who) => line`Waiting for ${who}.`,
  choose: '**Choose a weather card to lay face down.**',
  youAreHighest: '⚠️ Your lighthouse is the highest: as things stand, you will lose a belt.',
  dummyShields: '🎭 The dummy has the highest lighthouse now.',
  youLaid: 'The card you have laid',
  change: 'Until all have laid theirs you may lay another instead:',
  youAreOut: '🌊 You are out of this round. The next one comes soon.',
  youGot: (points) => `${points > 0 ? '🎉 ' : ''}${counted(points)} this round`,
  shownSoFar: 'Played in this round',
  shownBy: (who, cards) => line`${who}: ${cards}`,
  memo: '📝 The dummy’s cards you saw while building, still to come',
  memoNothing: 'none',
};

import { namesIn } from '../../../game/names.ts';
import { ordinal, plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { JOINER, NARROW_SPACE, unbroken } from '../../../game/screen-parts.ts';
import { reasonsEn } from './reasons-en.ts';
import { rulesEn } from './rules-en.ts';
import { spokenWords } from './spoken.ts';
import { tutorialEn } from './tutorial-en.ts';
import type { Words } from './words.ts';

const YOU = 'you';

const placeOf = (place: number, isTied: boolean): string =>
  isTied ? `tied for ${ordinal(place)}` : `${ordinal(place)} place`;

const counted = (points: number): string => `${signed(points)} point${Math.abs(points) === 1 ? '' : 's'}`;

export const en: Words = {
  name: 'Bukubuku',
  description:
    'Lay weather cards all at once, take low lighthouses, avoid high ones; life belts left are points.',
  openHandLabel: 'My hand',
  options: {
    memo: {
      name: 'dummy-memo-for-two',
      description:
        'Whether your panel lists the dummy’s cards seen while building, with two players (default: off)',
    },
  },
  spoken: spokenWords({
    weather: (number) => `weather ${number}`,
    lighthouse: (number) => `lighthouse ${number}`,
    back: 'card face down',
    belt: 'belt',
  }),
  rules: rulesEn,
  reasons: reasonsEn,
  tutorial: tutorialEn,
  refusals: {
    'memo-for-two': () => 'The dummy memo is for tables of two.',
    'build-first': () => 'First the dummy’s piles are built. Your own cards are laid after that.',
    'same-card': () => 'Choose two different cards: one goes on top, the other below it.',
    'not-in-hand': ({ card }) => `The ${card} is not in your hand. Each card is laid only once in a round.`,
    'already-played': ({ card, turn }) =>
      `You laid the ${card} on turn ${turn}. Each card is laid only once in a round.`,
    'face-down': ({ card }) =>
      `The ${card} is the card you have laid. Until all have laid theirs you may lay another instead.`,
  },
  ask: { lay: 'Which card to lay?', top: 'Which card on top?', below: 'Which card below?' },

  length: (rounds, turns) =>
    `${rounds === null ? 'There are as many rounds as players' : `${rounds} players play ${rounds} rounds`}, of ${turns} turns at most: each plays every hand once.`,
  noteForTwo: 'With two players this is *Docchi no Mikata?*, with a dummy as the third.',
  nameForTwo: 'Docchi no Mikata?',
  listSeparator: ', ',
  names: namesIn('en'),
  colon: ': ',
  you: YOU,
  youFirst: 'You',
  round: (number) => `Round ${number}`,
  roundOf: (number, total) => `Round ${number}/${total}`,
  turn: (number, total) => `Turn ${number}/${total}`,
  turnNumber: (number) => `Turn ${number}`,
  takes: (low, high) => line`Highest card takes ${low}, second ${high}`,
  takeSame: (lighthouse) => line`The two highest cards take ${lighthouse} each`,
  dummy: '🎭 Dummy',
  dummyFrom: (owner) => (owner === YOU ? ['from your pile'] : line`from ${owner}’s pile`),
  pile: (owner, count) => line`${count} in ${owner}’s pile`,

  aboutHeights: (hasDummy) =>
    `Your newest lighthouse counts: its number is its height. After every turn whoever has the highest loses a life belt (🛟−1); at the end of the round whoever has the lowest gets a point.${hasDummy ? ' The dummy counts: where it alone is highest nobody loses, but a player who ties with it does; where it alone is lowest nobody gets the point.' : ''}`,
  aboutWarning:
    '⚠️ “highest … if still so” loses a belt if nothing changes this turn. With “highest” alone, a higher lighthouse is on offer, and the player who takes it will be highest.',
  noLighthouse: 'no lighthouse',
  noLighthouseMark: '(none)',
  extreme: { highest: 'highest', lowest: 'lowest' },
  ifItLasts: {
    highest: unbroken('⚠️highest: 🛟−1 if still so'),
    lowest: unbroken('lowest: +1 at round end'),
    dropsOut: unbroken('⚠️highest: out if still so'),
  },
  highestInShort: unbroken('⚠️highest'),
  lowestInShort: unbroken('lowest (+1 at end)'),
  beltCount: (count) => `🛟${JOINER}${count}`,
  total: (points) => unbroken(`total ${plain(points)}`),
  pointCount: (points) => plain(points),
  totalSoFar: (points, place, isTied) =>
    unbroken(`total ${plain(points)} (${isTied ? 'tied ' : ''}${ordinal(place)})`),
  totals: (list, place, isTied) => line`Totals: ${list} (you: ${placeOf(place, isTied)})`,
  isOut: '🌊 out',
  hasLaid: 'laid',

  lastTurn: (number) => `Previous turn (${number})`,
  finalTurn: (number) => `The final turn (${number})`,
  otherCards: 'Took none',
  lost: (who) => line`🛟 Lost a belt: ${who}`,
  lostShort: (who) => line`${who}${NARROW_SPACE}🛟${JOINER}−1`,
  wentOut: (who) => line`🌊 Out: ${who}`,
  asHighAsDummy: ' (as high as the dummy)',
  dummyHighest: '🎭 The dummy is highest: nobody loses a belt',
  nobodyLost: '🎭 Nobody lost a belt',
  handsMoved: (giver, taker) =>
    line`You play the hand that ${giver} had in the round before; yours has gone to ${taker}.`,
  whereHands: '*More* has what is left of each hand, as far as earlier rounds have shown it.',
  handsMovedForAll: 'The hands have moved on: each player has the hand of the player in the seat before.',
  theDummy: 'the dummy',
  turnsSoFar: 'Turn by turn',

  building: (who, cards) =>
    cards > 2
      ? line`${who} looks at ${cards} of the dummy’s cards and lays 2 on their pile.`
      : line`${who} lays the dummy’s last ${cards} cards on their pile.`,
  step: (number, total) => `Building the dummy’s piles, step ${number} of ${total}`,
  roundOver: (number) => `Round ${number} is over`,
  finalResult: (rounds) => `Final result (points of all ${rounds} rounds)`,
  endsEarly: (round, turn, left) => {
    const remain = left === 1 ? '1 player was' : `${left} players were`;
    const why = left === null ? 'a player was out' : left === 0 ? 'all were out' : `only ${remain} left`;
    return `Round ${round} ended on turn ${turn}, as ${why}.`;
  },
  points: (points) => `**${counted(points)}**`,
  belts: (count) => `🛟 ${count} belt${count === 1 ? '' : 's'}`,
  lostOn: (turns) => `lost a belt on turn${turns.length === 1 ? '' : 's'} ${turns.join(', ')}`,
  outOn: (turn) => `🌊 out on turn ${turn}`,
  lowestBonus: 'lowest lighthouse +1',
  lowestUnpaid: 'lowest, so nobody gets +1',
  briefPoints: (points) => `**${signed(points)}**`,
  lowestGot: (who) => line`Lowest lighthouse +1: ${who}`,

  yourHand: (count) => `Your hand, ${count} card${count === 1 ? '' : 's'}`,
  unplayed: (count) => `${count} card${count === 1 ? '' : 's'} you did not play`,
  build: (topTurn, belowTurn) =>
    `**Choose two of the dummy’s cards for your pile.** The first, on top, is for **turn ${topTurn}**; the next, below it, for **turn ${belowTurn}**.`,
  buildLast: (topTurn, belowTurn) =>
    `**The dummy’s last two.** Choose the one on top, played on **turn ${topTurn}**; the other goes below it, played on **turn ${belowTurn}**.`,
  aboutDummy: 'The dummy plays, too: high cards take lighthouses, low ones leave them to you two.',
  buildNote: (hasMemo) =>
    hasMemo
      ? 'Once laid, they cannot be reordered. The memo keeps which cards you saw, not their order.'
      : 'Remember them: you cannot look again.',
  cardOnTop: (card) => `${card} on top`,
  cardBelow: (card) => `${card} below`,
  layTwo: 'Lay two cards',
  layBoth: (top, below) => `Lay ${top.card} for turn ${top.turn}, ${below.card} for turn ${below.turn}`,
  youWait: (who) => line`waiting for ${who}`,
  choose: '**Lay a card face down.**',
  chooseLast: (card) => `**Lay your last card, ${card}.**`,
  youLaid: 'The card you have laid',
  laidCard: (card) => `${card} laid`,
  change: 'Until all have laid theirs you may lay another instead.',
  youAreOut: (isLastRound) =>
    `🌊 You are out of this round. ${isLastRound ? 'It is the last one.' : 'The next one comes soon.'}`,
  youGot: (points, isBest) => `${isBest ? '🎉 ' : ''}${counted(points)} this round`,
  shownSoFar: 'Cards played',
  leftInHands: 'Cards left in hand (of those shown in earlier rounds)',
  notShownYet: (count) => `${count} card${count === 1 ? '' : 's'} not shown yet`,
  highShown: (first, last) => `High cards played (${first}–${JOINER}${last})`,
  shownBy: (who, cards) => line`${who}: ${cards}`,
  range: (first, last) => `${first}–${JOINER}${last}`,
  memo: '📝 The dummy’s cards you saw while building, still to come',
  none: 'none',

  aStack: (top, below) => line`${top} on top of ${below}`,
  aCoveredStack: 'the dummy’s pile',
  dummyLater: (cards) => line`then ${cards}`,
  openPile: (owner, cards) => line`${owner}’s pile ${cards}`,
  unlaid: 'not laid',
};

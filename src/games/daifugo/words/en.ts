import { namesIn } from '../../../game/names.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { type Inline, type Line, line } from '../../../game/screen.ts';
import { joinLines } from '../../../game/screen-parts.ts';
import { JOKER, type Play } from '../plays.ts';
import type { Value } from '../roles.ts';
import {
  cardLabel,
  type JokerNames,
  MAX_NAMED_IN_PANEL,
  MAX_NAMED_ROLES,
  rankLabel,
  spanLabel,
} from './faces.ts';
import { reasonsEn } from './reasons-en.ts';
import { refusalsEn } from './refusals-en.ts';
import { rulesEn } from './rules-en.ts';
import { tutorialEn } from './tutorial-en.ts';
import type { Words } from './words.ts';

const NUMBERS = ['', '', 'pair of', 'three', 'four'];

const jokers: JokerNames = { joker: 'joker', jokerAs: (rank) => `joker (${rank})` };

function playName(play: Play): string {
  const { shape, cards, rank } = play;
  if (shape === 'sequence') return `sequence ${spanLabel(play, jokers)}`;
  if (rank === JOKER) return cards.length === 1 ? jokers.joker : 'pair of jokers';
  if (cards.length === 1) return cardLabel(cards[0]!, jokers);
  return `${NUMBERS[cards.length]} ${rankLabel(rank, jokers)}s`;
}

const YOU = 'you';
/** As the first word of a sentence. */
const subject = (who: Inline): Inline => (who === YOU ? 'You' : who);
/** The subject of a sentence with its verb. @param theirs the verb for anybody but the reader */
const does = (who: Inline, yours: string, theirs: string): Line =>
  line`${subject(who)} ${who === YOU ? yours : theirs}`;

/** `5+6+10+10 = 31`, or `(5+6+10+10)` where factors follow. */
const addition = (each: readonly number[], sum: number, isMultiplied: boolean) =>
  each.length === 1 ? `${sum}` : isMultiplied ? `(${each.join('+')})` : `${each.join('+')} = ${sum}`;

/** What the sum of pips is multiplied by, and for what. @param maxNamed of more roles the cards are not named */
const factors = ({ roles, jokers: count, revolution }: Value, maxNamed: number): string[] => {
  const names = roles.length <= maxNamed ? `: ${roles.map((role) => cardLabel(role, jokers)).join(' ')}` : '';
  const revolutions = revolution / 5;
  return [
    ...(roles.length > 0 ? [`× ${plain(2 ** roles.length)} (${roles.length} special${names})`] : []),
    ...(count > 0 ? [`× ${5 ** count} (${count === 1 ? 'joker' : `${count} jokers`})`] : []),
    ...(revolution > 1
      ? [`× ${revolution} (${revolutions > 1 ? `${revolutions} revolutions × 5` : 'revolution'})`]
      : []),
  ];
};

/** The order below the joker. */
const orderOf = (isReversed: boolean): string => (isReversed ? '3 > 4 …' : '2 > A …');

const cards = (count: number) => `${count} card${count === 1 ? '' : 's'}`;

export const en: Words = {
  name: 'Irregular Daifugo',
  description:
    'Like President: first out wins, the costliest hand pays. Going out on a special card is a foul.',
  openHandLabel: 'My hand',
  game: (number, total) => (total === null ? `Game ${number}` : `Game ${number} of ${total}`),
  options: {
    jokers: { name: 'jokers', description: 'How many jokers are in the pack (1–2, default 1)' },
    games: { name: 'games', alwaysShown: true, description: 'How many games to play (1–20, default 5)' },
  },
  spoken: { BJ: 'joker', SJ: 'joker' },
  rules: rulesEn,
  reasons: reasonsEn,
  tutorial: tutorialEn,
  refusals: refusalsEn(jokers),
  ask: { cards: 'Choose the cards to ask about', draw: 'Draw' },
  kinds: { single: 'Singles', pair: 'Pairs', three: 'Threes', four: 'Fours', sequence: 'Sequences' },
  you: YOU,
  names: namesIn('en'),
  colon: ': ',
  ...jokers,
  play: playName,
  cards,

  onTable: (who, play) => line`On the table: ${who === YOU ? 'your' : line`${who}’s`} **${play}**`,
  emptyTable: (leader) => line`The table is clear. ${leader} may lead anything.`,
  order(revolution, back) {
    if (revolution && back) return '🔁 **Revolution and J-back**: joker strongest, then 2';
    if (revolution) return '🔁 **Revolution**: joker strongest, then 3';
    return back ? '🔁 **J-back**: joker strongest, then 3' : '**Normal**: joker strongest, then 2';
  },
  locked: (suits) => `🔒\u00a0**locked to\u00a0${suits}**`,
  giving: (who, to, count) => line`6 give: ${who} chooses ${cards(count)} for ${to}.`,
  discarding: (who, count) => line`10 discard: ${who} chooses ${cards(count)}.`,
  reversing: (who) => line`J-back: ${who} decides whether to reverse the order.`,

  drew: 'drew',
  justPassed: 'pass',
  fewCardsSign: (max) => `⚠️ ${max} cards or fewer left`,
  sinceYourTurn: 'Since your turn: ',
  soFar: 'So far: ',
  playedInShort: (who, play, hasDrawn) => line`${who} ${hasDrawn ? 'drew, ' : ''}**${play}**`,
  passedInShort: (who, hasDrawn) => line`${who} ${hasDrawn ? 'drew, ' : ''}passed`,
  withEffects: (played, effects) => line`${played} (${joinLines(effects, ', ')})`,
  gaveInShort: (to, count, faces) => line`6 gives ${to} ${faces ?? cards(count)}`,
  discardedInShort: (faces) => `10 discards ${faces}`,
  reversedInShort: 'J-back',
  cutInShort: (by) => (by === 'eight' ? '8 cut' : '3♠ cut'),
  revolutionInShort: (isInForce) => (isInForce ? 'revolution' : 'counter-revolution'),
  trickCleared: 'trick cleared',
  allPassed: (others, haveDrawn) =>
    `${others > 1 ? 'All others' : 'The other player'} ${haveDrawn ? 'drew and passed' : 'passed'}.`,
  stock: (count) => (count > 0 ? `Stock: ${count}` : 'No stock left'),
  nobodyDrew: 'nobody may go out until somebody draws (nobody has yet)',
  revolutions: (count, isInForce) =>
    `${count} revolution${count === 1 ? '' : 's'}${isInForce ? ` (settlement times ${5 * count})` : ''}`,
  discards: 'Discards',

  events: {
    drew: (who) => line`${who} draws a card`,
    passed: (who, hasDrawn) => line`${who}: ${hasDrawn ? 'draws, passes' : 'pass'}`,
    passedFreely: (who, top) => line`${who}: passes (no draw needed${top === null ? '' : ` on ${top}`})`,
    played: (who, faces, meaning, hasDrawn) =>
      line`${who}: ${hasDrawn ? 'draws, ' : ''}${faces}${meaning && ` (${meaning})`}`,
    lock: (suits) => `🔒 Locked to ${suits}`,
    revolution(who, isInForce) {
      if (who === YOU)
        return [isInForce ? '🔁 Your revolution!' : '🔁 Your counter-revolution! Back to normal'];
      return isInForce
        ? line`🔁 Revolution by ${who}!`
        : line`🔁 Counter-revolution by ${who}! Back to normal`;
    },
    gave: (who, to, count) => line`${who}’s 6 gives ${to} ${cards(count)}`,
    youGave: (to, faces) => line`Your 6 gives ${to} ${faces}`,
    youGot: (from, faces) => line`${from}’s 6 gives you ${faces}`,
    discarded: (who, faces) => line`10 discard: ${who} discards ${faces}`,
    reversed: (who, isReversed) =>
      isReversed ? line`🔁 ${who} reverses with the J` : line`${who} does not reverse`,
    cleared(who, by, others) {
      if (by !== 'passes')
        return line`${by === 'eight' ? '8 cut!' : '3♠ cuts!'} ${does(who, 'lead', 'leads')} again`;
      const cause = others > 1 ? 'All others passed' : 'The other player passed';
      return line`${cause}, so the trick is cleared. ${does(who, 'lead', 'leads')}`;
    },
  },

  end: {
    wins: (who) => line`🎉 ${does(who, 'go', 'goes')} out!`,
    foul: (who) => (who === YOU ? ['💥 Your finish is a foul'] : line`💥 Foul finish by ${who}`),
    whyFoul(by, roles) {
      if (by === 'give')
        return 'The 6 gave the rest of the hand away. Going out by a card’s effect is a foul.';
      if (by === 'discard')
        return 'The 10 discarded the rest of the hand. Going out by a card’s effect is a foul.';
      return `The last play has ${roles} in it. Going out on a special card is a foul.`;
    },
    foulPays: (who, amount, others) =>
      others === 1
        ? line`${does(who, 'pay', 'pays')} the other player **${plain(amount)}**.`
        : line`${does(who, 'pay', 'pays')} **${plain(amount)}** to each of the ${others} others (${plain(amount * others)} in all).`,
    lastPlay: (faces) => line`Last play: ${faces}`,
    settlement: (hands, isRounded, inRevolution) =>
      [
        `Settlement${hands > 1 ? ': only the costliest hand pays' : ''}${isRounded ? ' (rounded down to tens)' : ''}`,
        ...(inRevolution ? ['In a revolution 3s are special, 2s are not'] : []),
      ].join('. '),
    drewCard: (card) => line` (penalty: drew ${card})`,
    sum: (value, points, isAdded, isOfGame) =>
      [
        isAdded ? addition(value.each, value.pips, value.total !== value.pips) : `${value.pips}`,
        ...factors(value, MAX_NAMED_ROLES),
        ...(value.total === value.pips ? [] : [`= **${plain(value.total)}**`]),
        `→ ${isOfGame ? 'this game ' : ''}**${signed(points)}**`,
      ].join(' '),
    tie: (who, loser) => line`${who} are equal to the last point. A lot decides: ${loser} loses.`,
    pays: (who, to, amount) => line`💸 ${does(who, 'pay', 'pays')} ${to} **${plain(amount)}**.`,
    youWon: (count) => `🎉 This game: ${signed(count)} points!`,
    youLost: (count) => `This game: ${signed(-count)} points`,
    youNeither: 'This game: ±0 (you pay nothing)',
  },

  yourHand: (count) => `Your hand, ${cards(count)}`,
  handCost: (value, amount) => {
    const { pips, total } = value;
    const product = [
      `${pips}`,
      ...factors(value, MAX_NAMED_IN_PANEL),
      ...(total === pips ? [] : [`= ${plain(total)}`]),
    ];
    const sum = [...product, ...(amount === total ? [] : [`→ ${plain(amount)} (rounded down)`])].join(' ');
    return `If you pay: ${sum}`;
  },
  waiting: (who) => line`It is ${who}’s turn.`,
  yourTurn: '**Your turn.**',
  yourLead: '**Your turn.** The table is clear: lead what you like.',
  yourLeadBarred: '**Your turn.** You may not go out yet, so draw a card first.',
  youDrew: (card) => line`You drew ${card}`,
  nothingBeats: 'You have nothing to play.',
  drawFirst: 'To pass, draw a card first.',
  freePass: {
    joker: 'Only a joker could beat this, so you may pass without a draw.',
    spade3: 'Only 3♠ could beat this, so you may pass without a draw.',
    nothing: 'Nothing could beat this, so you may pass without a draw.',
  },
  stockEmpty: 'The stock is empty, so you may pass without a draw.',
  noOneTurnKill: '🚫 Nobody has drawn yet. Until you or another player does, nobody may go out.',
  draw: (left) => `Draw (${left} left)`,
  pass: 'Pass',

  consequences: ({ give, discard, jack, cut, revolution, lock }) => [
    ...(revolution === null ? [] : [revolution === 'begins' ? 'revolution' : 'counter-revolution']),
    ...(give > 0 ? [`give ${give}`] : []),
    ...(discard > 0 ? [`discard ${discard}`] : []),
    ...(jack ? ['J-back'] : []),
    ...(cut ? ['cuts'] : []),
    ...(lock ? ['locks'] : []),
  ],
  goesOut: '🎉 out',
  foulWarning: (cost) => `⚠️ out by a foul ${signed(-cost)}`,
  foulNote: '⚠️ Going out on a special card, or by giving or discarding, is a foul.',

  choosePlay: 'Choose what to play',
  playPicked: 'Play what you chose',
  chooseKind: 'Choose a kind',
  kindLabel: (kind, count) => `Kind: ${kind} (${count} ${count === 1 ? 'way' : 'ways'})`,
  chooseOf: (kind) => `${kind}: choose`,
  playThese: (faces, consequences) => [`Play ${faces}`, ...consequences].join(' · '),
  playWin: (faces) => `🎉 Go out on ${faces}`,
  playFoul: (faces, cost) => `⚠️ ${faces}: foul, ${signed(-cost)}`,

  give: (to, count) => line`**6: choose ${cards(count)}** to give to ${to}.`,
  discard: (count) =>
    `**10: choose ${cards(count)}** to discard (everybody sees ${count === 1 ? 'it' : 'them'}).`,
  chooseCards: (count) => `Choose ${cards(count)}`,
  giveThese: (faces) => `Give ${faces}`,
  discardThese: (faces) => `Discard ${faces}`,
  jackAsk: '**J-back: reverse the order?** It lasts until the trick is cleared.',
  jackYes: (isReversed) => `Reverse (${orderOf(isReversed)})`,
  jackNo: (isReversed) => `Keep (${orderOf(isReversed)})`,

  aPlay: (faces, name) => line`${faces} (${name})`,
  aDraw: 'draw a card',
  aGift: (given) => line`give ${given}`,
  aDiscard: (discarded) => line`discard ${discarded}`,
  aReversal: (isReversed) => (isReversed ? 'reverse the order' : 'keep the order'),
};

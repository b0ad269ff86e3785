import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    draw: {
      teach:
        'Be first out of cards. The hand worth most (its sum, times special cards left) pays. Beat the K with a higher card (A, 2 or joker), or draw a card, then play or pass.',
      press: 'Save your joker: press *Draw*. (You hold 9 cards for practice; usually it is 5.)',
      instead: 'That beats the K, but the joker will be worth more later.',
    },
    pass: {
      teach: 'You drew a 4. In each turn you may draw one card, and then play or pass.',
      press: 'Save the joker, and press *Pass*.',
      instead: 'That beats the K, but the joker will be worth more later.',
    },
    lock: {
      teach:
        'All passed: a new trick began. A 6 gives the next player a card: you got the 5. If the second play has the same suit, it locks: all need that suit.',
      press: 'Choose *9♥* below, then press *Play 9♥ · locks*.',
      instead: 'Possible, too. But here the 9♥ is enough to lock the suit: keep what is higher.',
    },
    ten: {
      teach: 'You lead what you like. Cards with an effect have a *role*: with a 10 you discard one card.',
      press: 'Choose *10♥* in the lower menu, then press *Play 10♥ · discard 1*.',
      instead: 'Possible, too. But the 10 rids you of two cards at once.',
    },
    discard: {
      teach: 'Discard the 5: soon you will turn the order round, which makes the 4 strong.',
      press: 'Choose *5♠*, then press *Discard 5♠*.',
      instead: 'You will need that card later. The 5♠ is the least useful.',
    },
    jack: {
      teach:
        'You lead again. If you play a J, you may turn the order round until the trick ends: low cards become strong.',
      press: 'Choose *J♦* in the menu below, then press *Play J♦ · J-back*.',
      instead: 'Possible, too. But a J alone makes your 4 strong: keep the queens and the joker.',
    },
    reverse: {
      teach: 'You decide whether your J reverses the order. If so, after the joker comes 3, then 4.',
      press: 'Press *Reverse (3 > 4 …)*.',
      instead: 'You may keep the order. But reversed, your 4 is strong.',
    },
    low: {
      teach: 'The order is reversed, so a lower card beats this 7. Only a 3 or a joker would beat your 4.',
      press: 'Choose *4♦*, and play it.',
      instead: 'The 4 is enough. The joker has a better use.',
    },
    revolution: {
      teach:
        'Four of a rank are a revolution: the order turns round until the next one. The joker may stand for the fourth Q.',
      press: 'Choose *Q♠ Q♥ Q♦ joker*, and play it.',
      instead: 'Possible, too. But with the joker you have four Qs.',
    },
    eight: {
      teach:
        'An 8 cuts the trick: you lead again. Never go out on a role (6, 8, 10, J, joker, 3♠, 2; reversed, as now, 3 for 2): for that foul you pay each player 500.',
      press: 'Choose *8♣*, and play it first.',
      instead: 'Then the 8 would be your last card, and going out on it a foul.',
    },
    out: {
      teach: 'The 7 has no role, so you may go out on it. The player whose hand is worth most pays you.',
      press: 'Press *🎉 Go out on 7♠*.',
      instead: 'You need no more cards: go out.',
    },
  },
  learnt: [
    'Beat a play with the same shape and number of cards, or draw one, then play or pass.',
    '6 gives, 8 cuts, 10 discards, J reverses; 3♠ beats a single joker; four of a rank, or in a row of one suit, are a revolution. Never go out on a role, nor before somebody has drawn.',
    'When somebody goes out, hands that cannot beat that play draw one. Add up each (J to 2, joker: 10), × 2 per role, × 5 per joker or revolution. The largest pays.',
  ],
};

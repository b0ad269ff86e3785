import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    draw: {
      teach:
        'Be first out of cards. The hand worth most pays: its sum, doubled for each special card, such as an 8. Beat the K (with A, 2 or joker), or draw a card, then play or pass.',
      press: 'Save your joker: press *Draw*. (You hold 9 cards for practice; usually it is 5.)',
      instead: 'That beats the K, but the joker will be worth more later.',
    },
    pass: {
      teach:
        'You drew a 4. You may draw one card a turn, and must before you pass. A pass is for this turn only.',
      press: 'Save the joker, and press *Pass*.',
      instead: 'That beats the K, but the joker will be worth more later.',
    },
    lock: {
      teach:
        'A 6 gives the next player a card from hand: you got the 5. If the second play has the same suit as the first, it locks the trick: all need that suit.',
      press: 'Choose *9♥* below, then press *Play 9♥ · locks*.',
      instead: 'Possible, too. But here the 9♥ is enough to lock the suit: keep what is higher.',
    },
    ten: {
      teach: 'You lead what you like. Some cards are special: with a 10 you discard one card.',
      press: 'Choose *10♥* in the menu below, then press *Play 10♥ · discard 1*.',
      instead: 'Possible, too. But the 10 rids you of two cards at once.',
    },
    discard: {
      teach: 'Discard the 5: soon you will reverse the order, which makes the 4 strong.',
      press: 'Choose *5♠*, then press *Discard 5♠*.',
      instead: 'You will need that card later. The 5♠ is the least useful.',
    },
    jack: {
      teach:
        'You lead again. If you play a J, you may reverse the order until the trick ends: low cards become strong.',
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
        'Four of a kind make a revolution: the order is reversed until the next one. The joker may stand for the fourth Q.',
      press: 'Choose *Q♠ Q♥ Q♦ joker*, and play it.',
      instead: 'Possible, too. But with the joker you have four Qs.',
    },
    eight: {
      teach:
        'An 8 cuts the trick: you lead again. Going out on a special card is a foul: you pay each player 500 points. So play the 8 first.',
      press: 'Choose *8♣*, and play it.',
      instead: 'Then the 8 would be your last card, and going out on it a foul.',
    },
    out: {
      teach:
        'The 7 is not special, so you may go out on it. (Special: 6, 8, 10, J, 3♠, joker, and now every 3; in the normal order, 2.) The hand worth most pays you.',
      press: 'Press *🎉 Go out on 7♠*.',
      instead: 'You need no more cards: go out.',
    },
  },
  learnt: [
    'Beat a play with the same shape and number of cards. To pass, draw first; on a 2 or a joker you need not.',
    'Special: 6, 8, 10, J, 2 (reversed: 3), joker, 3♠ (beats a joker). Never go out on one, nor before somebody has drawn. Four of a kind, or in a row of one suit: revolution.',
    'At the end, whoever cannot beat the last play draws one. Add up each hand (J to 2, joker: 10), × 2 per special (joker: × 5), × 5 in a revolution. The largest pays.',
  ],
};

import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    draw: {
      teach:
        'A play is beaten by as many cards of the same shape, only higher; 2 is the highest, then the joker. You would waste your joker on this K. To pass you have to draw first: press *Draw*.',
      instead: 'That beats the K, but the joker is worth more later. *Draw*, so that you may pass.',
    },
    pass: {
      teach:
        'You drew a 4. You might still play, and everybody may draw one card in each turn. Keep the joker: press *Pass*.',
      instead: 'That beats the K, but the joker is worth more later. *Pass*.',
    },
    lock: {
      teach:
        'The 6 gave you a 5. Play a heart on a heart, and the trick is locked: only hearts until it is over. Choose *9♥*, then press *Play 9♥ · locks*.',
      instead: 'The rules allow that. But lock the trick, and the others need hearts: choose *9♥*.',
    },
    ten: {
      teach:
        'They had none, and you lead. Six kinds of cards do something: a 10 lets you discard a card. Choose *10♥*, then press *Play 10♥ · discard 1*.',
      instead: 'The rules allow that. Play the *10♥* first: it rids you of two cards at once.',
    },
    discard: {
      teach: 'Now the 10’s effect: choose the card that you need least, *5♠*, and confirm with *Discard 5♠*.',
      instead: 'You may discard any card. But you will need that one: choose *5♠*.',
    },
    jack: {
      teach:
        'A J may turn the order round until the trick is over. Choose *J♦*, then press *Play J♦ · J-back*: low cards will be strong.',
      instead: 'The rules allow that. Try the *J♦* first: it makes your 4 strong.',
    },
    reverse: {
      teach:
        'Reverse or leave it: the J asks. Your 4 becomes nearly the strongest card: press *Reverse (3 strongest)*.',
      instead: 'You may leave it. But reversed, your 4 is strong: *Reverse (3 strongest)*.',
    },
    low: {
      teach:
        'The order is reversed, so a lower card beats the 7. Choose *4♦* and play it: only a 3 or a joker would beat that.',
      instead: 'The rules allow that. But the *4♦* is enough, and the joker has a better use.',
    },
    revolution: {
      teach:
        'Four of a kind are a revolution: the order turns round for good. The joker may stand for the fourth Q: choose *Q♠ Q♥ Q♦ joker* and play it.',
      instead: 'The rules allow that. But with the joker you have four Qs, a revolution: *Q♠ Q♥ Q♦ joker*.',
    },
    eight: {
      teach:
        'Two cards left: never keep a card with an effect for the end. Going out on a 6, 8, 10, J, 2 or joker is a foul and costs 500 to each. Play *8♣* now: it cuts the trick, and you lead again.',
      instead:
        'Then the 8 would be your last card, and going out on it a foul: minus 500 for each of the others. *8♣* first.',
    },
    out: {
      teach:
        'The 7 has no effect, so you may go out on it. Press *🎉 Go out on 7♠*: the costliest hand pays you.',
      instead: 'You need not draw any more: go out.',
    },
  },
  learnt: [
    'Beat a play with the same shape and number of cards. To pass, draw first.',
    '6 gives, 8 cuts, 10 discards, J reverses; ♠3 beats a single joker. Four of a kind or a sequence of four: a revolution.',
    'Never go out on a card with an effect. Of the others only the costliest hand pays; cards with an effect double it.',
  ],
};

import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    villain: {
      teach:
        'Cards left in your hand and cards you take are points; the highest total wins. Only you see your hand. Keep a card, pass on the rest. Villains take cards, later.',
      press: 'Press *Villain ☀☾★*, then *Keep Villain ☀☾★*.',
      instead: 'Possible, too. But without a good villain you take nothing.',
    },
    treasure: {
      teach:
        'What you keep becomes your hand. A treasure with three marks is worth five points if it stays, but any villain can take it. Next, a hero will guard it.',
      press: 'Press *Treasure ☀☾★*, then *Keep Treasure ☀☾★*.',
      instead: 'Possible, too. But no card in hand is worth more than this.',
    },
    hero: {
      teach:
        'You will be raided, too. When a villain that shares a mark draws your hero, the hero catches it, and both score for you.',
      press: 'Press *Hero ☀☾★*, then *Keep Hero ☀☾★*.',
      instead: 'Possible, too. But a hero guards your hand.',
    },
    marks: {
      teach:
        'Each villain draws one card, and scores with what it takes. The fewer its marks, the more points it brings, but the fewer cards it takes.',
      press: 'Press *Villain ☀☾*, then *Keep Villain ☀☾*.',
      instead: 'Possible, too. But a second villain is a second draw.',
    },
    cat: {
      teach:
        'A cat has no marks: nobody can take it, and it is worth two points. The number in the corner is its name, not points.',
      press: 'Press *Cat 22*, then *Keep Cat 22*. The last card comes by itself.',
      instead: 'A treasure may be taken from you. The cat is safe.',
    },
    raid: {
      teach:
        'The raid. *Villain ☀* came to you last. Send a villain to draw a card, unseen, from your left neighbour.',
      press: 'In the lower list choose *Villain ☀☾★*. Press *1*, then *Draw card 1 with Villain ☀☾★*.',
      instead: 'None can be seen, so any is as good. Draw card 1 with *Villain ☀☾★*.',
    },
    miss: {
      teach: 'It shared a mark with a treasure: both are secured, and score for you. Now see a miss.',
      press: 'Choose *Villain ☀☾*. Press *1*, then *Draw card 1 with Villain ☀☾*.',
      instead: 'Any card is as good. Here draw card 1.',
    },
    out: {
      teach: 'A miss: the treasure ★ went back, your villain is gone. Nor can ☀ take it.',
      press: 'Press *2*, then *Draw card 2 with Villain ☀*.',
      instead: '☀ cannot take card 1. Draw card 2.',
    },
  },
  learnt: [
    'A hero without a common mark: both cards were discarded. With one, its owner would have caught your villain.',
    'You score the cards that you secured in the raid, and those left in your hand.',
    'With three players the draft has eight cards. During the raid you may rearrange your hand at any time.',
  ],
};

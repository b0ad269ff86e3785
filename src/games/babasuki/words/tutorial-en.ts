import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    villain: {
      teach:
        'Score the most: draft and raid. A villain draws a neighbor’s card: a treasure sharing a mark ☀☾★ is captured (both score “raid”). Cards kept score “hand”; #24 is a name.',
      press: 'To capture any treasure: press *Villain ☀☾★*, then *Keep Villain ☀☾★*.',
      instead: 'Possible, too. But only a villain with all three marks can capture any treasure.',
    },
    treasure: {
      teach:
        'What you keep becomes your hand; the rest is passed on. *Treasure ☀☾★*: five points if it stays, but any villain can capture it.',
      press: 'Press *Treasure ☀☾★*, then *Keep Treasure ☀☾★*.',
      instead: 'Possible, too. But no card in hand is worth more than this.',
    },
    hero: {
      teach:
        'Others send villains, too, and draw from your hand unseen. If one draws a hero with a mark in common, the hero catches it: you capture both, and both score for you.',
      press: 'Press *Hero ☀☾★*, then *Keep Hero ☀☾★*.',
      instead: 'Possible, too. But a hero guards your hand.',
    },
    marks: {
      teach:
        'Each villain draws just one card. If it captures a treasure, you score the points of both. A villain with fewer marks is worth more, but fits fewer treasures.',
      press: 'Press *Villain ☀☾*, then *Keep Villain ☀☾*.',
      instead: 'Possible, too. But a second villain is a second draw.',
    },
    cat: {
      teach: 'A cat has no marks: nobody can capture it, and it is worth two points.',
      press: 'Press *Cat #22*, then *Keep Cat #22*. The last card comes by itself.',
      instead: 'A treasure may be captured. The cat is safe.',
    },
    raid: {
      teach:
        'The last card passed to you was *Villain ☀*. The raid: your three villains lie open, the rest is your hand. Send one to draw a card, unseen, from your left neighbor.',
      press: 'Open the menu, choose *Villain ☀☾★*. Press *1*, then *Draw card 1 with Villain ☀☾★*.',
      instead: 'None can be seen, so any is as good. Draw card 1 with *Villain ☀☾★*.',
    },
    miss: {
      teach:
        'A treasure with a mark in common: you captured both, 7 points. Then your hero caught a villain: 8 more. Now see a miss.',
      press: 'Choose *Villain ☀☾*. Press *1*, then *Draw card 1 with Villain ☀☾*.',
      instead: 'Any card is as good. Here draw card 1.',
    },
    out: {
      teach:
        'A miss: the villain is gone, the treasure ★ went back to your neighbor and was shuffled in. Players without villains are passed over, so it is your turn.',
      press: 'Press *2*, then *Draw card 2 with Villain ☀*.',
      instead: 'None can be seen, so any is as good. Here draw card 2.',
    },
  },
  learnt: [
    'At the end you drew a hero without a mark in common: both cards were discarded. With one in common, its owner would have caught your villain.',
    'You score the cards that you captured in the raid, and those left in your hand. Rounds go on until somebody has 100 points in all.',
    'This was a short draft: at a table with three players you get eight cards. During the raid you may rearrange your hand at any time; until you do, it is shuffled whenever a card comes back.',
  ],
};

import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    villain: {
      teach:
        'The draft: each time you keep one card of those you are handed, and pass on the rest. Villains raid your neighbour’s hand, and take cards with a mark in common. Three marks fit most: press *Villain ☀☾★*, then *Keep Villain ☀☾★*.',
      instead: 'You may keep any card. But without a good villain you take nothing: *Villain ☀☾★*.',
    },
    treasure: {
      teach:
        'What you keep becomes your hand. This treasure is worth five points if it stays there until the end: keep *Treasure ☀☾★*.',
      instead: 'You may keep any card. But five points in hand are the most there is: *Treasure ☀☾★*.',
    },
    hero: {
      teach:
        'You will be raided, too. A hero catches a villain with a mark in common, and both score for you: keep *Hero ☀☾★*.',
      instead: 'You may keep any card. But a hero guards your hand: *Hero ☀☾★*.',
    },
    marks: {
      teach:
        'Each villain lets you draw once. The fewer marks, the more points if it succeeds, but the fewer cards fit: keep *Villain ☀☾*.',
      instead: 'You may keep any card. But a second villain is a second draw: *Villain ☀☾*.',
    },
    cat: {
      teach:
        'A cat has no marks: nobody can take it, and it is worth two points. Keep *Cat 22*; the last card comes by itself.',
      instead: 'A treasure may be taken from you. This time try the safe *Cat 22*.',
    },
    raid: {
      teach:
        'The raid: send a villain and draw blind from your left neighbour. Choose *Villain ☀☾★* in the lower list, press *1*, then *Draw card 1 with Villain ☀☾★*.',
      instead: 'Any place is as good, as you cannot see the cards. Here draw card *1* with *Villain ☀☾★*.',
    },
    miss: {
      teach:
        'A treasure with a mark in common: you secured both. And your hero caught a villain. Now send *Villain ☀☾* to card *1*, and see a miss.',
      instead: 'Any place is as good. For this lesson send *Villain ☀☾* to card *1*.',
    },
    out: {
      teach:
        'Only ★ on that treasure: it went back, and your villain was discarded. You know now that card 1 is no use to ☀, so press *2*, then *Draw card 2 with Villain ☀*.',
      instead: 'Card 1 is the treasure ★, which ☀ cannot take; the others nobody knows. Here take card *2*.',
    },
  },
  learnt: [
    'A hero without a common mark: both cards were discarded. With one, its owner would have caught your villain.',
    'You score the cards that you secured in the raid, and those left in your hand.',
    'In a real round the draft is longer; during the raid you may rearrange your hand at any time.',
  ],
};

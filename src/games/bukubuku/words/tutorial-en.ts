import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    highest: {
      teach:
        'Low lighthouses are good: the highest costs a life belt 🛟 each turn. All lay a card (1–60) face down. The highest card takes the lower lighthouse, the second the higher.',
      press: 'Your 59 is hard to beat: press *59*.',
      instead: 'Possible, too. But see first what the highest card takes.',
    },
    nothing: {
      teach:
        'You took lighthouse 2. Only the two highest cards take one. A low card keeps what you have; having none at all is lowest.',
      press: 'Both 5 and 9 are higher than your 2, so take none: press *3*.',
      instead: 'A high card may take a lighthouse; your lowest are for later. 3 is low enough here.',
    },
    second: {
      teach:
        'You kept your 2. Second place is the dangerous one: it takes the higher lighthouse. Try it once. (The rings on your cards made 2 belts: 1 on the 25, ½ on the 17 and 41.)',
      press: 'Press *41*.',
      instead: 'That is safer. But this once see what the second place does.',
    },
    cover: {
      teach:
        'You were second: 12 now covers your 2. Only the newest counts, so you lost a belt (each one left is a point). Cover it with lighthouse 7.',
      press: 'Lay your highest card: press *58*.',
      instead: 'With a lower card you may keep lighthouse 12, and lose another belt. 58 is surer.',
    },
    below: {
      teach:
        '8 and 9 for the second time: each number is there twice. Both are higher than your 7, so take none: the lowest of the three cards laid takes nothing.',
      press: 'Save your lower cards, to avoid lighthouses later, and press *25*.',
      instead: 'A high card may take 8 or 9; your lowest are for later. 25 is low enough here.',
    },
    count: {
      teach:
        'Look at “High cards played”: 57–59 are gone, so only 60 beats your 56. Your 56 will probably take lighthouse 5, lower than your 7. (Second would be bad: 11.)',
      press: 'To get down to 5, press *56*.',
      instead: 'Possible, too. But only 60 beats your 56, and it may not have been dealt.',
    },
    high: {
      teach:
        'Your 56 was the highest. This time both lighthouses are high: even the highest card takes nothing good.',
      press: 'Lay low: press *4*.',
      instead: 'A low card takes none, too; a high one may take a high lighthouse. Here 4 will do.',
    },
    out: {
      teach:
        'Somebody has no belt left (🛟0). If they must lose one now they are out; if that leaves two players, the round ends.',
      press: 'Stay low: press *2*.',
      instead: 'With a higher card you might take lighthouse 12 yourself. 2 is sure.',
    },
  },
  learnt: [
    'Highest card: the lower lighthouse. Second: the higher one. All others take nothing.',
    'After each turn the highest lighthouse costs a belt; whoever has none to lose is out (−1 point).',
    'Each belt left is a point; so is the lowest lighthouse. A table deals 12 cards each; their rings, rounded down, are your belts. Every round hands go to the next player.',
  ],
};

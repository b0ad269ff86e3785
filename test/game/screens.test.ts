/** The faults that the conformance suite finds on screens. */
import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/game/cards.ts';
import { line, type Part, text } from '../../src/game/screen.ts';
import { faultsOf } from './screens.ts';

/** Every part that can show a face. */
const partsWith = (face: Face): Part[] => [
  text(line`drawn ${{ cards: [face] }}`),
  { part: 'cards', cards: [face] },
  { part: 'seats', rows: [{ seat: 0, isActing: false, note: line`${{ cards: [face] }}` }] },
  {
    part: 'section',
    texts: [text('a')],
    button: { label: 'b', action: { show: 'b' }, style: 'primary', card: face },
  },
  { part: 'buttons', buttons: [{ label: 'c', action: { show: 'c' }, style: 'primary', card: face }] },
  { part: 'select', label: 'd', options: [{ label: 'e', action: { show: 'e' }, card: face }] },
  {
    part: 'multi-select',
    label: 'f',
    options: [{ value: 'g', label: 'g', card: face }],
    min: 1,
    max: 1,
    action: { show: 'f' },
  },
];

describe('a face on a screen', () => {
  it.each(['Th', 'SJ', 'die5'])('is a playing card, or a piece of some game: %s', (face) => {
    expect(faultsOf(partsWith(face), [])).toEqual([]);
  });

  it.each(partsWith('10h'))('that does not exist is a fault in $part', (part) => {
    expect(faultsOf([part], [])).toEqual(["no piece has the face '10h'"]);
  });
});

/** What belongs together of the blocks that a game draws, where some have to be left out. */
import { type Block, type Text, text } from '../../game/screen.ts';
import { kept } from '../../game/screen-parts.ts';
import type { Unit } from './room.ts';

/** The parts of a group, each by itself but for what would mislead without the rest. */
export function unitsOf(blocks: readonly Block[]): Unit[] {
  const units: Unit[] = [];
  for (const [index, block] of blocks.entries()) {
    const previous = blocks[index - 1];
    if (previous && isRow(previous) && isRow(block)) {
      const { blocks: rows, worth } = units.pop()!;
      units.push({ blocks: [...rows, block], worth });
    } else {
      // Without their heading the seats would be taken for a part of what stands above them.
      const isHeading = blocks[index + 1]?.part === 'seats';
      units.push({ blocks: [block], worth: isHeading ? null : worthOf(block) });
    }
  }
  return units;
}

/** A line about a seat. Those in a row are a list of seats, which has all of them or is left out. */
export const isRow = (block: Block): block is Text => {
  const [first] = block.part === 'text' && block.size === undefined ? block.line : [];
  return typeof first === 'object' && 'seat' in first;
};

/** Other small print goes before the notes of a list, and they before the list. */
export const WORTH_OF_NOTE = 1.5;

function worthOf(block: Block): number | null {
  if (block.part !== 'text' || block.isKept) return null;
  if (block.isTableState) return 3;
  if (block.isNote) return WORTH_OF_NOTE;
  return block.size === 'small' ? 1 : 2;
}

/** The blocks between rules. */
export function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    if (block.part === 'rule') groups.push([]);
    else groups.at(-1)!.push(block);
  }
  return groups;
}

/** Large cards, and large print that stays, take the room that is needed for controls. What is large stays. */
export function inline(block: Block): Block {
  if (block.part === 'cards') return kept(text([{ cards: block.cards }]));
  return block.part === 'text' && block.size === 'title' && block.isKept ? kept(text(block.line)) : block;
}

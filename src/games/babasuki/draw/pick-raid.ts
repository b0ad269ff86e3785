/** The controls of a raid (babasuki 3): the villain and the place to draw from, in any order, then the draw. */
import type { Button, Panel, Part } from '../../../game/screen.ts';
import { select } from '../../../game/screen-parts.ts';
import { BACK, type Card, cardOf, faceOf } from '../cards.ts';
import { type Choice, nameOf } from '../rules.ts';
import type { RaidingView, SeatView } from '../views.ts';
import { cardName } from '../words/names.ts';
import type { Words } from '../words/words.ts';

type RaidChoice = Extract<Choice, { do: 'raid' }>;

/** What of a raid is picked. A villain or a place without an alternative is picked from the start. */
interface RaidPick {
  readonly villain: Card | null;
  readonly place: number | null;
}

/** @param picked as `pickRaid` writes it */
export function drawRaidPicker(
  table: RaidingView,
  { choices }: SeatView,
  picked: string,
  words: Words,
): Pick<Panel, 'controls' | 'last'> {
  const raids = choices.filter((choice) => choice.do === 'raid');
  if (raids.length === 0) return { controls: [], last: [] };
  const villains = distinct(raids.map(({ villain }) => villain));
  const places = distinct(raids.flatMap(({ position }) => position ?? []));
  const pick = {
    villain: pickedOf(villains, numberAfter('v', picked)),
    place: pickedOf(places, numberAfter('p', picked)),
  };
  return {
    controls: [villainSelect(villains, pick, words), ...placeButtons(table, places, pick, words)],
    last: [drawButton(raids, pick, words)],
  };
}

const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)];

/** The number that follows a key, such as 2 after `v` in `v.2.p.0`. */
function numberAfter(key: string, picked: string): number | null {
  const fields = picked.split('.');
  const index = fields.indexOf(key);
  return index < 0 ? null : Number(fields[index + 1]);
}

const pickedOf = (items: readonly number[], number: number | null): number | null =>
  (items.length === 1 ? items[0] : items.find((item) => item === number)) ?? null;

/** The `picked` text: `v.<villain>`, `p.<place>` or `v.<villain>.p.<place>`. */
export const pickRaid = ({ villain, place }: RaidPick): string =>
  [...(villain === null ? [] : ['v', villain]), ...(place === null ? [] : ['p', place])].join('.');

/** The same villain's raid on the picked place, if nobody knows the card of that one nor of the other. */
export function raidAsPicked(
  { target, seen }: RaidingView,
  choices: readonly Choice[],
  choice: RaidChoice,
  picked: string,
): Choice {
  const isUnknown = (place: number | null): boolean =>
    target !== null && place !== null && seen[target]!.every(({ at }) => at !== place);
  const place = numberAfter('p', picked);
  if (!isUnknown(choice.position) || !isUnknown(place)) return choice;
  const isAsPicked = (other: Choice): boolean =>
    other.do === 'raid' && other.villain === choice.villain && other.position === place;
  return choices.find(isAsPicked) ?? choice;
}

const show = (pick: RaidPick): { readonly show: string } => ({ show: pickRaid(pick) });

const villainSelect = (villains: readonly Card[], pick: RaidPick, words: Words): Part =>
  select(
    words.chooseVillain,
    villains.map((villain) => ({
      label: cardName(villain, words),
      description: words.pointsIfSecured(cardOf(villain).secured),
      action: show({ ...pick, villain }),
      card: faceOf(villain),
      ...(villain === pick.villain && { selected: true }),
    })),
  );

/** The target's cards by number; a card is shown where everybody knows it. */
function placeButtons(
  { target, seen }: RaidingView,
  places: readonly number[],
  pick: RaidPick,
  words: Words,
): Part[] {
  const known = target === null ? [] : seen[target]!;
  const buttons = places.map((place): Button => {
    const card = known.find(({ at }) => at === place)?.card;
    const isPicked = place === pick.place;
    return {
      label: `${isPicked ? '✓ ' : ''}${place + 1}${card === undefined ? '' : ` ${cardName(card, words)}`}`,
      // Ids are unique in a panel: the picked place takes the pick back.
      action: show({ ...pick, place: isPicked ? null : place }),
      style: isPicked ? 'primary' : 'secondary',
      card: card === undefined ? BACK : faceOf(card),
    };
  });
  return rowsOf(buttons).map((row) => ({ part: 'buttons', buttons: row }));
}

/** The most places that a phone shows side by side. */
export const MAX_PLACES_PER_ROW = 4;

/** Rows of about the same length. */
function rowsOf(buttons: readonly Button[]): Button[][] {
  const count = Math.ceil(buttons.length / MAX_PLACES_PER_ROW);
  const length = Math.ceil(buttons.length / count);
  return Array.from({ length: count }, (_, row) => buttons.slice(row * length, (row + 1) * length));
}

/** Draws, or discards the villain where there is nothing to draw (babasuki 4); disabled until both are picked. */
function drawButton(raids: readonly RaidChoice[], { villain, place }: RaidPick, words: Words): Button {
  const name = villain === null ? null : cardName(villain, words);
  const isDrawing = raids.some(({ position }) => position !== null);
  const label = isDrawing
    ? words.drawButton(name, place === null ? null : place + 1)
    : words.discardButton(name);
  const choice = raids.find((raid) => raid.villain === villain && raid.position === place);
  return choice ? { label, action: { choose: nameOf(choice) }, style: 'success' } : disabledButton(label);
}

const disabledButton = (label: string): Button => ({
  label,
  style: 'secondary',
  disabled: true,
});

/** Chooses few of many screens that show everything that any of them shows. */
import type { TableScreen } from '../../src/discord/render.ts';
import type { Label, Line } from '../../src/game/screen.ts';

/** Greedily: the item with the most features that are not shown yet, until all are, or there are enough items. */
export function covering<T>(
  items: readonly T[],
  max: number,
  featuresOf: (item: T) => readonly string[],
): T[] {
  const left = new Map<T, Set<string>>();
  const known = new Set<string>();
  // Items without a feature of their own at their turn can add nothing later either.
  for (const item of items) {
    const features = new Set(featuresOf(item).filter((feature) => !known.has(feature)));
    if (features.size === 0) continue;
    left.set(item, new Set(featuresOf(item)));
    for (const feature of features) known.add(feature);
  }
  const chosen = new Set<T>();
  while (known.size > 0 && chosen.size < max) {
    let best: T | undefined;
    let most = 0;
    for (const [item, features] of left) {
      const count = [...features].filter((feature) => known.has(feature)).length;
      if (count > most) [best, most] = [item, count];
    }
    if (best === undefined) break;
    chosen.add(best);
    for (const feature of left.get(best)!) known.delete(feature);
    left.delete(best);
  }
  return items.filter((item) => chosen.has(item));
}

/** What a screen shows, without the cards, numbers and names that differ from hand to hand. */
export const featuresOf = (screen: TableScreen): string[] =>
  screen.flatMap((part) => {
    switch (part.part) {
      case 'text':
        return [`${part.size} ${wordsOf(part.line)}`];
      case 'seats':
        return part.rows.flatMap(({ note, isActing }) =>
          wordsOf(note)
            .split('·')
            .map((fact) => `${isActing} ${fact}`),
        );
      case 'buttons':
        return [
          `${part.buttons.length}`,
          ...part.buttons.map(({ label, disabled }) => `${disabled} ${labelWords(label)}`),
        ];
      case 'select':
      case 'multi-select':
        return [`${labelWords(part.label)} ${part.options.some(({ selected }) => selected)}`];
      default:
        return [part.part];
    }
  });

const plain = (text: string): string =>
  text
    .replaceAll(/\*\*.*?\*\*/g, '**')
    .replaceAll(/[\d①-⑳★☀☾♠♥♦♣AJQK×.,+\-−–=]+/g, '')
    .replaceAll(/\s+/g, ' ');

const wordsOf = (line: Line): string =>
  plain(
    line
      .map((inline) =>
        typeof inline === 'string' ? inline : typeof inline === 'number' ? '' : 'cards' in inline ? '🂠' : '@',
      )
      .join(''),
  );

const labelWords = (label: Label): string => (typeof label === 'string' ? plain(label) : wordsOf(label));

/** The computer's pick in the draft (babasuki 2), or from a pair of cards with two seats (babasuki 8). */
import type { Card } from '../cards.ts';
import type { Choice } from '../rules.ts';
import type { PickingView, SeatView } from '../views.ts';
import { evaluateRound } from './evaluation.ts';
import { finishDraft, finishPairs, type Random, scoresOfWholeRaid } from './playout.ts';
import { findBest } from './search.ts';
import { shuffled, unseenCards } from './worlds.ts';

/** The number of playouts for one pick. */
const PICK_PLAYOUTS = 1600;

interface PickWorld {
  readonly secured: readonly (readonly Card[])[];
  readonly hands: readonly (readonly Card[])[];
  /** The rest of the pack; with two seats it is drawn from. */
  readonly pack: readonly Card[];
}

export function searchBestPick(table: PickingView, view: SeatView, random: Random): Choice {
  const { seat, choices } = view;
  const sampleWorld = worldSampler(table, view, random);
  return findBest(choices, PICK_PLAYOUTS, sampleWorld, (choice, world) => {
    if (choice.do !== 'secure') return 0;
    const secured = world.secured.map((cards) => [...cards]);
    const hands = world.hands.map((cards) => [...cards]);
    hands[seat]!.splice(hands[seat]!.indexOf(choice.card), 1);
    secured[seat]!.push(choice.card);
    if (table.pack) {
      const other = 1 - seat;
      finishPairs([secured[other]!], hands[other]!, random);
      finishPairs(secured, world.pack, random);
    } else finishDraft(secured, hands, seat, table.round, random);
    const scores = scoresOfWholeRaid(secured, table.round, table.dealer, random);
    return evaluateRound(scores, seat, table);
  });
}

function worldSampler(
  table: PickingView,
  { seat, hand, secured: ownSecured }: SeatView,
  random: Random,
): () => PickWorld {
  const { sizes } = table;
  const hidden = unseenCards([hand, ownSecured, table.discards, ...(table.pack?.laidOpen ?? [])]);
  return () => {
    const pack = shuffled(hidden, random);
    const secured = sizes.map((_, other) =>
      other === seat ? ownSecured : pack.splice(0, table.secured[other]!),
    );
    const hands = sizes.map((size, other) => (other === seat ? hand : pack.splice(0, size)));
    return { secured, hands, pack };
  };
}

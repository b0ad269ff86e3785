/** Raids in words: who drew what from whom, and what came of it. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, text } from '../../../game/screen.ts';
import { smallText } from '../../../game/screen-parts.ts';
import { securedPoints } from '../cards.ts';
import type { Raid } from '../state.ts';
import type { Words } from '../words/words.ts';
import { cardsLine } from './shared.ts';

/** The most raids that a panel's headline tells of. */
const MAX_NEWS = 3;

/** The latest raid and what came of it, or that the raid begins. */
export function latestRaid(raids: readonly Raid[], words: Words): Block[] {
  const latest = raids.at(-1);
  return latest ? raidInFull(latest, words) : [text(`**${words.raidBegins}**`)];
}

/**
 * The unread raids, the latest in full.
 * @param isCrowded whether the panel has room for each in short only
 */
export function raidNews(
  raids: readonly Raid[],
  seat: Seat,
  { isCrowded }: { readonly isCrowded: boolean },
  words: Words,
): Block[] {
  const news = unreadRaids(raids, seat, MAX_NEWS);
  if (isCrowded && news.length > 1) return raidLog(news, words);
  return [...raidLog(news.slice(0, -1), words), ...latestRaid(news, words)];
}

/** The unread raids of a round that is over, in short. */
export const lastRaids = (
  raids: readonly Raid[],
  seat: Seat,
  { isCrowded }: { readonly isCrowded: boolean },
  words: Words,
): Block[] => raidLog(unreadRaids(raids, seat, isCrowded ? MAX_NEWS - 1 : MAX_NEWS), words);

/** What a seat has yet to read, until it raids again: its own last raid, always, and the latest of those since. */
function unreadRaids(raids: readonly Raid[], seat: Seat, limit: number): readonly Raid[] {
  const own = raids.findLastIndex((raid) => raid.seat === seat);
  const ownRaid = own < 0 ? [] : [raids[own]!];
  return [...ownRaid, ...raids.slice(own + 1).slice(-(limit - ownRaid.length))];
}

/** Raids in order, a line each. */
export const raidLog = (raids: readonly Raid[], words: Words): Block[] =>
  raids.map((raid) => {
    const outcome = words.shortOutcome({ seat: raid.drawn?.from ?? raid.seat }, pointsOf(raid))[raid.outcome];
    return smallText(line`${shortRaidLine(raid)} ${outcome}`);
  });

/** What villain and drawn card are worth where they are secured. */
const pointsOf = ({ villain, drawn }: Raid): number => securedPoints(drawn ? [villain, drawn.card] : []);

function raidInFull(raid: Raid, words: Words): Block[] {
  const { seat, drawn, outcome } = raid;
  const target = { seat: drawn?.from ?? seat };
  return [text(fullRaidLine(raid, words)), text(words.outcome({ seat }, target, pointsOf(raid))[outcome])];
}

function fullRaidLine({ seat, villain, drawn }: Raid, words: Words): Line {
  const actor = line`${{ seat }} ${cardsLine([villain])}`;
  if (!drawn) return words.drewNothing(actor);
  return words.drew(actor, [{ seat: drawn.from }], drawn.position + 1, cardsLine([drawn.card]));
}

function shortRaidLine({ seat, villain, drawn }: Raid): Line {
  const drawnCard: Line = drawn ? line` → ${{ seat: drawn.from }} ${cardsLine([drawn.card])}` : [];
  return line`${{ seat }} ${cardsLine([villain])}${drawnCard}`;
}

/** The controls of a table in play: those of its message, and those of a player's panel. */
import { choose, comeBack, goAway, readyForNext } from '../../tables/play.ts';
import { beginPreparation, endPreparation, waitsForPreparation } from '../../tables/preparation.ts';
import { isRefused } from '../../tables/refusals.ts';
import { isLastPresent } from '../../tables/request.ts';
import { maySkip } from '../../tables/skipping.ts';
import { isBegun, isOpen, promptOf, seatIndex } from '../../tables/table.ts';
import { type Reply, textReply } from '../answer.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import { mayAskForHint } from '../screens/hint.ts';
import type { PanelState } from '../screens/panel.ts';
import type { TableContext } from './context.ts';
import { refusedPanel, showPanel } from './panel-reply.ts';
import { strangerReply } from './watching.ts';

/** Makes the choice of that name; the panel shows what came of it. */
export async function makeChoice(context: TableContext, { name }: { readonly name: string }): Promise<Reply> {
  const { bot, table, game, userId, prompt } = context;
  const outcome = await bot.tables.apply(table.id, choose(game, userId, prompt, name));
  return isRefused(outcome)
    ? refusedPanel(context, outcome)
    : showPanel(context, outcome.table, { ...bot.panels.kept(outcome.table, userId), picked: '' });
}

/** Shows the panel with part of a pick made. Where a computer's move waits for this, it waits longer. */
export async function showPick(
  context: TableContext,
  { picked }: { readonly picked: string },
): Promise<Reply> {
  const { bot, table, game, userId, prompt } = context;
  const state = { ...kept(context), picked };
  const wait = waitsForPreparation(game, table);
  const isOwn = wait?.seat === seatIndex(table, userId) && promptOf(table, wait.seat) === prompt;
  if (picked === '' || !isOwn || !wait.mayTakeLonger) return answerQuestion(context, state);
  const outcome = await bot.tables.apply(table.id, beginPreparation(game, userId));
  return answerQuestion(isRefused(outcome) ? context : { ...context, table: outcome.table }, state);
}

/** A computer's move waits no longer for the presser to prepare for it. */
export async function goOnUnprepared(context: TableContext): Promise<Reply> {
  const { bot, table, game, userId } = context;
  const outcome = await bot.tables.apply(table.id, endPreparation(game, userId));
  return showHand(isRefused(outcome) ? context : { ...context, table: outcome.table });
}

/** What stays of the presser's panel while they look at another page of it. */
const kept = ({ bot, table, userId }: TableContext): PanelState => bot.panels.kept(table, userId);

/** Shows the page on which the presser asks why something is not possible, and the answer. */
export const askWhyNot = (context: TableContext, { picked }: { readonly picked: string }): Promise<Reply> =>
  answerQuestion(context, { ...kept(context), asked: picked });

/** Shows the panel as long as its question is the one that was pressed. */
async function answerQuestion(context: TableContext, state: PanelState): Promise<Reply> {
  const { table, userId, prompt, locale } = context;
  const seat = seatIndex(table, userId);
  if (seat < 0) return refusalReply('not-seated', locale);
  if (promptOf(table, seat) !== prompt) return refusedPanel(context, { refused: 'stale' });
  return showPanel(context, table, state);
}

/**
 * Shows what the computer player would do, with that pick made: one more press makes the choice. What its player has picked
 * stays as far as it is as good.
 */
export async function showHint(context: TableContext): Promise<Reply> {
  const { bot, table, game, userId, prompt, locale } = context;
  const seat = seatIndex(table, userId);
  if (seat < 0) return refusalReply('not-seated', locale);
  if (promptOf(table, seat) !== prompt) return refusedPanel(context, { refused: 'stale' });
  const { hints } = await bot.preferences.of(userId);
  if (!hints || !isBegun(table) || !mayAskForHint(game, table, seat)) return showHand(context);
  const hint = await bot.tables.hint({ game, table, seat });
  const latest = (await bot.tables.find(table.id)) ?? table;
  if (!isBegun(latest) || promptOf(latest, seat) !== prompt)
    return refusedPanel(context, { refused: 'stale' });
  const choice = game.choices(latest.state, seat).find((each) => game.nameOf(each) === hint.name);
  if (choice === undefined) return showPanel(context, latest, { picked: '', hint });
  const view = game.seatView(latest.state, seat);
  const advised = game.asPicked?.(view, choice, kept(context).picked) ?? choice;
  return showPanel(context, latest, {
    picked: game.pickOf(view, advised),
    hint: { ...hint, name: game.nameOf(advised) },
  });
}

/** Opens the presser's panel. A hint stays; what was picked is dropped. */
export const showHand = (context: TableContext): Promise<Reply> =>
  openPanel(context, { ...kept(context), picked: '' });

/** Goes back to the presser's panel from another page of it, as they left it. */
export const showAgain = (context: TableContext): Promise<Reply> => openPanel(context, kept(context));

/** Shows the page of the presser's panel with every seat and the latest events. */
export const showDetails = (context: TableContext): Promise<Reply> =>
  openPanel(context, { ...kept(context), isDetailed: true });

async function openPanel(context: TableContext, state: PanelState): Promise<Reply> {
  const { table, userId, locale } = context;
  if (seatIndex(table, userId) < 0) return strangerReply(context);
  if (!isBegun(table)) return refusalReply('not-begun', locale);
  return showPanel(context, table, state);
}

/** Posts the table's message again that stayed away because it was deleted too often. */
export function showTableAgain(context: TableContext): Promise<Reply> {
  const { bot, table, userId } = context;
  if (seatIndex(table, userId) >= 0) bot.publisher.resume(table.id);
  return showHand(context);
}

/** Notes that the presser is ready for the next hand, and shows its cards once it has begun. */
export async function startNextHand(context: TableContext): Promise<Reply> {
  const { bot, table, game, userId, locale } = context;
  const outcome = await bot.tables.apply(table.id, readyForNext(game, userId));
  if (!isRefused(outcome)) return showPanel(context, outcome.table, { picked: '' });
  return outcome.refused === 'stale' ? showHand(context) : textReply(tableRefusalText(outcome, game, locale));
}

/** Leaves a seat in play; asks first where nobody else is present, as the table may end by it. */
export async function askToLeave(context: TableContext): Promise<Reply> {
  const { table, userId } = context;
  return isOpen(table) && isLastPresent(table, seatIndex(table, userId))
    ? showPanel(context, table, { ...kept(context), isLeaving: true })
    : leaveSeat(context);
}

/** Leaves a seat in play to the computer. */
export async function leaveSeat(context: TableContext): Promise<Reply> {
  const { bot, table, game, userId } = context;
  const outcome = await bot.tables.apply(table.id, goAway(game, userId));
  if (!isRefused(outcome)) return showPanel(context, outcome.table, { picked: '' });
  return outcome.refused === 'stale' ? showHand(context) : refusedPanel(context, outcome);
}

/** Lets the computers finish a hand that only they still play. */
export async function skipToResult(context: TableContext): Promise<Reply> {
  const { bot, table, game, userId } = context;
  const seat = seatIndex(table, userId);
  if (seat >= 0 && isBegun(table) && maySkip(game, table, seat)) await bot.tables.hurry(table.id);
  return showHand(context);
}

/** Takes a seat back from the computer that plays it. */
export async function takeSeatBack(context: TableContext): Promise<Reply> {
  const { bot, table, game, userId } = context;
  const outcome = await bot.tables.apply(table.id, comeBack(game, userId));
  if (!isRefused(outcome)) return showPanel(context, outcome.table, { picked: '', isBack: true });
  return outcome.refused === 'not-away' ? showHand(context) : refusedPanel(context, outcome);
}

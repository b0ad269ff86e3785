/** People at a table: they open it, sit down, and press what they see until it is over; then they open the next. */
import { type Member, type MessageView, type Outcome, textOf } from 'stand-in-discord/testing';
import { games } from '../../src/games/index.ts';
import { measured, type Soak, settled, wait } from './context.ts';
import { type Control, controlsOf, tableIdIn, use } from './controls.ts';

/** How a table is opened: short enough that hands end often. */
const SHORT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  doudizhu: { deals: 1 },
  daifugo: { games: 1 },
  bluff: { matches: 2 },
};
const TIMES = ['m1', 'm1', 'm3', 'm3', 'off'] as const;
const OPEN_PHASES = ['lobby', 'playing', 'between'];
const RETRY_MS = 3_000;
/** A panel that asks for nothing for this long is opened anew, as people do who wonder. */
const PATIENCE_MS = 45_000;
/** How often somebody leaves their turn to the clock. */
const ABSENCE = 0.01;
const ABSENCE_MS = 75_000;
/** Buttons of a panel that players press besides plays: back to their seat, the next hand, a paused table. */
const PANEL_VERBS = ['v.back', 'v.next', 'v.resume'];

/** Plays at one table after another in a channel until the run ends. */
export async function playTables(soak: Soak, people: readonly Member[], channel: string): Promise<void> {
  await wait(soak, soak.random.between(0, soak.options.think * 2));
  while (soak.isOn()) {
    const table = await openTable(soak, people, channel);
    if (table === undefined) await wait(soak, RETRY_MS);
    else await Promise.all(people.map((member) => playAt(soak, member, { table, channel })));
  }
}

/** Opens a table and starts it. @returns its id; undefined where that did not work */
async function openTable(
  soak: Soak,
  [host, ...guests]: readonly Member[],
  channel: string,
): Promise<string | undefined> {
  const { random } = soak;
  if (!host) return undefined;
  const game = random.pick(games);
  const people = guests.length + 1;
  const fewest = Math.max(0, game.seats.min - people);
  const values = {
    ...SHORT[game.id],
    computers: fewest + random.below(game.seats.max - people - fewest + 1),
    time: random.pick(TIMES),
  };
  const opened = await measured(soak, () => host.runCommand(`/play ${game.id}`, values, { channel }));
  const lobby = opened && (await settled(host, opened));
  const table = lobby && tableIdIn(lobby);
  if (!lobby || table === undefined) return undefined;
  for (const guest of guests) await pressUntil(soak, guest, lobby, 'v.join');
  await pressUntil(soak, host, lobby, 'v.start');
  if (soak.database.phase(table) !== 'lobby') return table;
  await pressUntil(soak, host, lobby, 'v.cancel');
  return undefined;
}

const ATTEMPTS = 4;

/** Presses a button of the lobby; again, if nothing came of it. */
async function pressUntil(soak: Soak, member: Member, lobby: MessageView, action: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS && soak.isOn(); attempt++) {
    await wait(soak, soak.random.between(0.1, 0.5) * soak.options.think);
    const current = member.view(lobby) ?? lobby;
    const control = controlsOf(current).find((each) => each.action === action);
    if (!control) return;
    const outcome = await measured(soak, () => use(member, current, control));
    if (outcome?.answer !== undefined) return;
    await wait(soak, RETRY_MS);
  }
}

interface Place {
  readonly table: string;
  readonly channel: string;
}

/** One member's part of a table, until it is over. */
async function playAt(soak: Soak, member: Member, place: Place): Promise<void> {
  const { random, options, database } = soak;
  let panel: string | undefined;
  let quietSince = performance.now();
  while (soak.isOn()) {
    await wait(soak, random.between(0.5, 1.5) * options.think);
    if (!OPEN_PHASES.includes(database.phase(place.table) ?? '')) break;
    const view = panel === undefined ? undefined : member.view(panel);
    const control = view && nextControl(soak, view, place.table);
    if (!view || (!control && performance.now() - quietSince > PATIENCE_MS)) {
      quietSince = performance.now();
      panel = replaced(member, panel, await showPanel(soak, member, place));
    } else if (control) {
      quietSince = performance.now();
      if (options.faults.includes('absence') && random.isTrue(ABSENCE)) await wait(soak, ABSENCE_MS);
      const outcome = await pressPanel(soak, member, place, view, control);
      panel = outcome ? replaced(member, panel, outcome.ephemeral?.id ?? panel) : undefined;
    }
  }
  replaced(member, panel, undefined);
}

/** People see one panel at a time: they dismiss the one before. */
function replaced(
  member: Member,
  previous: string | undefined,
  next: string | undefined,
): string | undefined {
  if (previous !== undefined && previous !== next && member.view(previous)) member.dismissMessage(previous);
  return next;
}

async function showPanel(soak: Soak, member: Member, { channel }: Place): Promise<string | undefined> {
  const outcome = await measured(soak, () => member.runCommand('/table show', {}, { channel }));
  return outcome?.ephemeral?.id;
}

const isPlay = ({ action }: Control): boolean => action.startsWith('a.');

/** Plays come before picks that go on: otherwise a random player picks cards for ever. */
function nextControl({ random }: Soak, panel: MessageView, table: string): Control | undefined {
  const usable = controlsOf(panel).filter(
    ({ customId, action }) =>
      customId.startsWith(`m:${table}:`) && (/^[as]\./.test(action) || PANEL_VERBS.includes(action)),
  );
  const plays = usable.filter(isPlay);
  const preferred = plays.length > 0 && random.isTrue(0.7) ? plays : usable;
  return preferred.length > 0 ? random.pick(preferred) : undefined;
}

async function pressPanel(
  soak: Soak,
  member: Member,
  { table }: Place,
  view: MessageView,
  control: Control,
): Promise<Outcome | undefined> {
  const count = isPlay(control) ? soak.meter.playCount(table, member.id) : undefined;
  if (count) count.sent += 1;
  const outcome = await measured(soak, () => use(member, view, control));
  if (!count) return outcome;
  if (!outcome) {
    count.sent -= 1;
    return undefined;
  }
  const shown = outcome.answer === undefined ? undefined : await settled(member, outcome);
  if (shown?.ephemeral && !textOf(shown).startsWith('⚠️')) count.acknowledged += 1;
  return outcome;
}

/** A member who means harm: opens all tables that they can, and presses twenty times a second everywhere. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Member, Outcome } from 'stand-in-discord/testing';
import { games } from '../../src/games/index.ts';
import type { Soak } from './context.ts';
import { controlsOf, tableIdIn } from './controls.ts';

const PRESSES_PER_SECOND = 20;
/** Ids seen on messages, and messages to press; older ones are stale, which is worth a press, too. */
const MAX_SEEN = 2_000;
const LOOK_AROUND_MS = 1_000;
const OPEN_MS = 1_000;

export interface HostileCounts {
  presses: number;
  /** Presses that the bot answered, each with a request to Discord. */
  answered: number;
  opened: number;
}

export async function playHostile(soak: Soak, member: Member, counts: HostileCounts): Promise<void> {
  const seen: string[] = [];
  const targets: string[] = [];
  await Promise.all([
    repeat(soak, LOOK_AROUND_MS, () => lookAround(soak, member, seen, targets)),
    repeat(soak, OPEN_MS, () => open(soak, member, counts)),
    repeat(soak, 1_000 / PRESSES_PER_SECOND, () => {
      counts.presses += 1;
      // A hostile member does not wait for answers.
      press(soak, member, seen, targets)?.then(
        ({ answer }) => {
          if (answer !== undefined) counts.answered += 1;
        },
        () => {},
      );
    }),
  ]);
}

async function repeat({ isOn }: Soak, ms: number, act: () => unknown): Promise<void> {
  for (let next = performance.now(); isOn(); next += ms) {
    await pause(Math.max(0, next - performance.now()));
    await act();
  }
}

/** Collects the ids of all messages, other people's panels included. */
function lookAround({ discord, random }: Soak, member: Member, seen: string[], targets: string[]): void {
  for (const message of [...discord.world.messages.values()].slice(-100)) {
    if (random.isTrue(0.2)) seen.push(...controlsOf(message).map(({ customId }) => customId));
    const isVisible = message.viewerId === undefined || message.viewerId === member.id;
    if (isVisible && message.authorId === discord.applicationId) targets.push(message.id);
  }
  seen.splice(0, Math.max(0, seen.length - MAX_SEEN));
  targets.splice(0, Math.max(0, targets.length - MAX_SEEN));
}

async function open({ discord, random }: Soak, member: Member, counts: HostileCounts): Promise<void> {
  const channel = random.pick([...discord.world.channels.values()].filter(({ thread }) => !thread)).id;
  const game = random.pick(games);
  const values = { computers: game.seats.max - 1, time: 'off', thread: random.isTrue(0.5) };
  try {
    const { message } = await member.runCommand(`/play ${game.id}`, values, { channel });
    const lobby = message && member.view(message);
    if (!lobby || tableIdIn(lobby) === undefined) return;
    counts.opened += 1;
    const start = controlsOf(lobby).find(({ action }) => action === 'v.start');
    if (start) await member.press(lobby, start.customId);
  } catch {
    // The channel or the message is gone.
  }
}

const JUNK = [
  'm',
  'm:::',
  'm:0000000000:0:a.',
  'p:rules:../..:9',
  'q:settle:1',
  'q:erase:everywhere:9999999999',
  '💥',
];

function press(
  { random }: Soak,
  member: Member,
  seen: readonly string[],
  targets: readonly string[],
): Promise<Outcome> | undefined {
  if (targets.length === 0) return undefined;
  const known = random.isTrue(0.9) && seen.length > 0 ? random.pick(seen) : random.pick(JUNK);
  const customId = random.isTrue(0.2) ? known.replace(/:\d+:/, `:${random.below(1_000)}:`) : known;
  const target = random.pick(targets);
  return random.isTrue(0.5)
    ? member.press(target, customId, { forge: true })
    : member.select(target, customId, ['a.pass', 's.0-1-2', 'v.end', '0000000000'].slice(random.below(4)), {
        forge: true,
      });
}

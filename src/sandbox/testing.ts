/** Entry `testing`: the stand-in in a test's own process, a clock to move by hand, and Discord's rules by themselves. */
export { type DiscordOptions, startDiscord } from './discord.ts';
export { type ManualClock, manualClock } from './manual-clock.ts';
export { parseInline } from './page/markdown/parse-inline.ts';
export { NotSentError } from './people/command-input.ts';
export type { Member } from './people/member.ts';
export type { Outcome } from './people/outcome.ts';
export { textOf } from './people/text.ts';
export type { MessageView } from './protocol.ts';
export { commandFaults, messageFaults } from './rules/faults.ts';
export type { StandIn } from './stand-in.ts';
export { addThread, channelUpdated } from './world/channels.ts';
export { permissionBits } from './world/permissions.ts';

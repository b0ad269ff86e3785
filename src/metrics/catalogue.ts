/** Every metric of Madoi's own: its name without the prefix `madoi_`, and its meaning. HOSTING.md lists the same. */

/** Numbers that are read when Prometheus asks. A gauge with a label has a value for each of a few fixed labels. */
export const GAUGES = {
  tables: { help: 'Open tables, by phase', label: 'phase' },
  table_queues: { help: 'Tables with a transition that waits or runs' },
  due_transitions: { help: 'Moves of computers, time-outs and the like that are due and not written yet' },
  thinking_threads: { help: 'Threads in which computers think' },
  thinking_queue: { help: 'Moves of computers that wait for a thread' },
  message_queue: { help: 'Channels whose tables wait for their turn to be shown' },
  pending_work: { help: 'Answers and edits under way' },
  shards: { help: 'Shards of the gateway' },
  shards_up: { help: 'Shards that are connected' },
  guilds: { help: 'Servers that the bot is in' },
} as const satisfies Readonly<Record<string, { readonly help: string; readonly label?: string }>>;

export type GaugeName = keyof typeof GAUGES;

export const COUNTERS = {
  deleted_total: {
    help: 'What was deleted because it is not kept any longer, by what it was',
    labels: ['what'],
  },
  interactions_total: {
    help: 'Interactions, by type (command, component, other), kind and outcome',
    labels: ['type', 'kind', 'outcome'],
  },
  message_edits_total: {
    help: 'Edits of tables’ messages, by whose token: an interaction’s (token) or the bot’s (bot), which alone count in its limit',
    labels: ['by'],
  },
  discord_responses_total: {
    help: 'Responses of Discord’s REST API, by method and HTTP status (none: no response came)',
    labels: ['method', 'status'],
  },
} as const satisfies Readonly<Record<string, { readonly help: string; readonly labels: readonly string[] }>>;

/** Durations, in seconds; each has its buckets. */
export const HISTOGRAMS = {
  answer_seconds: {
    help: 'From the arrival of an interaction until Discord has accepted its reply, by type',
    labels: ['type'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5],
  },
  commit_seconds: {
    help: 'Writing to the database, the wait for earlier writes included',
    labels: [],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5],
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly help: string; readonly labels: readonly string[]; readonly buckets: readonly number[] }
  >
>;

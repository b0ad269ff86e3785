/** What Discord answers when it refuses, by its own numbers. */

/** Discord's tree of field errors: `{ components: { 0: { _errors: [{ code, message }] } } }`. */
export interface ErrorTree {
  [field: string]: ErrorTree | FieldError[];
}

export interface FieldError {
  code: string;
  message: string;
}

/** One fault in a body: where, and Discord's name for it. */
export interface Fault extends FieldError {
  path: PropertyKey[];
}

export interface RefusalOptions {
  faults?: Fault[];
  /** A bot that keeps to Discord's rules never meets this refusal: a test should fail on it. */
  botsFault?: boolean;
  /** Seconds, for 429. */
  retryAfter?: number;
}

/** A refusal on its way to the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly faults: Fault[];
  readonly botsFault: boolean;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: number, message: string, options: RefusalOptions = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.faults = options.faults ?? [];
    this.botsFault = options.botsFault ?? false;
    this.retryAfter = options.retryAfter;
  }
}

const botsFault = { botsFault: true };

export const refuse = {
  unauthorized: () => new Refusal(401, 0, '401: Unauthorized', botsFault),
  noSuchRoute: () => new Refusal(404, 0, '404: Not Found', botsFault),
  methodNotAllowed: () => new Refusal(405, 0, '405: Method Not Allowed', botsFault),
  unknownApplication: () => new Refusal(404, 10002, 'Unknown Application', botsFault),
  unknownChannel: () => new Refusal(404, 10003, 'Unknown Channel'),
  unknownGuild: () => new Refusal(404, 10004, 'Unknown Guild'),
  unknownMember: () => new Refusal(404, 10007, 'Unknown Member'),
  unknownMessage: () => new Refusal(404, 10008, 'Unknown Message'),
  unknownOverwrite: () => new Refusal(404, 10009, 'Unknown Permission Overwrite'),
  unknownRole: () => new Refusal(404, 10011, 'Unknown Role'),
  unknownUser: () => new Refusal(404, 10013, 'Unknown User'),
  unknownEmoji: () => new Refusal(404, 10014, 'Unknown Emoji'),
  unknownWebhook: () => new Refusal(404, 10015, 'Unknown Webhook'),
  unknownInteraction: () => new Refusal(404, 10062, 'Unknown interaction'),
  unknownCommand: () => new Refusal(404, 10063, 'Unknown application command'),
  tooManyEmojis: () => new Refusal(400, 30008, 'Maximum number of emojis reached (2000)', botsFault),
  tooManyCommands: () =>
    new Refusal(400, 30032, 'Maximum number of application commands reached (100).', botsFault),
  oldEdits: (retryAfter: number) =>
    new Refusal(
      429,
      30046,
      'Maximum number of edits to messages older than 1 hour reached. Try again later.',
      { retryAfter },
    ),
  tooLarge: () => new Refusal(413, 40005, 'Request entity too large', botsFault),
  alreadyAnswered: () => new Refusal(400, 40060, 'Interaction has already been acknowledged.', botsFault),
  missingAccess: () => new Refusal(403, 50001, 'Missing Access'),
  notTheAuthor: () => new Refusal(403, 50005, 'Cannot edit a message authored by another user', botsFault),
  emptyMessage: () => new Refusal(400, 50006, 'Cannot send an empty message', botsFault),
  missingPermissions: () => new Refusal(403, 50013, 'Missing Permissions'),
  invalidWebhookToken: () => new Refusal(401, 50027, 'Invalid Webhook Token'),
  invalidForm: (faults: Fault[]) => new Refusal(400, 50035, 'Invalid Form Body', { faults, botsFault: true }),
  /** A body that was right when it was written, and no more: what it speaks of has gone meanwhile. */
  overtaken: (faults: Fault[]) => new Refusal(400, 50035, 'Invalid Form Body', { faults }),
  apiVersion: () => new Refusal(400, 50041, 'Invalid API version provided', botsFault),
  threadArchived: () => new Refusal(400, 50083, 'Thread is archived'),
  malformed: () => new Refusal(400, 50109, 'The request body contains invalid JSON.', botsFault),
  threadExists: () =>
    new Refusal(400, 160004, 'A thread has already been created for this message', botsFault),
};

/** Runs `check` on a part of a body: its faults are told at their place in the whole. */
export const within = <T>(path: PropertyKey[], check: () => T): T => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const faults = error.faults.map((one) => ({ ...one, path: [...path, ...one.path] }));
    throw new Refusal(error.status, error.code, error.message, { faults, botsFault: error.botsFault });
  }
};

export const errorTree = (faults: Fault[]): ErrorTree => {
  const root: ErrorTree = {};
  for (const { path, code, message } of faults) {
    let node = root;
    for (const key of path.map(String)) {
      const next = node[key];
      if (next && !Array.isArray(next)) node = next;
      else {
        const fresh: ErrorTree = {};
        node[key] = fresh;
        node = fresh;
      }
    }
    const here = node._errors;
    node._errors = [...(Array.isArray(here) ? here : []), { code, message }];
  }
  return root;
};

/** The faults in one line each, for people: `components.0.custom_id: Must be between 1 and 100 in length.` */
export const faultLines = (refusal: Refusal): string[] =>
  refusal.faults.length === 0
    ? [refusal.message]
    : refusal.faults.map(({ path, message }) => `${path.map(String).join('.') || 'body'}: ${message}`);

/** Discord's error responses, by their codes. */

/** Discord's tree of field errors: `{ components: { 0: { _errors: [{ code, message }] } } }`. */
export interface ErrorTree {
  [field: string]: ErrorTree | FieldError[];
}

interface FieldError {
  code: string;
  message: string;
}

/** One fault in a body: its place, and Discord's code for it. */
export interface Fault extends FieldError {
  path: PropertyKey[];
}

export interface RefusalOptions {
  faults?: Fault[];
  /** A bot that follows Discord's rules never gets this refusal: it is recorded as a violation. */
  isBotFault?: boolean;
  /** In seconds; for status 429. */
  retryAfter?: number;
}

/** Thrown by routes; the server turns it into an error response. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly faults: Fault[];
  readonly isBotFault: boolean;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: number, message: string, options: RefusalOptions = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.faults = options.faults ?? [];
    this.isBotFault = options.isBotFault ?? false;
    this.retryAfter = options.retryAfter;
  }
}

const botFault = { isBotFault: true };

export const refusals = {
  unauthorized: () => new Refusal(401, 0, '401: Unauthorized', botFault),
  noSuchRoute: () => new Refusal(404, 0, '404: Not Found', botFault),
  methodNotAllowed: () => new Refusal(405, 0, '405: Method Not Allowed', botFault),
  unknownApplication: () => new Refusal(404, 10002, 'Unknown Application', botFault),
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
  tooManyEmojis: () => new Refusal(400, 30008, 'Maximum number of emojis reached (2000)', botFault),
  tooManyCommands: () =>
    new Refusal(400, 30032, 'Maximum number of application commands reached (100).', botFault),
  oldEdits: (retryAfter: number) =>
    new Refusal(
      429,
      30046,
      'Maximum number of edits to messages older than 1 hour reached. Try again later.',
      { retryAfter },
    ),
  tooLarge: () => new Refusal(413, 40005, 'Request entity too large', botFault),
  /** @param isByAnother whether another of the bot's sessions may have answered, of which this one cannot know */
  alreadyAnswered: (isByAnother: boolean) =>
    new Refusal(400, 40060, 'Interaction has already been acknowledged.', { isBotFault: !isByAnother }),
  missingAccess: () => new Refusal(403, 50001, 'Missing Access'),
  notTheAuthor: () => new Refusal(403, 50005, 'Cannot edit a message authored by another user', botFault),
  emptyMessage: () => new Refusal(400, 50006, 'Cannot send an empty message', botFault),
  notATextChannel: () => new Refusal(400, 50008, 'Cannot send messages in a non-text channel', botFault),
  missingPermissions: () => new Refusal(403, 50013, 'Missing Permissions'),
  wrongChannelType: () => new Refusal(400, 50024, 'Cannot execute action on this channel type', botFault),
  invalidWebhookToken: () => new Refusal(401, 50027, 'Invalid Webhook Token'),
  invalidForm: (faults: Fault[]) =>
    new Refusal(400, 50035, 'Invalid Form Body', { faults, isBotFault: true }),
  /** For a body that was valid when it was written: what it refers to has gone since. */
  outdatedForm: (faults: Fault[]) => new Refusal(400, 50035, 'Invalid Form Body', { faults }),
  apiVersion: () => new Refusal(400, 50041, 'Invalid API version provided', botFault),
  threadArchived: () => new Refusal(400, 50083, 'Thread is archived'),
  malformed: () => new Refusal(400, 50109, 'The request body contains invalid JSON.', botFault),
  threadExists: () =>
    new Refusal(400, 160004, 'A thread has already been created for this message', botFault),
  threadLocked: () => new Refusal(400, 160005, 'Thread is locked'),
  tooManyThreads: () => new Refusal(400, 160006, 'Maximum number of active threads reached'),
};

/** Runs `validate` on a part of a body, and prefixes the paths of its faults with the part's path. */
export const prefixFaults = <T>(path: PropertyKey[], validate: () => T): T => {
  try {
    return validate();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const faults = error.faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] }));
    throw new Refusal(error.status, error.code, error.message, { faults, isBotFault: error.isBotFault });
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
        const child: ErrorTree = {};
        node[key] = child;
        node = child;
      }
    }
    const errors = node._errors;
    node._errors = [...(Array.isArray(errors) ? errors : []), { code, message }];
  }
  return root;
};

/** The faults, one line each: `components.0.custom_id: Must be between 1 and 100 in length.` */
export const faultLines = (refusal: Refusal): string[] =>
  refusal.faults.length === 0
    ? [refusal.message]
    : refusal.faults.map(({ path, message }) => `${path.map(String).join('.') || 'body'}: ${message}`);

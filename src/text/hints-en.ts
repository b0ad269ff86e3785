/** English words for hints, and for the turning points of a hand. */
import { line } from '../game/screen.ts';
import type { BotWords, CommandWords } from './words.ts';

export const hints: BotWords['hints'] = {
  modes: { auto: 'alone with computers', on: 'on', off: 'off' },
  inLobby: { auto: 'hints alone with computers', on: 'hints', off: 'no hints' },
  ask: 'Hint',
  hint: (action, reason) => line`💡 **${action}:** ${reason}`,
  you: 'You',
  turningPoint: ({
    moment,
    who,
    isOwn,
    isOwnOnly,
    isSubstitute,
    action,
    better,
    expected: [before, after],
    stake,
    isGain,
    isLuck,
    isBadLuck,
    isBrief,
    isInChips,
  }) => {
    const unit = isInChips ? 'chips' : 'points';
    return line`🔀 **${isLuck ? 'Luck turned' : isOwnOnly ? 'Your turning point' : 'Turning point'}**${moment === null ? '' : ` (${moment})`}${isOwnOnly ? '' : line` · ${who}`}${isSubstitute ? ' (played by the computer)' : ''}: ${action}. This ${isGain ? 'raised' : 'lowered'} ${isOwn ? 'your' : 'their'} expected ${unit} from ${before} to ${after} (${isBrief ? 'trial games knowing all hands' : `the average of many trial games${stake === null ? '' : `, where a payment above ${stake} counts as ${stake}`}, knowing what everybody held`}${isBadLuck ? '; without that, the computer would have done the same' : ''}).${better === null ? '' : line` Better: ${better}.`}`;
  },
};

export const hintsOption: CommandWords = {
  name: 'hints',
  description: 'When a Hint button says what a computer would do (default: alone with computers)',
};

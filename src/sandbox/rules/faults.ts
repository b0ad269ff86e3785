/** Discord's rules applied to a body that is not sent, for unit tests of what a bot would send. */
import { ApplicationCommandCreateRequestSchema, MessageCreateRequestSchema } from 'discord-api-spec/zod';
import { type CommandBody, validateCommands } from './commands.ts';
import { componentFaults } from './components.ts';
import { faultLines, Refusal, refusals } from './errors.ts';
import { parseBody } from './strict.ts';

const linesOf = (validate: () => void): string[] => {
  try {
    validate();
    return [];
  } catch (error) {
    if (error instanceof Refusal) return faultLines(error);
    throw error;
  }
};

/**
 * The faults Discord would find in a new Components V2 message, one line each; empty when it accepts the message.
 * Any custom emoji counts as existing.
 * @param files names of the files uploaded with the message
 */
export const messageFaults = (body: unknown, files: readonly string[] = []): string[] => {
  const context = { v2: true, files: new Set(files), emojiExists: () => true };
  return linesOf(() => {
    const { components } = parseBody(MessageCreateRequestSchema, body);
    const faults = componentFaults(components ?? [], context);
    if (faults.length > 0) throw refusals.invalidForm(faults);
  });
};

/** The faults Discord would find in an application command, one line each; empty when it accepts the command. */
export const commandFaults = (command: CommandBody): string[] => {
  // Discord takes permissions as a string of digits; the schema has them as a number.
  const { default_member_permissions: permissions } = command;
  const body = permissions ? { ...command, default_member_permissions: Number(permissions) } : command;
  return linesOf(() => {
    parseBody(ApplicationCommandCreateRequestSchema, body);
    validateCommands([{ command, path: [] }]);
  });
};

/** What Discord's client sends of a selection, and what it does not. */
import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import type { Guild, Message, World } from '../world/world.ts';

/** Why Discord's client does not let somebody choose these values; undefined where it does. */
export const selectionFault = (
  world: World,
  guild: Guild,
  select: APISelectMenuComponent,
  values: readonly string[],
): string | undefined => {
  const { min_values: min = 1, max_values: max = 1 } = select;
  if (select.disabled) return 'it is disabled';
  if (values.length < min || values.length > max)
    return `from ${min} to ${max} may be chosen, not ${values.length}`;
  const isOffered = (value: string): boolean => {
    if (select.type === ComponentType.StringSelect)
      return select.options.some((option) => option.value === value);
    return world.users.has(value) || guild.roles.has(value) || world.channels.has(value);
  };
  const unknown = values.find((value) => !isOffered(value));
  return unknown === undefined ? undefined : `${unknown} was not offered`;
};

/** Each person's last selection on a message: Discord's client sends nothing when the same values are selected again. */
const lastSelections = new WeakMap<Message, Map<string, string>>();

export const isRepeatedSelection = (
  userId: string,
  message: Message,
  menu: APISelectMenuComponent,
  values: readonly string[],
): boolean => {
  const selections = lastSelections.get(message) ?? new Map<string, string>();
  lastSelections.set(message, selections);
  const selection = JSON.stringify([menu, values]);
  if (selections.get(userId) === selection) return true;
  selections.set(userId, selection);
  return false;
};

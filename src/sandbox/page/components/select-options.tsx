import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/payloads/v10';
import type { PaneContextValue } from '../state/contexts.ts';
import { Avatar } from './avatar.tsx';
import { ComponentEmoji } from './emoji.tsx';
import { Icon } from './icons.tsx';
import type { ListboxOption } from './listbox.tsx';

/** The options of a select: its own, or all people, channels or roles of the server. */
export function selectOptions(
  select: APISelectMenuComponent,
  { people, channels, roles }: Pick<PaneContextValue, 'people' | 'channels' | 'roles'>,
): ListboxOption[] {
  switch (select.type) {
    case ComponentType.StringSelect:
      return select.options.map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description,
        icon: option.emoji && <ComponentEmoji emoji={option.emoji} />,
      }));
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect:
      return people.map((person) => ({
        value: person.id,
        label: person.name,
        icon: <Avatar person={person} size={24} />,
      }));
    case ComponentType.ChannelSelect:
      return channels.map((channel) => ({
        value: channel.id,
        label: channel.name,
        icon: <Icon name={channel.kind === 'thread' ? 'thread' : 'hash'} />,
      }));
    case ComponentType.RoleSelect:
      return roles.map(({ id, name }) => ({ value: id, label: `@${name}` }));
  }
}

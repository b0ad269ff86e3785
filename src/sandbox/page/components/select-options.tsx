/** What a select offers: its own options, or the people and channels there are. */
import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/payloads/v10';
import type { PaneTools } from '../state/contexts.ts';
import { Avatar } from './avatar.tsx';
import { ComponentEmoji } from './emoji.tsx';
import { Icon } from './icons.tsx';
import type { SelectOption } from './select.tsx';

export function optionsOf(select: APISelectMenuComponent, { people, channels }: PaneTools): SelectOption[] {
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
    // The page is told of no roles.
    case ComponentType.RoleSelect:
      return [];
  }
}

import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/payloads/v10';

/** What a select shows as chosen before anybody has chosen. */
export function defaultsOf(select: APISelectMenuComponent): string[] {
  if (select.type === ComponentType.StringSelect) {
    return select.options.filter((option) => option.default).map((option) => option.value);
  }
  return (select.default_values ?? []).map(({ id }) => id);
}

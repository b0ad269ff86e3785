import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/payloads/v10';

/** The values that a select shows as selected before anybody has used it. */
export function defaultValues(select: APISelectMenuComponent): string[] {
  if (select.type === ComponentType.StringSelect) {
    return select.options.filter((option) => option.default).map((option) => option.value);
  }
  return (select.default_values ?? []).map(({ id }) => id);
}

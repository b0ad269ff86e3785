/** What Discord would refuse, found before it is sent: the builders let some of it through. */
import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { MOST_COMPONENTS, MOST_TEXT } from './render.ts';

/** @returns what is wrong with a message's components; nothing: Discord takes them */
export function beyondLimits(components: readonly APIMessageTopLevelComponent[]): string[] {
  const all = components.flatMap(flatten);
  const faults: string[] = [];
  if (all.length > MOST_COMPONENTS) faults.push(`${all.length} components`);
  const text = all.reduce(
    (sum, of) => sum + (of.type === ComponentType.TextDisplay ? of.content.length : 0),
    0,
  );
  if (text > MOST_TEXT) faults.push(`${text} characters`);
  const ids = all.flatMap((of) => ('custom_id' in of ? [of.custom_id] : []));
  if (new Set(ids).size < ids.length) faults.push('a custom_id twice');
  if (ids.some((id) => id.length > 100)) faults.push('a custom_id too long');
  for (const of of all) {
    if (of.type === ComponentType.StringSelect && (of.options.length === 0 || of.options.length > 25)) {
      faults.push(`${of.options.length} options`);
    }
  }
  return faults;
}

type Any = APIMessageTopLevelComponent | APIComponentInContainer;

function flatten(component: Any): Exclude<Any, never>[] | Leaf[] {
  if (component.type === ComponentType.Container)
    return [component, ...component.components.flatMap(flatten)] as Leaf[];
  if (component.type === ComponentType.ActionRow) return [component, ...component.components] as Leaf[];
  return [component];
}

type Leaf = Any | Extract<Any, { type: ComponentType.ActionRow }>['components'][number];

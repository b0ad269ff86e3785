/** Walking through a message's components, nested ones and accessories included. */
import { type APIMessageComponent, ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';

export interface Placed {
  component: APIMessageComponent;
  path: PropertyKey[];
  depth: number;
}

const childrenOf = (component: APIMessageComponent): { key: PropertyKey[]; child: APIMessageComponent }[] => {
  switch (component.type) {
    case ComponentType.ActionRow:
    case ComponentType.Container:
      return component.components.map((child, index) => ({ key: ['components', index], child }));
    case ComponentType.Section:
      return [
        ...component.components.map((child, index) => ({ key: ['components', index], child })),
        { key: ['accessory'], child: component.accessory },
      ];
    default:
      return [];
  }
};

export const walk = (
  components: readonly APIMessageComponent[],
  path: PropertyKey[] = ['components'],
  depth = 0,
): Placed[] => components.flatMap((component, index) => place({ component, path: [...path, index], depth }));

const place = (placed: Placed): Placed[] => [
  placed,
  ...childrenOf(placed.component).flatMap(({ key, child }) =>
    place({ component: child, path: [...placed.path, ...key], depth: placed.depth + 1 }),
  ),
];

/** Every text that a reader sees and that can mention somebody. */
export const textsOf = (components: readonly APIMessageComponent[]): string[] =>
  walk(components).flatMap(({ component }) =>
    component.type === ComponentType.TextDisplay ? [component.content] : [],
  );

const fillIn = (component: APIMessageComponent): void => {
  switch (component.type) {
    case ComponentType.StringSelect:
      component.min_values ??= 1;
      component.max_values ??= 1;
      break;
    case ComponentType.Separator:
      component.divider ??= true;
      component.spacing ??= SeparatorSpacingSize.Small;
      break;
    case ComponentType.Container:
      component.accent_color ??= null;
      component.spoiler ??= false;
      break;
    default:
  }
};

/** As Discord keeps them: defaults filled in, and ids, in order, for those that were sent without one. */
export const kept = <C extends APIMessageComponent>(components: readonly C[]): C[] => {
  const copy = structuredClone([...components]);
  const all = walk(copy).map(({ component }) => component);
  const taken = new Set(all.map(({ id }) => id));
  let next = 1;
  for (const component of all) {
    fillIn(component);
    if (component.id) continue;
    while (taken.has(next)) next += 1;
    component.id = next;
    next += 1;
  }
  return copy;
};

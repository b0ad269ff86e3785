/** A message's components: walking them, and the form in which Discord stores them. */
import { type APIMessageComponent, ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';

export interface PlacedComponent {
  component: APIMessageComponent;
  /** From the message's body: `['components', 0, 'accessory']`. */
  path: PropertyKey[];
  /** 0: top level. */
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

/** Every component in document order, nested ones and accessories included. */
export const walkComponents = (
  components: readonly APIMessageComponent[],
  path: PropertyKey[] = ['components'],
  depth = 0,
): PlacedComponent[] =>
  components.flatMap((component, index) => placeWithChildren({ component, path: [...path, index], depth }));

const placeWithChildren = (placed: PlacedComponent): PlacedComponent[] => [
  placed,
  ...childrenOf(placed.component).flatMap(({ key, child }) =>
    placeWithChildren({ component: child, path: [...placed.path, ...key], depth: placed.depth + 1 }),
  ),
];

/** The contents of all text displays, where mentions and emojis are rendered. */
export const displayedTexts = (components: readonly APIMessageComponent[]): string[] =>
  walkComponents(components).flatMap(({ component }) =>
    component.type === ComponentType.TextDisplay ? [component.content] : [],
  );

const fillDefaults = (component: APIMessageComponent): void => {
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

/** A copy in Discord's stored form: with defaults, and with ids in order for components sent without one. */
export const normalizeComponents = <C extends APIMessageComponent>(components: readonly C[]): C[] => {
  const copy = structuredClone([...components]);
  const allComponents = walkComponents(copy).map(({ component }) => component);
  const usedIds = new Set(allComponents.map(({ id }) => id));
  let nextId = 1;
  for (const component of allComponents) {
    fillDefaults(component);
    if (component.id) continue;
    while (usedIds.has(nextId)) nextId += 1;
    component.id = nextId;
    nextId += 1;
  }
  return copy;
};

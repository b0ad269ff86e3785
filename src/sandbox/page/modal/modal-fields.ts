/** The fields of a modal: what they begin with, and whether what they hold may be submitted. */
import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
} from 'discord-api-types/payloads/v10';
import { defaultsOf } from '../components/default-values.ts';
import type { Words } from '../words.ts';

export type Filled = Record<string, string | string[]>;

export type Field = {
  label: string;
  description: string | undefined;
  component: APIComponentInLabel;
};

type Part = { kind: 'text'; text: string } | { kind: 'field'; field: Field };

/** The modal from top to bottom; text inputs in action rows are the older form of labels. */
export function partsOf(modal: APIModalInteractionResponseCallbackData): Part[] {
  return modal.components.flatMap((component): Part[] => {
    switch (component.type) {
      case ComponentType.TextDisplay:
        return [{ kind: 'text', text: component.content }];
      case ComponentType.Label: {
        const { label, description, component: inner } = component;
        return [{ kind: 'field', field: { label, description, component: inner } }];
      }
      case ComponentType.ActionRow:
        return component.components.map((input) => ({
          kind: 'field',
          field: { label: input.label ?? '', description: undefined, component: input },
        }));
      default:
        return [];
    }
  });
}

export function firstFilled(parts: Part[]): Filled {
  const filled: Filled = {};
  for (const part of parts) {
    if (part.kind === 'field') filled[part.field.component.custom_id] = beginning(part.field.component);
  }
  return filled;
}

function beginning(component: APIComponentInLabel): string | string[] {
  switch (component.type) {
    case ComponentType.TextInput:
      return component.value ?? '';
    case ComponentType.RadioGroup:
      return component.options.find((option) => option.default)?.value ?? '';
    case ComponentType.Checkbox:
      return String(component.default ?? false);
    case ComponentType.CheckboxGroup:
      return component.options.filter((option) => option.default).map((option) => option.value);
    case ComponentType.FileUpload:
      return [];
    default:
      return defaultsOf(component);
  }
}

export const isRequired = (component: APIComponentInLabel): boolean =>
  component.type !== ComponentType.Checkbox && (component.required ?? true);

/** Why the field may not be submitted as it is. */
export function faultOf(
  component: APIComponentInLabel,
  value: string | string[],
  t: Words,
): string | undefined {
  if (value.length === 0) return isRequired(component) ? t.fieldNeeded : undefined;
  if (component.type === ComponentType.TextInput) {
    const { min_length: min = 0, max_length: max = 4000 } = component;
    if (value.length < min) return t.tooShort(min);
    if (value.length > max) return t.tooLong(max);
  }
  if (Array.isArray(value) && 'min_values' in component) {
    const { min_values: min = 1, max_values: max = 1 } = component;
    if (value.length < min || value.length > max) return t.chooseBetween(min, max);
  }
  return undefined;
}

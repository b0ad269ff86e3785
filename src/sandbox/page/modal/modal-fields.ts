/** The contents of a modal, the initial values of its fields and the checks before it is submitted. */
import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
} from 'discord-api-types/payloads/v10';
import { defaultValues } from '../components/default-values.ts';
import type { Words } from '../words.ts';

/** By custom id. A check box holds 'true' or 'false'. */
type FieldValues = Record<string, string | string[]>;

export interface LabeledField {
  label: string;
  description: string | undefined;
  component: APIComponentInLabel;
}

type ModalPart = { kind: 'text'; text: string } | { kind: 'field'; field: LabeledField };

/** The most characters that Discord accepts in a text input. */
const MAX_INPUT_LENGTH = 4000;

/** The contents from top to bottom. Text inputs in action rows are Discord's older form of labeled fields. */
export function modalParts(modal: APIModalInteractionResponseCallbackData): ModalPart[] {
  return modal.components.flatMap((part): ModalPart[] => {
    switch (part.type) {
      case ComponentType.TextDisplay:
        return [{ kind: 'text', text: part.content }];
      case ComponentType.Label: {
        const { label, description, component } = part;
        return [{ kind: 'field', field: { label, description, component } }];
      }
      case ComponentType.ActionRow:
        return part.components.map((input) => ({
          kind: 'field',
          field: { label: input.label ?? '', description: undefined, component: input },
        }));
      default:
        return [];
    }
  });
}

export function initialValues(parts: ModalPart[]): FieldValues {
  const values: FieldValues = {};
  for (const part of parts) {
    if (part.kind === 'field') {
      values[part.field.component.custom_id] = initialValue(part.field.component);
    }
  }
  return values;
}

function initialValue(component: APIComponentInLabel): string | string[] {
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
      return defaultValues(component);
  }
}

export const isRequired = (component: APIComponentInLabel): boolean =>
  component.type !== ComponentType.Checkbox && (component.required ?? true);

/** Why a field cannot be submitted with this value; undefined when it can. */
export function fieldError(
  component: APIComponentInLabel,
  value: string | string[],
  t: Words,
): string | undefined {
  if (value.length === 0) return isRequired(component) ? t.fieldRequired : undefined;
  if (component.type === ComponentType.TextInput) {
    const { min_length: min = 0, max_length: max = MAX_INPUT_LENGTH } = component;
    if (value.length < min) return t.tooShort(min);
    if (value.length > max) return t.tooLong(max);
  }
  if (Array.isArray(value) && 'min_values' in component) {
    const { min_values: min = 1, max_values: max = 1 } = component;
    if (value.length < min || value.length > max) return t.chooseBetween(min, max);
  }
  return undefined;
}

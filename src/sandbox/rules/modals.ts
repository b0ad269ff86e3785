/** Rules of modals that no schema has. */
import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import { type ComponentContext, selectFaults } from './components.ts';
import { type Fault, refusals } from './errors.ts';

export type ModalData = APIModalInteractionResponseCallbackData;

export interface ModalField {
  customId: string;
  label: string;
  component:
    | Extract<ModalData['components'][number], { type: ComponentType.Label }>['component']
    | ModalTextInput;
  path: PropertyKey[];
}

type ModalTextInput = Extract<
  ModalData['components'][number],
  { type: ComponentType.ActionRow }
>['components'][number];

const MAX_FIELDS = 5;

export const fieldsOf = (modal: ModalData): ModalField[] =>
  modal.components.flatMap((top, index): ModalField[] => {
    const path = ['components', index];
    if (top.type === ComponentType.Label) {
      const { component } = top;
      return [{ customId: component.custom_id, label: top.label, component, path: [...path, 'component'] }];
    }
    if (top.type === ComponentType.ActionRow) {
      return top.components.map((component, place) => ({
        customId: component.custom_id,
        label: component.label ?? '',
        component,
        path: [...path, 'components', place],
      }));
    }
    return [];
  });

export const validateModal = (modal: ModalData, context: ComponentContext): void => {
  const fields = fieldsOf(modal);
  const faults: Fault[] = [];
  if (modal.components.length > MAX_FIELDS) {
    faults.push({
      path: ['components'],
      code: 'BASE_TYPE_BAD_LENGTH',
      message: `Must be between 1 and ${MAX_FIELDS} in length.`,
    });
  }
  const customIds = fields.map(({ customId }) => customId);
  for (const [index, { customId, component, path }] of fields.entries()) {
    if (customIds.indexOf(customId) < index) {
      faults.push({
        path: [...path, 'custom_id'],
        code: 'COMPONENT_CUSTOM_ID_DUPLICATED',
        message: 'Component custom id cannot be duplicated',
      });
    }
    if (component.type === ComponentType.StringSelect) {
      faults.push(...selectFaults(component, path, context));
      if (component.disabled) {
        faults.push({
          path: [...path, 'disabled'],
          code: 'MODAL_DISABLED',
          message: 'Selects in modals cannot be disabled',
        });
      }
    }
    if (component.type === ComponentType.TextInput) {
      const { min_length: min = 0, max_length: max = 4000, value } = component;
      if (min > max || (value !== undefined && [...value].length > max)) {
        faults.push({
          path: [...path, 'max_length'],
          code: 'TEXT_INPUT_LENGTHS',
          message: 'The lengths of a text input contradict each other or its value',
        });
      }
    }
  }
  if (faults.length > 0) throw refusals.invalidForm(faults);
};

/** Filling in a modal. */
import {
  type APIModalSubmission,
  type APIModalSubmissionComponent,
  ComponentType,
  InteractionType,
  type ModalSubmitComponent,
} from 'discord-api-types/v10';
import { sendModal } from '../api/interactions.ts';
import { fieldsOf, type ModalData, type ModalField } from '../rules/modals.ts';
import { openInteraction } from '../world/interactions.ts';
import type { Interaction, World } from '../world/world.ts';
import type { Forging } from './acts.ts';
import { NotSent } from './filled.ts';

export type Fields = Record<string, string | string[]>;

const valuesOf = ({ customId, label, component }: ModalField, fields: Fields): string[] => {
  const given = fields[customId] ?? fields[label];
  if (given !== undefined) return [given].flat();
  return component.type === ComponentType.TextInput && component.value !== undefined ? [component.value] : [];
};

const fieldFault = (field: ModalField, fields: Fields): string | undefined => {
  const { component } = field;
  const values = valuesOf(field, fields);
  const required = !('required' in component) || component.required !== false;
  const isEmpty = values.every((value) => value === '');
  if (required && isEmpty && component.type !== ComponentType.Checkbox) return 'it is required';
  if (component.type === ComponentType.TextInput && !isEmpty) {
    const length = [...(values[0] ?? '')].length;
    const { min_length: min = 0, max_length: max = 4000 } = component;
    if (length < min || length > max) return `from ${min} to ${max} characters, not ${length}`;
  }
  if (component.type === ComponentType.StringSelect) {
    const foreign = values.find((value) => !component.options.some((option) => option.value === value));
    const { min_values: min = 1, max_values: max = 1 } = component;
    if (foreign !== undefined) return `${foreign} was not offered`;
    if (values.length > max || (values.length > 0 && values.length < min))
      return `from ${min} to ${max} may be chosen`;
  }
  return undefined;
};

const submitted = (field: ModalField, fields: Fields, id: number): ModalSubmitComponent => {
  const { customId: custom_id, component } = field;
  const values = valuesOf(field, fields);
  switch (component.type) {
    case ComponentType.TextInput:
      return { type: component.type, id, custom_id, value: values[0] ?? '' };
    case ComponentType.RadioGroup:
      return { type: component.type, id, custom_id, value: values[0] ?? null };
    case ComponentType.Checkbox:
      return { type: component.type, id, custom_id, value: values[0] === 'true' };
    default:
      return { type: component.type, id, custom_id, values };
  }
};

const submission = (modal: ModalData, fields: Fields): APIModalSubmission => {
  const all = fieldsOf(modal);
  let id = 0;
  const next = () => {
    id += 1;
    return id;
  };
  const components = modal.components.map((top, index): APIModalSubmissionComponent => {
    const own = all.filter(({ path }) => path[1] === index);
    const outer = next();
    if (top.type === ComponentType.TextDisplay) return { type: top.type, id: outer };
    const inner = own.map((field) => submitted(field, fields, next()));
    if (top.type === ComponentType.Label) {
      const [component] = inner;
      if (!component) throw new Error('A label has a component');
      return { type: top.type, id: outer, component };
    }
    const texts = inner.filter((component) => component.type === ComponentType.TextInput);
    return { type: top.type, id: outer, components: texts };
  });
  return { custom_id: modal.custom_id, components };
};

export const submit = (
  world: World,
  userId: string,
  modalId: string,
  fields: Fields,
  { forge = false }: Forging = {},
): Interaction => {
  const opened = [...world.interactions.values()].find(({ id }) => id === modalId);
  if (!opened?.modal || opened.userId !== userId || opened.modalSubmitted)
    throw new NotSent('That modal is not open');
  const all = fieldsOf(opened.modal);
  const faults = all.flatMap((field) => {
    const fault = fieldFault(field, fields);
    return fault === undefined ? [] : [`${field.label}: ${fault}`];
  });
  const unknown = Object.keys(fields).filter(
    (key) => !all.some((field) => field.customId === key || field.label === key),
  );
  faults.push(...unknown.map((key) => `there is no field ${key}`));
  if (faults.length > 0 && !forge) throw new NotSent(faults.join('; '));
  opened.modalSubmitted = true;
  const interaction = openInteraction(world, {
    type: InteractionType.ModalSubmit,
    userId,
    channelId: opened.channelId,
    cause: { trigger: opened.cause },
    ...(opened.messageId === undefined ? {} : { messageId: opened.messageId }),
  });
  sendModal(world, interaction, submission(opened.modal, fields));
  return interaction;
};

/** Submitting a modal, validated as Discord's client validates it. */
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
import { channelOf, guildOf, type Interaction, userOf, type World } from '../world/world.ts';
import type { ForgeOptions } from './actions.ts';
import { NotSentError } from './command-input.ts';

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
    const unknown = values.find((value) => !component.options.some((option) => option.value === value));
    const { min_values: min = 1, max_values: max = 1 } = component;
    if (unknown !== undefined) return `${unknown} was not offered`;
    if (values.length > max || (values.length > 0 && values.length < min))
      return `from ${min} to ${max} may be chosen`;
  }
  return undefined;
};

const submittedComponent = (field: ModalField, fields: Fields, id: number): ModalSubmitComponent => {
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

const modalSubmission = (modal: ModalData, fields: Fields): APIModalSubmission => {
  const modalFields = fieldsOf(modal);
  let id = 0;
  const nextId = () => {
    id += 1;
    return id;
  };
  const components = modal.components.map((top, index): APIModalSubmissionComponent => {
    const ownFields = modalFields.filter(({ path }) => path[1] === index);
    const outerId = nextId();
    if (top.type === ComponentType.TextDisplay) return { type: top.type, id: outerId };
    const inner = ownFields.map((field) => submittedComponent(field, fields, nextId()));
    if (top.type === ComponentType.Label) {
      const [component] = inner;
      if (!component) throw new Error('The label has no component');
      return { type: top.type, id: outerId, component };
    }
    const texts = inner.filter((component) => component.type === ComponentType.TextInput);
    return { type: top.type, id: outerId, components: texts };
  });
  return { custom_id: modal.custom_id, components };
};

export const submitModal = (
  world: World,
  userId: string,
  modalId: string,
  fields: Fields,
  { forge = false }: ForgeOptions = {},
): Interaction => {
  const opened = [...world.interactions.values()].find(({ id }) => id === modalId);
  if (!opened?.modal || opened.userId !== userId || opened.modalSubmitted)
    throw new NotSentError('That modal is not open');
  if (!guildOf(world, channelOf(world, opened.channelId)).members.has(userId))
    throw new NotSentError(`${userOf(world, userId).name} has left the server`);
  const modalFields = fieldsOf(opened.modal);
  const faults = modalFields.flatMap((field) => {
    const fault = fieldFault(field, fields);
    return fault === undefined ? [] : [`${field.label}: ${fault}`];
  });
  const unknownKeys = Object.keys(fields).filter(
    (key) => !modalFields.some((field) => field.customId === key || field.label === key),
  );
  faults.push(...unknownKeys.map((key) => `there is no field ${key}`));
  if (faults.length > 0 && !forge) throw new NotSentError(faults.join('; '));
  opened.modalSubmitted = true;
  const interaction = openInteraction(world, {
    type: InteractionType.ModalSubmit,
    userId,
    channelId: opened.channelId,
    cause: { trigger: opened.cause },
    ...(opened.messageId === undefined ? {} : { messageId: opened.messageId }),
  });
  sendModal(world, interaction, modalSubmission(opened.modal, fields));
  return interaction;
};

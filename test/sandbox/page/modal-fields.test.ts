import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { fieldError, initialValues, modalParts } from '../../../src/sandbox/page/modal/modal-fields.ts';
import { words } from '../../../src/sandbox/page/words.ts';

const t = words['en-US'];
const note = {
  type: ComponentType.TextInput,
  custom_id: 'note',
  style: TextInputStyle.Short,
  value: 'well played',
  min_length: 2,
  max_length: 20,
} as const;
const pick = {
  type: ComponentType.StringSelect,
  custom_id: 'pick',
  min_values: 1,
  max_values: 2,
  options: [
    { label: 'A', value: 'a', default: true },
    { label: 'B', value: 'b' },
    { label: 'C', value: 'c' },
  ],
} as const;

const modal: APIModalInteractionResponseCallbackData = {
  custom_id: 'modal',
  title: 'A note',
  components: [
    { type: ComponentType.TextDisplay, content: 'Hello' },
    { type: ComponentType.Label, label: 'Note', component: note },
    { type: ComponentType.Label, label: 'Pick', component: { ...pick, options: [...pick.options] } },
  ],
};

it('starts with the values that the bot filled in', () => {
  expect(modalParts(modal).map(({ kind }) => kind)).toEqual(['text', 'field', 'field']);
  expect(initialValues(modalParts(modal))).toEqual({ note: 'well played', pick: ['a'] });
});

it('reports why a field cannot be submitted', () => {
  expect(fieldError(note, 'fine', t)).toBeUndefined();
  expect(fieldError(note, '', t)).toBe(t.fieldRequired);
  expect(fieldError({ ...note, required: false }, '', t)).toBeUndefined();
  expect(fieldError(note, 'x', t)).toBe(t.tooShort(2));
  expect(fieldError(note, 'x'.repeat(21), t)).toBe(t.tooLong(20));
  const select = { ...pick, options: [...pick.options] };
  expect(fieldError(select, [], t)).toBe(t.fieldRequired);
  expect(fieldError(select, ['a', 'b'], t)).toBeUndefined();
  expect(fieldError(select, ['a', 'b', 'c'], t)).toBe(t.chooseBetween(1, 2));
});

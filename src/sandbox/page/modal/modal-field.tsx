/** A label and the field under it. */
import { ComponentType, TextInputStyle } from 'discord-api-types/payloads/v10';
import { useId } from 'preact/hooks';
import { Select } from '../components/select.tsx';
import { optionsOf } from '../components/select-options.tsx';
import { usePane } from '../state/contexts.ts';
import { Choice } from './choice-group.tsx';
import { type Field, isRequired } from './modal-fields.ts';

interface Props {
  field: Field;
  value: string | string[];
  fault: string | undefined;
  onChange: (value: string | string[]) => void;
}

export function ModalField({ field, value, fault, onChange }: Props) {
  const { t } = usePane();
  const id = useId();
  const { label, description, component } = field;
  return (
    <div class={fault ? 'field faulty' : 'field'}>
      <label class="field-label" for={id}>
        {label}
        {isRequired(component) && <abbr title={t.required}>*</abbr>}
      </label>
      {description && <p class="field-description">{description}</p>}
      <Control id={id} field={field} value={value} fault={fault} onChange={onChange} />
      {fault && (
        <p class="field-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

function Control({ id, field, value, fault, onChange }: Props & { id: string }) {
  const pane = usePane();
  const { component, label } = field;
  switch (component.type) {
    case ComponentType.TextInput: {
      const common = {
        id,
        // The label's star is not part of the name.
        'aria-label': label,
        'aria-required': isRequired(component),
        'aria-invalid': fault !== undefined,
        placeholder: component.placeholder,
        maxLength: component.max_length,
        value: String(value),
        onInput: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
      };
      return component.style === TextInputStyle.Paragraph ? (
        <textarea rows={4} {...common} />
      ) : (
        <input type="text" {...common} />
      );
    }
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup: {
      const many = component.type === ComponentType.CheckboxGroup;
      return (
        <Choice
          name={id}
          label={label}
          options={component.options}
          many={many}
          value={value}
          onChange={onChange}
        />
      );
    }
    case ComponentType.Checkbox:
      return (
        <input
          type="checkbox"
          id={id}
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case ComponentType.FileUpload:
      return <p class="field-description">{pane.t.notHere}</p>;
    default:
      return (
        <Select
          name={label}
          placeholder={component.placeholder ?? pane.t.select}
          options={optionsOf(component, pane)}
          chosen={Array.isArray(value) ? value : []}
          min={component.min_values ?? 1}
          max={component.max_values ?? 1}
          disabled={component.disabled ?? false}
          onChoose={onChange}
        />
      );
  }
}

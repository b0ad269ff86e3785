import { ComponentType, TextInputStyle } from 'discord-api-types/payloads/v10';
import { useId } from 'preact/hooks';
import { Select } from '../components/select.tsx';
import { selectOptions } from '../components/select-options.tsx';
import { usePane } from '../state/contexts.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { isRequired, type LabeledField } from './modal-fields.ts';

interface Props {
  field: LabeledField;
  value: string | string[];
  error: string | undefined;
  onChange: (value: string | string[]) => void;
}

export function ModalField({ field, value, error, onChange }: Props) {
  const { t } = usePane();
  const id = useId();
  const { label, description, component } = field;
  return (
    <div class={error ? 'field invalid' : 'field'}>
      <label class="field-label" for={id}>
        {label}
        {isRequired(component) && <abbr title={t.required}>*</abbr>}
      </label>
      {description && <p class="field-description">{description}</p>}
      <Control id={id} field={field} value={value} error={error} onChange={onChange} />
      {error && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Control({ id, field, value, error, onChange }: Props & { id: string }) {
  const pane = usePane();
  const { component, label } = field;
  switch (component.type) {
    case ComponentType.TextInput: {
      const attributes = {
        id,
        // The accessible name leaves out the star in the label.
        'aria-label': label,
        'aria-required': isRequired(component),
        'aria-invalid': error !== undefined,
        placeholder: component.placeholder,
        maxLength: component.max_length,
        value: String(value),
        onInput: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
      };
      return component.style === TextInputStyle.Paragraph ? (
        <textarea rows={4} {...attributes} />
      ) : (
        <input type="text" {...attributes} />
      );
    }
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return (
        <ChoiceGroup
          name={id}
          label={label}
          options={component.options}
          isMultiple={component.type === ComponentType.CheckboxGroup}
          value={value}
          onChange={onChange}
        />
      );
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
      return <p class="field-description">{pane.t.noAttachments}</p>;
    default:
      return (
        <Select
          name={label}
          placeholder={component.placeholder ?? pane.t.select}
          options={selectOptions(component, pane)}
          selected={Array.isArray(value) ? value : []}
          min={component.min_values ?? 1}
          max={component.max_values ?? 1}
          isDisabled={component.disabled ?? false}
          onSelect={onChange}
        />
      );
  }
}

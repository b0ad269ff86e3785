interface Props {
  name: string;
  label: string;
  options: { value: string; label: string; description?: string }[];
  isMultiple: boolean;
  value: string | string[];
  onChange: (value: string | string[]) => void;
}

/** The check boxes of a modal, or its radio buttons when only one option can be selected. */
export function ChoiceGroup({ name, label, options, isMultiple, value, onChange }: Props) {
  const selected = Array.isArray(value) ? value : [value];
  const toggle = (optionValue: string, isChecked: boolean) => {
    if (!isMultiple) onChange(optionValue);
    else onChange(isChecked ? [...selected, optionValue] : selected.filter((other) => other !== optionValue));
  };
  return (
    <fieldset class="choice-group" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            checked={selected.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
          <span>
            {option.label}
            {option.description && <small>{option.description}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

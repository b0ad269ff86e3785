/** A modal's radio buttons or check boxes. */

interface Props {
  name: string;
  label: string;
  options: { value: string; label: string; description?: string }[];
  many: boolean;
  value: string | string[];
  onChange: (value: string | string[]) => void;
}

export function Choice({ name, label, options, many, value, onChange }: Props) {
  const chosen = Array.isArray(value) ? value : [value];
  const toggle = (one: string, on: boolean) => {
    if (!many) onChange(one);
    else onChange(on ? [...chosen, one] : chosen.filter((each) => each !== one));
  };
  return (
    <fieldset class="choice" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(option.value)}
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

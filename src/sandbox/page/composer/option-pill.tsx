import { usePane } from '../state/contexts.ts';
import { localizedName } from './commands.ts';
import type { OptionEntry } from './option-values.ts';

interface Props {
  entry: OptionEntry;
  error: string | undefined;
  /** The open list of suggestions for this option. */
  list: { id: string; activeIndex: number } | undefined;
  /** The value is chosen from a list. */
  hasList: boolean;
  onFocus: () => void;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The name of an option and the field for its value. */
export function OptionPill({ entry, error, list, hasList, onFocus, onText, onKeyDown }: Props) {
  const { viewer } = usePane();
  const { option, text } = entry;
  const name = localizedName(option, viewer.locale);
  const comboboxAttributes = hasList
    ? ({
        role: 'combobox',
        'aria-expanded': list !== undefined,
        'aria-controls': list?.id,
        'aria-autocomplete': 'list',
        'aria-activedescendant': list && list.activeIndex >= 0 ? `${list.id}-${list.activeIndex}` : undefined,
      } as const)
    : {};
  return (
    <label class={error ? 'option-pill invalid' : 'option-pill'}>
      <span class="option-pill-name">{name}</span>
      <span class="option-pill-value">
        {/* A hidden copy of the text makes the field as wide as its text. */}
        <span aria-hidden="true">{text || ' '}</span>
        <input
          {...comboboxAttributes}
          data-option-name={option.name}
          aria-label={name}
          aria-required={option.required ?? false}
          aria-invalid={error !== undefined}
          value={text}
          size={1}
          autocomplete="off"
          onFocus={onFocus}
          onInput={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </span>
    </label>
  );
}

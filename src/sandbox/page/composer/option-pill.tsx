import { usePane } from '../state/contexts.ts';
import { nameOf } from './commands.ts';
import type { Entry } from './option-values.ts';

interface Props {
  entry: Entry;
  fault: string | undefined;
  /** The list that is open for it. */
  list: { id: string; active: number } | undefined;
  /** Its value comes from a list. */
  isList: boolean;
  onFocus: () => void;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** An option's name and the field for its value. */
export function OptionPill({ entry, fault, list, isList, onFocus, onText, onKeyDown }: Props) {
  const { viewer } = usePane();
  const { option, text } = entry;
  const name = nameOf(option, viewer.locale);
  const listing = isList
    ? ({
        role: 'combobox',
        'aria-expanded': list !== undefined,
        'aria-controls': list?.id,
        'aria-autocomplete': 'list',
        'aria-activedescendant': list && list.active >= 0 ? `${list.id}-${list.active}` : undefined,
      } as const)
    : {};
  return (
    <label class={fault ? 'pill faulty' : 'pill'}>
      <span class="pill-name">{name}</span>
      <span class="pill-value">
        {/* Gives the field the width of its text. */}
        <span aria-hidden="true">{text || ' '}</span>
        <input
          {...listing}
          data-place={option.name}
          aria-label={name}
          aria-required={option.required ?? false}
          aria-invalid={fault !== undefined}
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

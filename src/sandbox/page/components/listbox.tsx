/** The list of a select, of the command picker's choices, of people: one of them active, some selected. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.tsx';

export interface ListOption {
  value: string;
  label: string;
  description?: string | undefined;
  icon?: ComponentChildren;
  /** At the right end, in grey. */
  note?: string | undefined;
}

interface Props {
  id: string;
  label: string;
  options: ListOption[];
  active: number;
  selected: string[];
  many?: boolean;
  /** As many are selected as may be. */
  full?: boolean;
  empty: string;
  onHover: (index: number) => void;
  onPick: (value: string) => void;
}

export function Listbox(props: Props) {
  const { id, label, options, active, selected, many = false, full = false, empty, onHover, onPick } = props;
  const list = useRef<HTMLDivElement>(null);

  // The active one is read from the page.
  useEffect(() => {
    list.current?.querySelector('.option.active')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      class="listbox"
      role="listbox"
      id={id}
      aria-label={label}
      aria-multiselectable={many}
      ref={list}
      tabIndex={-1}
    >
      {options.length === 0 && <p class="listbox-empty">{empty}</p>}
      {options.map((option, index) => {
        const isSelected = selected.includes(option.value);
        const isOff = full && !isSelected;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled where the focus is, on the combobox
          <div
            key={option.value}
            id={`${id}-${index}`}
            class={`option ${index === active ? 'active' : ''} ${isSelected ? 'selected' : ''}`}
            role="option"
            tabIndex={-1}
            aria-selected={isSelected}
            aria-disabled={isOff}
            onPointerMove={() => index !== active && onHover(index)}
            // The focus stays where the keys are.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !isOff && onPick(option.value)}
          >
            {option.icon && (
              <span class="option-icon" aria-hidden="true">
                {option.icon}
              </span>
            )}
            <span class="option-text">
              <span class="option-label">{option.label}</span>
              {option.description && <span class="option-description">{option.description}</span>}
            </span>
            {option.note && <span class="option-note">{option.note}</span>}
            {many ? (
              <span class="checkbox">{isSelected && <Icon name="check" size={16} />}</span>
            ) : (
              isSelected && <span class="tick">{<Icon name="check" size={12} />}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}

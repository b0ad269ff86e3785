import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.tsx';

export interface ListboxOption {
  value: string;
  label: string;
  description?: string | undefined;
  icon?: ComponentChildren;
}

interface Props {
  id: string;
  label: string;
  options: ListboxOption[];
  activeIndex: number;
  selected: string[];
  isMultiple?: boolean;
  /** The maximum number of options is selected, so no other option can be added. */
  isFull?: boolean;
  emptyText: string;
  onHover: (index: number) => void;
  onPick: (value: string) => void;
}

/**
 * The list of a select, or of the suggestions for a command option. The combobox that opened it keeps the focus and
 * handles the keys.
 */
export function Listbox({
  id,
  label,
  options,
  activeIndex,
  selected,
  isMultiple = false,
  isFull = false,
  emptyText,
  onHover,
  onPick,
}: Props) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('.option.active')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  // A text among the options would not be one.
  return (
    <>
      {options.length === 0 && <p class="listbox-empty">{emptyText}</p>}
      <div
        class="listbox"
        role="listbox"
        id={id}
        aria-label={label}
        aria-multiselectable={isMultiple}
        ref={list}
        tabIndex={-1}
      >
        {options.map((option, index) => {
          const isSelected = selected.includes(option.value);
          const isDisabled = isFull && !isSelected;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled where the focus is, on the combobox
            <div
              key={option.value}
              id={`${id}-${index}`}
              class={`option ${index === activeIndex ? 'active' : ''} ${isSelected ? 'selected' : ''}`}
              role="option"
              tabIndex={-1}
              aria-selected={isSelected}
              aria-disabled={isDisabled}
              onPointerMove={() => index !== activeIndex && onHover(index)}
              // The focus stays on the combobox.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => !isDisabled && onPick(option.value)}
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
              {isMultiple ? (
                <span class="checkbox">{isSelected && <Icon name="check" size={16} />}</span>
              ) : (
                isSelected && (
                  <span class="check-mark">
                    <Icon name="check" size={12} />
                  </span>
                )
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePane } from '../state/contexts.ts';
import { Icon } from './icons.tsx';
import { Listbox, type ListboxOption } from './listbox.tsx';
import { usePopoverPosition } from './popover-position.ts';
import { useSelectKeys } from './select-keys.ts';

interface Props {
  /** The accessible name: the placeholder in a message, the label in a modal. */
  name: string;
  placeholder: string;
  options: ListboxOption[];
  selected: string[];
  /** The limits of how many options can be selected. */
  min: number;
  max: number;
  isDisabled: boolean;
  /** A component of the same message waits for the bot. */
  isBusy?: boolean;
  onSelect: (values: string[]) => void;
}

export function Select({
  name,
  placeholder,
  options,
  selected,
  min,
  max,
  isDisabled,
  isBusy = false,
  onSelect,
}: Props) {
  const { t } = usePane();
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const [draft, setDraft] = useState(selected);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const position = usePopoverPosition(root, isOpen);
  const listId = useId();
  const isMultiple = max > 1;
  const isLocked = isDisabled || isBusy;

  function open(): void {
    if (isLocked || isOpen) return;
    setDraft(selected);
    const firstSelected = options.findIndex((option) => selected.includes(option.value));
    setActiveIndex(Math.max(0, firstSelected));
    setIsOpen(true);
  }

  /** Like Discord's client, a select of several options submits them when its list closes. */
  function close(): void {
    if (!isOpen) return;
    setIsOpen(false);
    if (isMultiple && draft.length >= min && !hasSameValues(draft, selected)) onSelect(draft);
  }

  function pick(value: string): void {
    if (isMultiple) {
      const others = draft.filter((selectedValue) => selectedValue !== value);
      if (others.length < draft.length) setDraft(others);
      else if (draft.length < max) setDraft([...draft, value]);
      return;
    }
    setIsOpen(false);
    if (!selected.includes(value)) onSelect([value]);
    else if (min === 0) onSelect([]);
  }

  usePressOutside(root, isOpen, close);
  // The top layer is above everything: neither another message nor the composer covers the list.
  useLayoutEffect(() => {
    if (isOpen) list.current?.showPopover?.();
  }, [isOpen]);
  const onKeyDown = useSelectKeys({ options, isOpen, activeIndex, setActiveIndex, open, close, pick });
  const shownValues = isOpen ? draft : selected;
  const shownOptions = options.filter((option) => shownValues.includes(option.value));

  return (
    <div class={`select ${isOpen ? 'open' : ''} ${isBusy ? 'busy' : ''}`} ref={root}>
      <button
        type="button"
        class="select-trigger"
        role="combobox"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-haspopup="listbox"
        aria-activedescendant={isOpen ? `${listId}-${activeIndex}` : undefined}
        disabled={isDisabled}
        aria-disabled={isLocked}
        onClick={() => (isOpen ? close() : open())}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (!root.current?.contains(event.relatedTarget as Node | null)) close();
        }}
      >
        <span class="select-value">
          {shownOptions.length === 0 && <span class="placeholder">{placeholder}</span>}
          {shownOptions.map((option) => (
            <span key={option.value} class={isMultiple ? 'select-chip' : 'select-single-value'}>
              {option.icon && <span aria-hidden="true">{option.icon}</span>}
              <span class="label">{option.label}</span>
            </span>
          ))}
        </span>
        <Icon name="chevron" />
      </button>
      {isOpen && (
        <div class="select-list" popover="manual" ref={list} style={position ?? { visibility: 'hidden' }}>
          <Listbox
            id={listId}
            label={name}
            options={options}
            activeIndex={activeIndex}
            selected={draft}
            isMultiple={isMultiple}
            isFull={isMultiple && draft.length >= max}
            emptyText={t.nothingFound}
            onHover={setActiveIndex}
            onPick={pick}
          />
          {isMultiple && (
            <p class="select-footer">
              {t.chooseBetween(min, Math.min(max, options.length))}
              <button
                type="button"
                class="button secondary"
                disabled={draft.length < min}
                // The focus stays on the combobox.
                onPointerDown={(event) => event.preventDefault()}
                onClick={close}
              >
                {t.done}
              </button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const hasSameValues = (first: string[], second: string[]): boolean =>
  first.length === second.length && first.every((value) => second.includes(value));

/** Calls `onPress` for each press outside of the element while `isOpen`. */
function usePressOutside(
  element: { current: HTMLElement | null },
  isOpen: boolean,
  onPress: () => void,
): void {
  const latestOnPress = useRef(onPress);
  latestOnPress.current = onPress;
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) latestOnPress.current();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [element, isOpen]);
}

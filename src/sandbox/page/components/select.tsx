/** A select as Discord draws it, operable by mouse and by the listbox pattern's keys. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { usePane } from '../state/contexts.ts';
import { Icon } from './icons.tsx';
import { Listbox } from './listbox.tsx';
import { useFloat } from './popover-position.ts';
import { useSelectKeys } from './select-keys.ts';

export interface SelectOption {
  value: string;
  label: string;
  description?: string | undefined;
  icon?: ComponentChildren;
}

interface Props {
  /** How it is called: its placeholder, or its label in a modal. */
  name: string;
  placeholder: string;
  options: SelectOption[];
  chosen: string[];
  min: number;
  max: number;
  disabled: boolean;
  busy?: boolean;
  onChoose: (values: string[]) => void;
}

export function Select({
  name,
  placeholder,
  options,
  chosen,
  min,
  max,
  disabled,
  busy = false,
  onChoose,
}: Props) {
  const { t } = usePane();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [draft, setDraft] = useState(chosen);
  const root = useRef<HTMLDivElement>(null);
  const place = useFloat(root, open);
  const listId = useId();
  const many = max > 1;
  const shown = open ? draft : chosen;
  const locked = disabled || busy;

  function show(): void {
    if (locked || open) return;
    setDraft(chosen);
    setActive(
      Math.max(
        0,
        options.findIndex((option) => chosen.includes(option.value)),
      ),
    );
    setOpen(true);
  }

  /** A choice of several is sent when its list closes, as Discord does. */
  function close(): void {
    if (!open) return;
    setOpen(false);
    if (many && draft.length >= min && !isSame(draft, chosen)) onChoose(draft);
  }

  function pick(value: string): void {
    if (many) {
      const without = draft.filter((each) => each !== value);
      if (without.length < draft.length) setDraft(without);
      else if (draft.length < max) setDraft([...draft, value]);
      return;
    }
    setOpen(false);
    const again = chosen.includes(value);
    if (!again) onChoose([value]);
    else if (min === 0) onChoose([]);
  }

  useOutside(root, open, close);
  const onKeyDown = useSelectKeys({ options, open, active, setActive, show, close, pick });
  const chosenOptions = options.filter((option) => shown.includes(option.value));

  return (
    <div class={`select ${open ? 'open' : ''} ${busy ? 'busy' : ''}`} ref={root}>
      <button
        type="button"
        class="select-face"
        role="combobox"
        aria-label={name}
        aria-expanded={open}
        aria-controls={listId}
        aria-haspopup="listbox"
        aria-activedescendant={open ? `${listId}-${active}` : undefined}
        disabled={disabled}
        aria-disabled={locked}
        onClick={() => (open ? close() : show())}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (!root.current?.contains(event.relatedTarget as Node | null)) close();
        }}
      >
        <span class="select-value">
          {chosenOptions.length === 0 && <span class="placeholder">{placeholder}</span>}
          {chosenOptions.map((option) => (
            <span key={option.value} class={many ? 'chip' : 'chosen'}>
              <span aria-hidden="true">{option.icon}</span>
              <span class="label">{option.label}</span>
            </span>
          ))}
        </span>
        <Icon name="chevron" />
      </button>
      {open && (
        <div class="select-list" style={place ?? { visibility: 'hidden' }}>
          <Listbox
            id={listId}
            label={name}
            options={options}
            active={active}
            selected={draft}
            many={many}
            full={many && draft.length >= max}
            empty={t.nothingFound}
            onHover={setActive}
            onPick={pick}
          />
          {many && <p class="select-note">{t.chooseBetween(min, Math.min(max, options.length))}</p>}
        </div>
      )}
    </div>
  );
}

const isSame = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

function useOutside(root: { current: HTMLElement | null }, open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) latest.current();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [root, open]);
}

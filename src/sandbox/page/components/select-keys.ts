import { useRef } from 'preact/hooks';
import type { ListboxOption } from './listbox.tsx';

interface SelectControls {
  options: ListboxOption[];
  isOpen: boolean;
  activeIndex: number;
  setActiveIndex: (index: number) => void;
  open: () => void;
  close: () => void;
  pick: (value: string) => void;
}

/** A letter typed later than this after the last one starts a new search. */
const TYPEAHEAD_TIMEOUT_MS = 700;

const PAGE_SIZE = 8;

/**
 * The keyboard pattern of a combobox with a listbox: arrows, Home, End, PageUp and PageDown move, Enter and Space
 * pick, Escape and Tab close, letters find an option by the beginning of its label.
 */
export function useSelectKeys(controls: SelectControls): (event: KeyboardEvent) => void {
  const search = useRef({ text: '', typedAt: 0 });

  return (event) => {
    const { options, isOpen, activeIndex, setActiveIndex, open, close, pick } = controls;
    const lastIndex = options.length - 1;
    if (!isOpen) {
      if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) {
        event.preventDefault();
        open();
      }
      return;
    }
    const moves: Record<string, number> = {
      ArrowDown: Math.min(lastIndex, activeIndex + 1),
      ArrowUp: Math.max(0, activeIndex - 1),
      Home: 0,
      End: lastIndex,
      PageDown: Math.min(lastIndex, activeIndex + PAGE_SIZE),
      PageUp: Math.max(0, activeIndex - PAGE_SIZE),
    };
    const nextIndex = moves[event.key];
    const option = options[activeIndex];
    if (nextIndex !== undefined) setActiveIndex(nextIndex);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (option) pick(option.value);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      close();
      return;
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const foundIndex = findByLetters(options, event.key);
      if (foundIndex >= 0) setActiveIndex(foundIndex);
    } else return;
    event.preventDefault();
  };

  function findByLetters(options: ListboxOption[], key: string): number {
    const now = Date.now();
    const { text: previous, typedAt } = search.current;
    const text = now - typedAt < TYPEAHEAD_TIMEOUT_MS ? previous + key : key;
    search.current = { text, typedAt: now };
    return options.findIndex((option) => option.label.toLowerCase().startsWith(text.toLowerCase()));
  }
}

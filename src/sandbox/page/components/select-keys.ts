/** The keys of a select: arrows, Home and End, Enter or Space, Escape, Tab, and the first letters of an option. */
import { useRef } from 'preact/hooks';
import type { SelectOption } from './select.tsx';

interface Controls {
  options: SelectOption[];
  open: boolean;
  active: number;
  setActive: (index: number) => void;
  show: () => void;
  close: () => void;
  pick: (value: string) => void;
}

/** Letters further apart than this begin a new word. */
const PAUSE = 700;

export function useSelectKeys(controls: Controls): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });

  return (event) => {
    const { options, open, active, setActive, show, close, pick } = controls;
    const last = options.length - 1;
    if (!open) {
      if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) {
        event.preventDefault();
        show();
      }
      return;
    }
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      Home: 0,
      End: last,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    };
    const moved = moves[event.key];
    const option = options[active];
    if (moved !== undefined) setActive(moved);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (option) pick(option.value);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      close();
      return;
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const found = findByLetters(options, event.key);
      if (found >= 0) setActive(found);
    } else return;
    event.preventDefault();
  };

  function findByLetters(options: SelectOption[], key: string): number {
    const now = Date.now();
    const text = now - typed.current.at < PAUSE ? typed.current.text + key : key;
    typed.current = { text, at: now };
    return options.findIndex((option) => option.label.toLowerCase().startsWith(text.toLowerCase()));
  }
}

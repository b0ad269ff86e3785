/** What is typed with the focus nowhere in particular goes into the line to write in, as in Discord. */
import { useEffect } from 'preact/hooks';

const LINE = '.composer :is(textarea, [data-place=""])';

/** Where a finger is all there is, the focus would bring up the keyboard over half of the page. */
const hasKeyboard = (): boolean => matchMedia('(hover: hover)').matches;

export function focusLine(pane: Element | null): void {
  if (hasKeyboard()) pane?.querySelector<HTMLElement>(LINE)?.focus();
}

/** A select finds its options by letters, and a dialog keeps its focus. */
const KEEPS_KEYS = 'input, textarea, [role="combobox"], [role="dialog"]';

export function useTyping(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(KEEPS_KEYS)) return;
      const pane = document.querySelector('.pane.current');
      // The key itself is then typed where the focus is.
      if (pane && !pane.querySelector('[role="dialog"]')) focusLine(pane);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

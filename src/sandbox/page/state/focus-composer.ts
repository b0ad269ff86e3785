import { useEffect } from 'preact/hooks';

/** The text field of a composer, or the last field of a command that is being filled in. */
const COMPOSER_FIELD = '.composer :is(textarea, [data-option-name=""])';

/** Elements that handle typed letters themselves, and dialogs, which keep the focus inside. */
const HANDLES_KEYS = 'input, textarea, [role="combobox"], [role="dialog"]';

/** On a touch screen the focus would open the on-screen keyboard over half of the page. */
const hasKeyboard = (): boolean => matchMedia('(hover: hover)').matches;

export function focusComposer(pane: Element | null): void {
  if (hasKeyboard()) pane?.querySelector<HTMLElement>(COMPOSER_FIELD)?.focus();
}

/** Like Discord's client, moves the focus to the current pane's composer when a key is typed outside of any field. */
export function useTypeToFocus(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(HANDLES_KEYS)) return;
      const pane = document.querySelector('.pane.current');
      // The browser types the key into the field that has just received the focus.
      if (pane && !pane.querySelector('[role="dialog"]')) focusComposer(pane);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import { keepTheme, recallTheme } from './local-storage.ts';

/** Follows the system until the visitor decides; returns the switch. */
export function useTheme(): () => void {
  const [theme, setTheme] = useState(recallTheme);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    keepTheme(theme);
  }, [theme]);
  return useCallback(() => {
    const systemIsLight = matchMedia('(prefers-color-scheme: light)').matches;
    setTheme((now) => ((now === 'system' ? systemIsLight : now === 'light') ? 'dark' : 'light'));
  }, []);
}

import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import { loadTheme, saveTheme } from './local-storage.ts';

/** Applies the theme, which is the system's until the visitor picks one; returns a function that toggles it. */
export function useTheme(): () => void {
  const [theme, setTheme] = useState(loadTheme);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    saveTheme(theme);
  }, [theme]);
  return useCallback(() => {
    const isSystemLight = matchMedia('(prefers-color-scheme: light)').matches;
    setTheme((current) => ((current === 'system' ? isSystemLight : current === 'light') ? 'dark' : 'light'));
  }, []);
}

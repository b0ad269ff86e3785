/** Settings that the browser keeps between visits. Without access to storage each visit starts with the defaults. */
import type { View } from './view.ts';

type Theme = 'dark' | 'light' | 'system';

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page works without storage.
  }
}

export function loadView(): View {
  const [shownIds = '', currentId = '', channelId = ''] = (readItem('view') ?? '').split(' ');
  return { shownIds: shownIds.split(',').filter(Boolean), currentId, channelId };
}

export const saveView = (view: View): void =>
  writeItem('view', [view.shownIds.join(','), view.currentId, view.channelId].join(' '));

export function loadTheme(): Theme {
  const theme = readItem('theme');
  return theme === 'dark' || theme === 'light' ? theme : 'system';
}

export const saveTheme = (theme: Theme): void => writeItem('theme', theme);

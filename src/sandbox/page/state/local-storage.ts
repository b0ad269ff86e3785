/** What the browser keeps between visits. A browser that forbids storage just forgets. */
import type { View } from './view.ts';

export type Theme = 'dark' | 'light' | 'system';

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the visit goes on without it.
  }
}

export function recallView(): View {
  const [shown = '', current = '', channelId = ''] = (recall('view') ?? '').split(' ');
  return { shown: shown.split(',').filter(Boolean), current, channelId };
}

export const keepView = (view: View): void =>
  keep('view', [view.shown.join(','), view.current, view.channelId].join(' '));

export function recallTheme(): Theme {
  const theme = recall('theme');
  return theme === 'dark' || theme === 'light' ? theme : 'system';
}

export const keepTheme = (theme: Theme): void => keep('theme', theme);

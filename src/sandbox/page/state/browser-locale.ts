import type { Locale } from '../words.ts';

const LOCALES: Readonly<Record<string, Locale>> = { ja: 'ja', en: 'en-US', zh: 'zh-CN' };

/** The first of the visitor's languages that members of the sandbox speak; English where none is. */
export function browserLocale(): Locale {
  for (const language of navigator.languages) {
    const locale = LOCALES[language.slice(0, 2).toLowerCase()];
    if (locale) return locale;
  }
  return 'en-US';
}

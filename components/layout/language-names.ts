import type { Language } from '@/lib/markets';

/** Each language in its own words, the same whatever the page is in. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  he: 'עברית',
  en: 'English',
  ar: 'العربية',
  ru: 'Русский',
};

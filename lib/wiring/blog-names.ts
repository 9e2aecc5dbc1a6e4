import { BRAND } from '@/lib/brand';
import type { Language } from '@/lib/markets';
import ar from '@/messages/ar/blog.json';
import en from '@/messages/en/blog.json';
import he from '@/messages/he/blog.json';
import ru from '@/messages/ru/blog.json';

const WORDS = { he, en, ar, ru };

/** What the feed of a language says of itself. */
export const blogNames = (language: Language) => ({
  title: `${WORDS[language].title} · ${BRAND.names[language]}`,
  description: WORDS[language].meta.description,
  brand: BRAND.names[language],
});

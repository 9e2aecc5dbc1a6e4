import { BRAND } from '@/lib/brand';
import type { Language } from '@/lib/markets';
import ar from '@/messages/ar/layout.json';
import en from '@/messages/en/layout.json';
import he from '@/messages/he/layout.json';
import ru from '@/messages/ru/layout.json';

const LAYOUT = { he, en, ar, ru };

/** What a card says of the shop: its name and what it is, in a language. */
export const shopWords = (language: Language) => ({
  brand: BRAND.names[language],
  line: LAYOUT[language].footer.about,
});

import type { Lettering } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import brushArabic from './lettering/brush-arabic-titles.woff2';
import brushCyrillic from './lettering/brush-cyrillic-titles.woff2';
import brushHebrew from './lettering/brush-hebrew-titles.woff2';
import brushLatin from './lettering/brush-latin-titles.woff2';
import handArabic from './lettering/hand-arabic-titles.woff2';
import handCyrillic from './lettering/hand-cyrillic-titles.woff2';
import handHebrew from './lettering/hand-hebrew-titles.woff2';
import handLatin from './lettering/hand-latin-titles.woff2';
import posterArabic from './lettering/poster-arabic-titles.woff2';
import posterCyrillic from './lettering/poster-cyrillic-titles.woff2';
import posterHebrew from './lettering/poster-hebrew-titles.woff2';
import posterLatin from './lettering/poster-latin-titles.woff2';
import serifArabic from './lettering/serif-arabic-titles.woff2';
import serifCyrillic from './lettering/serif-cyrillic-titles.woff2';
import serifHebrew from './lettering/serif-hebrew-titles.woff2';
import serifLatin from './lettering/serif-latin-titles.woff2';

/** Written by `npm run covers -- lettering`: the font files of cover titles. */
export const LETTERING_FONTS: Readonly<Record<Language, Readonly<Partial<Record<Lettering, string>>>>> = {
  he: { serif: serifHebrew, poster: posterHebrew, hand: handHebrew, brush: brushHebrew },
  en: { serif: serifLatin, poster: posterLatin, hand: handLatin, brush: brushLatin },
  ar: { serif: serifArabic, poster: posterArabic, hand: handArabic, brush: brushArabic },
  ru: { serif: serifCyrillic, poster: posterCyrillic, hand: handCyrillic, brush: brushCyrillic },
};

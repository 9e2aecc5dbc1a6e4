import { BRAND } from '@/lib/brand';
import { translator } from '@/lib/i18n/server';
import type { Language } from '@/lib/markets';

/** The shop's name and tagline in a language. */
export const getCardLabels = (language: Language) => ({
  brand: BRAND.names[language],
  line: translator(language, 'layout.footer')('about'),
});

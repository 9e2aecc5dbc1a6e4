import balooArabic from '@fontsource-variable/baloo-bhaijaan-2/files/baloo-bhaijaan-2-arabic-wght-normal.woff2';
import fredokaHebrew from '@fontsource-variable/fredoka/files/fredoka-hebrew-wght-normal.woff2';
import nunitoCyrillic from '@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2';
import rubikArabic from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2';
import rubikCyrillic from '@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2';
import rubikHebrew from '@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2';
import { preload } from 'react-dom';
import type { Language } from '@/lib/markets';
import fredokaLatin from './fonts/fredoka-latin-600.woff2';
import rubikLatin from './fonts/rubik-latin-400-700.woff2';

/** What the first screen of each language is set in: interface and headings, in its own script only. */
const FIRST_FACES: Readonly<Record<Language, readonly string[]>> = {
  he: [rubikHebrew, fredokaHebrew],
  en: [rubikLatin, fredokaLatin],
  ar: [rubikArabic, balooArabic],
  ru: [rubikCyrillic, nunitoCyrillic],
};

/** Asks the browser for the page's own script at once; every other file waits until a glyph needs it. */
export function preloadFonts(language: Language): void {
  for (const face of FIRST_FACES[language]) preload(face, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}

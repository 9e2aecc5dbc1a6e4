import type { Language } from '@/lib/markets';
import { literalPattern } from '@/lib/platform/pattern';

/** Points, vowel signs and isolates do not make a name another name. */
export const plain = (text: string): string =>
  text.normalize('NFC').replace(/[\u0591-\u05bd\u05bf-\u05c7\u064b-\u0652\u0670\u0640\u2068\u2069]/gu, '');

const HYPHEN = /[-־‐–]/gu;
const APOSTROPHE = /['’׳`]/gu;

/** One way of writing hyphens and apostrophes. */
export const sameMarks = (text: string): string => plain(text).replace(HYPHEN, '-').replace(APOSTROPHE, '’');

/** What may stand before a name in the same word: Hebrew and Arabic prefixes, with or without a hyphen. */
const BEFORE: Readonly<Record<Language, string>> = {
  he: '(?:[ושהכלבמ]{0,3}-?)',
  ar: '(?:[وفبلك]{0,2}-?)',
  en: '',
  ru: '',
};

/** Endings of Russian names in their cases; a name is known by what remains without its last vowel. */
const RUSSIAN_ENDING = '(?:а|я|у|ю|ы|и|е|ё|о|ой|ою|ей|ею|ёй|ём|ом|ем|ам|ям|ами|ями|ах|ях|ью|ин|ина|ино|ины|ь|й)?';

/** One word of a name in all its right forms. */
function formsOf(word: string, language: Language): string {
  if (language === 'ru' && /^[а-яё-]+$/iu.test(word))
    return `${literalPattern(word.replace(/[аяоеийьыёую]$/u, ''))}${RUSSIAN_ENDING}`;
  return literalPattern(word);
}

/** The name wherever it stands in one of its right forms, in a text of `sameMarks`. */
export function namePattern(name: string, language: Language): RegExp {
  const words = sameMarks(name).split(/\s+/u).filter(Boolean);
  const whole = words.map((word) => formsOf(word, language)).join('[ \\u00a0]+');
  const after = language === 'en' ? '(?:’s|’)?' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${BEFORE[language]}${whole}${after}(?![\\p{L}\\p{N}])`, 'gu');
}

/** The text with every right form of the name blanked out, so that places keep their index only roughly. */
export const withoutName = (text: string, name: string, language: Language): string =>
  sameMarks(text).replace(namePattern(name, language), '□');

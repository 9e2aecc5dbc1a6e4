import type { Language } from '@/lib/markets';
import { escapeRegExp } from '@/lib/platform/escape-regexp';

/** Removes points, vowel signs and isolates, which do not change a name. */
export const removeMarks = (text: string): string =>
  text.normalize('NFC').replace(/[\u0591-\u05bd\u05bf-\u05c7\u064b-\u0652\u0670\u0640\u2068\u2069]/gu, '');

const HYPHEN = /[-־‐–]/gu;
const APOSTROPHE = /['’׳`]/gu;

/** Normalizes hyphens and apostrophes. */
export const normalizePunctuation = (text: string): string =>
  removeMarks(text).replace(HYPHEN, '-').replace(APOSTROPHE, '’');

/** Prefixes written together with a name in Hebrew and Arabic, with or without a hyphen. */
const PREFIXES: Readonly<Record<Language, string>> = {
  he: '(?:[ושהכלבמ]{0,3}-?)',
  ar: '(?:[وفبلك]{0,2}-?)',
  en: '',
  ru: '',
};

/** Case endings of Russian names; a name is recognized by its stem without the last vowel. */
const RUSSIAN_ENDING = '(?:а|я|у|ю|ы|и|е|ё|о|ой|ою|ей|ею|ёй|ём|ом|ем|ам|ям|ами|ями|ах|ях|ью|ин|ина|ино|ины|ь|й)?';

/** A pattern for all valid forms of one word of a name. */
function getWordPattern(word: string, language: Language): string {
  if (language === 'ru' && /^[а-яё-]+$/iu.test(word))
    return `${escapeRegExp(word.replace(/[аяоеийьыёую]$/u, ''))}${RUSSIAN_ENDING}`;
  return escapeRegExp(word);
}

/** Matches the name in each of its valid forms, in a text normalized by `normalizePunctuation`. */
export function createNamePattern(name: string, language: Language): RegExp {
  const words = normalizePunctuation(name).split(/\s+/u).filter(Boolean);
  const whole = words.map((word) => getWordPattern(word, language)).join('[ \\u00a0]+');
  const after = language === 'en' ? '(?:’s|’)?' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${PREFIXES[language]}${whole}${after}(?![\\p{L}\\p{N}])`, 'gu');
}

/** The text with every valid form of the name removed; positions stay only approximately equal. */
export const removeName = (text: string, name: string, language: Language): string =>
  normalizePunctuation(text).replace(createNamePattern(name, language), '□');

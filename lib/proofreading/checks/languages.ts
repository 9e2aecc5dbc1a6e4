import type { Language } from '@/lib/markets';
import type { PageCheck } from '../model';
import { removeName } from '../name-forms';
import { findFaults } from './excerpt';

/** Letters that the language does not use; Arabic excludes the letters of Persian and Urdu. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  he: /(?:(?!\p{Script=Hebrew})\p{L})+/gu,
  en: /(?:(?!\p{Script=Latin})\p{L})+/gu,
  ar: /(?:(?!\p{Script=Arabic})\p{L}|[پچژگکی])+/gu,
  ru: /(?:(?![а-яё])\p{L})+/giu,
};

/** Words, or letters inside a word, in another language than the book's; the child's own name may be in any. */
export const checkLanguages: PageCheck = ({ text, name, language }) =>
  findFaults('mixed_languages', removeName(text, name, language), FOREIGN[language]);

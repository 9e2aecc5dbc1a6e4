import type { Language } from '@/lib/markets';
import type { Check } from '../model';
import { withoutName } from '../name-forms';
import { faultsOf } from './excerpt';

/** Runs of letters that the language does not write with; Arabic leaves out the letters of Persian and Urdu. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  he: /(?:(?!\p{Script=Hebrew})\p{L})+/gu,
  en: /(?:(?!\p{Script=Latin})\p{L})+/gu,
  ar: /(?:(?!\p{Script=Arabic})\p{L}|[پچژگکی])+/gu,
  ru: /(?:(?![а-яё])\p{L})+/giu,
};

/** Words, or letters inside a word, of another language than the book's; the child's own name may be in any. */
export const checkLanguages: Check = ({ text, name, language }) =>
  faultsOf('mixed_languages', withoutName(text, name, language), FOREIGN[language]);

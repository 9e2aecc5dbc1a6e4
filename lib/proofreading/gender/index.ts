import type { Language } from '@/lib/markets';
import type { PageCheck } from '../model';
import { checkArabic } from './ar';
import { checkEnglish } from './en';
import { checkHebrew } from './he';
import { checkRussian } from './ru';

const BY_LANGUAGE: Readonly<Record<Language, PageCheck>> = {
  he: checkHebrew,
  en: checkEnglish,
  ar: checkArabic,
  ru: checkRussian,
};

/** Words about, by or to the hero that have the wrong grammatical gender for the declared child. */
export const checkGender: PageCheck = (page) => BY_LANGUAGE[page.language](page);

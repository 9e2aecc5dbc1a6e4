import type { Language } from '@/lib/markets';
import type { Check } from '../model';
import { checkArabic } from './ar';
import { checkEnglish } from './en';
import { checkHebrew } from './he';
import { checkRussian } from './ru';

const BY_LANGUAGE: Readonly<Record<Language, Check>> = {
  he: checkHebrew,
  en: checkEnglish,
  ar: checkArabic,
  ru: checkRussian,
};

/** Words about the hero, by the hero or to the hero that are in the other gender than the declared child's. */
export const checkGender: Check = (page) => BY_LANGUAGE[page.language](page);

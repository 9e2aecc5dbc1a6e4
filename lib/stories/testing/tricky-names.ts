import type { Language } from '@/lib/markets';

/** Names that may break sentences: two words, a hyphen, two letters, eighteen letters, Latin within other scripts. */
export const TRICKY_NAMES: Readonly<Record<Language, readonly string[]>> = {
  he: ['רות מיכל', 'בת־אל', 'גל', 'אביגיילאביגיילאביג', 'Maya Lee', "צ'רלי"],
  en: ['Anna Lee', 'Mary-Jane', 'Jo', 'James', 'Maximilianalexande', 'נועה', "Ng'ang'a"],
  ar: ['عبد الله', 'نور-الهدى', 'مي', 'عبدالرحمنعبدالرحيم', 'Maya Lee', 'لَيلى'],
  ru: ['Анна Мария', 'Анна-Мария', 'Ия', 'Александраконстант', 'Maya Lee', 'Семён'],
};

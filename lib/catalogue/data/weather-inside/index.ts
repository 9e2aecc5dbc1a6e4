import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const weatherInside: CatalogueEntry = {
  baseId: 11,
  categories: ['learning', 'social'],
  ages: { min: 2, max: 6 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  pointed: ['he', 'ar'],
  relative: { role: 'grandfather', names: { he: 'סבא', en: 'Grandpa', ar: 'جدّو', ru: 'дед' } },
  texts: { he, en, ar, ru },
};

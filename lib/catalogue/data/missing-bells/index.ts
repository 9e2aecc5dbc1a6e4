import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const missingBells: CatalogueEntry = {
  baseId: 13,
  categories: ['learning', 'courage'],
  ages: { min: 7, max: 10 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  pointed: ['he', 'ar'],
  twoHeroes: ['he', 'en', 'ar', 'ru'],
  threeHeroes: ['he', 'en', 'ar', 'ru'],
  relative: { role: 'dog', names: { he: 'קבנוס', en: 'Mustard', ar: 'برغل', ru: 'Бублик' } },
  texts: { he, en, ar, ru },
};

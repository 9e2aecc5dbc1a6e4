import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const cakeFromEverywhere: CatalogueEntry = {
  baseId: 10,
  categories: ['imagination', 'learning'],
  ages: { min: 4, max: 9 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: true,
  pointed: ['he', 'ar'],
  twoHeroes: ['he', 'en', 'ar', 'ru'],
  relative: { role: 'grandmother', names: { he: 'סבתא', en: 'Grandma', ar: 'تيتا', ru: 'бабушка' } },
  texts: { he, en, ar, ru },
};

import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const bigSister: CatalogueEntry = {
  baseId: 4,
  categories: ['social'],
  ages: { min: 2, max: 6 },
  genders: ['girl'],
  comingSoon: false,
  isBestseller: false,
  pointed: ['he', 'ar'],
  texts: { he, en, ar, ru },
};

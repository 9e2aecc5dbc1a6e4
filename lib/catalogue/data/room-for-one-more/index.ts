import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const roomForOneMore: CatalogueEntry = {
  baseId: 8,
  categories: ['social'],
  ages: { min: 3, max: 7 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  pointed: ['he', 'ar'],
  texts: { he, en, ar, ru },
};

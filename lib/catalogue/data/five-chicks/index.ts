import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const fiveChicks: CatalogueEntry = {
  baseId: 6,
  categories: ['learning'],
  ages: { min: 3, max: 4 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  texts: { he, en, ar, ru },
};

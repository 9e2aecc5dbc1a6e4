import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const moonBlanket: CatalogueEntry = {
  baseId: 14,
  categories: ['imagination'],
  ages: { min: 1, max: 4 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  pointed: ['he', 'ar'],
  texts: { he, en, ar, ru },
};

import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const moonBlanket: CatalogueEntry = {
  baseId: 14,
  categories: ['imagination'],
  ages: { min: 3, max: 8 },
  genders: ['boy', 'girl'],
  comingSoon: true,
  isBestseller: false,
  texts: { he, en, ar, ru },
};

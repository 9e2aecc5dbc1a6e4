import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const firstMorning: CatalogueEntry = {
  baseId: 2,
  categories: ['social', 'courage'],
  ages: { min: 3, max: 6 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: true,
  pointed: ['he', 'ar'],
  texts: { he, en, ar, ru },
};

import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const travellingYawn: CatalogueEntry = {
  baseId: 5,
  categories: ['imagination', 'learning'],
  ages: { min: 1, max: 4 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: true,
  pointed: ['he', 'ar'],
  texts: { he, en, ar, ru },
};

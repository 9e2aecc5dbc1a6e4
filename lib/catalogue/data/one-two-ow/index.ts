import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const oneTwoOw: CatalogueEntry = {
  baseId: 17,
  categories: ['courage', 'imagination'],
  ages: { min: 3, max: 6 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  pointed: ['he', 'ar'],
  texts: { he, en, ar, ru },
};

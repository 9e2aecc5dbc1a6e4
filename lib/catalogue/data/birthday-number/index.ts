import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const birthdayNumber: CatalogueEntry = {
  baseId: 16,
  categories: ['imagination'],
  ages: { min: 3, max: 7 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  pointed: ['he', 'ar'],
  birthdays: { min: 2, max: 10 },
  texts: { he, en, ar, ru },
};

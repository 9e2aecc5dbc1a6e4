import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const runawayLetters: CatalogueEntry = {
  baseId: 7,
  categories: ['learning', 'imagination'],
  ages: { min: 5, max: 9 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  pointed: ['he', 'ar'],
  texts: { he, en, ar, ru },
};

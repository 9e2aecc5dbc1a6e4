import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const smallLight: CatalogueEntry = {
  baseId: 1,
  categories: ['courage', 'imagination'],
  ages: { min: 3, max: 7 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: true,
  pointed: ['he', 'ar'],
  twoHeroes: ['he', 'en', 'ar', 'ru'],
  threeHeroes: ['he', 'en', 'ar', 'ru'],
  texts: { he, en, ar, ru },
};

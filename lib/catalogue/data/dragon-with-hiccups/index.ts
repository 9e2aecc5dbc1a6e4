import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const dragonWithHiccups: CatalogueEntry = {
  baseId: 12,
  categories: ['imagination', 'courage'],
  ages: { min: 6, max: 10 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: true,
  pointed: ['he', 'ar'],
  twoHeroes: ['he', 'en', 'ar', 'ru'],
  threeHeroes: ['he', 'en', 'ar', 'ru'],
  texts: { he, en, ar, ru },
};

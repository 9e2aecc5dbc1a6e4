import type { CatalogueEntry } from '../../model';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const doughnutForEveryone: CatalogueEntry = {
  baseId: 9001,
  categories: ['traditions', 'holidays'],
  ages: { min: 3, max: 8 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: true,
  pointed: ['he'],
  twoHeroes: ['he', 'en', 'ru'],
  threeHeroes: ['he', 'en', 'ru'],
  texts: { he, en, ru },
};

import type { CatalogueEntry } from '../../model';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const theLionOfPurim: CatalogueEntry = {
  baseId: 9003,
  categories: ['traditions', 'holidays', 'courage'],
  ages: { min: 3, max: 8 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  pointed: ['he'],
  texts: { he, en, ru },
};

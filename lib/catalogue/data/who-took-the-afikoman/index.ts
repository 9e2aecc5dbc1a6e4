import type { CatalogueEntry } from '../../model';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';

export const whoTookTheAfikoman: CatalogueEntry = {
  baseId: 9002,
  categories: ['traditions', 'holidays'],
  ages: { min: 3, max: 8 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  pointed: ['he'],
  texts: { he, en, ru },
};

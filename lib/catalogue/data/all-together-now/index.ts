import type { CatalogueEntry } from '../../model';
import { en } from './en';

export const allTogetherNow: CatalogueEntry = {
  baseId: 9005,
  categories: ['traditions', 'courage'],
  ages: { min: 3, max: 8 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  twoHeroes: ['en'],
  texts: { en },
};

import type { CatalogueEntry } from '../../model';
import { ar } from './ar';
import { en } from './en';

export const noPlateGoesHomeEmpty: CatalogueEntry = {
  baseId: 9004,
  categories: ['traditions', 'holidays'],
  ages: { min: 3, max: 8 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: true,
  pointed: ['ar'],
  twoHeroes: ['en', 'ar'],
  texts: { en, ar },
};

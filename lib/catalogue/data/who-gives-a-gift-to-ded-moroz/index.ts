import type { CatalogueEntry } from '../../model';
import { ru } from './ru';

export const whoGivesAGiftToDedMoroz: CatalogueEntry = {
  baseId: 9006,
  categories: ['traditions', 'holidays'],
  ages: { min: 3, max: 8 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: false,
  twoHeroes: ['ru'],
  texts: { ru },
};

export {
  type BookmarkLabels,
  INTERIOR_PAGES,
  type PictureInput,
  type SpreadInput,
  TRIM_MM,
  type TypesetterInput,
} from './model';
export { type PrintHouseProfile, type SpineRule, SQUARE_HARDCOVER } from './print-house';
export { splitHeroRuns } from './text/hero-name';

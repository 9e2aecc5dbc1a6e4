export type { BookmarkLabels, BookToSet, SetPicture, SpreadToSet } from './model';
export { type PrintHouseProfile, type SpineRule, SQUARE_HARDCOVER } from './print-house';

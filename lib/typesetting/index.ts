export { runsOf } from './hero-name';
export { type BookmarkLabels, type BookToSet, INTERIOR_PAGES, type SetPicture, type SpreadToSet } from './model';
export { type PrintHouseProfile, type SpineRule, SQUARE_HARDCOVER } from './print-house';

export { DEFAULT_AGES } from './ages';
export { coverCandidates, coverGender, coverPath } from './cover';
export { bookById, booksIn, editionsOf, mapToLanguage } from './editions';
export { baseIdOf, editionId, LANGUAGE_OFFSETS, languageOf } from './ids';
export { CATEGORIES, type CatalogueBook, type Category, GENDERS, type Gender } from './model';

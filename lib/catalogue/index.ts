export { ageSpan, DEFAULT_AGES } from './ages';
export { coverCandidates, coverGender, coverHero, coverPath } from './cover';
export { coverToneOf } from './cover-tone';
export { ALL_BASE_IDS, bookById, booksIn, editionsOf, mapToLanguage } from './editions';
export { AGE_BANDS, type AgeBand, type BookFilters, filterBooks } from './filters';
export { baseIdOf, editionId, LANGUAGE_OFFSETS, languageOf } from './ids';
export { LETTERINGS, type Lettering, letteringOf } from './lettering';
export { loadSearch } from './load-search';
export {
  CATEGORIES,
  type CatalogueBook,
  type Category,
  type CoverTone,
  GENDERS,
  type Gender,
  type ShelfBook,
} from './model';
export { offeredTo } from './offered';
export { relatedBooks } from './related';
export { searchBooks } from './search';
export {
  CATEGORY_WIDTHS,
  COVER_WIDTHS,
  categoryPicture,
  coverFile,
  coverSrcSet,
  SAMPLE_SPREADS,
  SAMPLE_WIDTHS,
  type SampleSpread,
  samplePath,
  socialPath,
} from './shop-pictures';
export { suitedFirst } from './suited';

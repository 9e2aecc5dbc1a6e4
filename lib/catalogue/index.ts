export { DEFAULT_AGES, formatAgeRange } from './ages';
export { coverCandidates, coverHero, coverPath } from './cover';
export { getCoverTone } from './cover-tone';
export {
  ALL_BASE_IDS,
  findEdition,
  findEditionForSale,
  findEditionIdInLanguage,
  listBooksInLanguage,
  listEditions,
  listStoryLanguages,
} from './editions';
export { AGE_BANDS, type AgeBand, type BookFilters, filterBooks } from './filters';
export { getIdLanguage, toBaseId, toEditionId } from './ids';
export { getLettering, LETTERINGS, type Lettering } from './lettering';
export { loadSearch } from './load-search';
export { listMarketBooks } from './market-books';
export { sortCategoriesForMarket, sortForMarket } from './market-shelf';
export {
  CATEGORIES,
  type CatalogueBook,
  type Category,
  type CoverTone,
  GENDERS,
  type Gender,
  type ShelfBook,
} from './model';
export { type CatalogueOverride, EDITION_SWITCHES, type EditionSwitch, type PlacedOverride } from './overrides/model';
export { bookPath, bookSubpathByLanguage } from './paths';
export { getDefaultPoints } from './points';
export { relatedBooks } from './related';
export { listShelfBooks } from './shelf';
export {
  CATEGORY_WIDTHS,
  COVER_WIDTHS,
  categoryPictureUrl,
  coverSrcSet,
  coverUrl,
  OPENING_WIDTHS,
  openingUrl,
  SAMPLE_SPREADS,
  type SampleSpread,
  socialImageUrl,
} from './shop-pictures';
export { sortByFit } from './sort-by-fit';
export { supportsGender } from './supports-gender';

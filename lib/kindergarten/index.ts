export { guessName } from './import/guess-name';
export { type ColumnMatch, matchColumns } from './import/match-columns';
export { parseTable, type Table } from './import/parse-table';
export { readAge, readGender } from './import/read-cell';
export { type ImportedChild, readChildren } from './import/read-children';
export { IMPORT_COLUMNS, type ImportColumn } from './import/words';
export { CLASS_LIMITS, DECLARATION_VERSION, MAX_LINK_DAYS } from './limits';
export type {
  ClassBookType,
  ClassChild,
  ClassLink,
  ClassView,
  LinkView,
  MissingPart,
  OwnChild,
} from './model';
export type { ClassBook, ClassBooks, ClassReading, ClassSummary } from './production/books-view';
export {
  addChildrenSchema,
  approveClassSchema,
  approveOwnSchema,
  childChangeSchema,
  classChangeSchema,
  declarationSchema,
  joinClassSchema,
  newClassSchema,
  openLinkSchema,
  ownChildSchema,
} from './schema';

export { TEXT_ENCODINGS, type TextEncoding } from './import/decode-text';
export { guessName } from './import/guess-name';
export { type ColumnMatch, findHeadingRow, listRows, matchColumns } from './import/match-columns';
export { parseTable, removeInvisible, type Table } from './import/parse-table';
export { type ImportPlan, planImport } from './import/plan-import';
export { readAge, readGender } from './import/read-cell';
export { type ImportedChild, type ImportFault, readChildren } from './import/read-children';
export { type ListFile, readListFile, readText } from './import/read-file';
export { isRunning, removeListMark } from './import/running-numbers';
export { IMPORT_COLUMNS, type ImportColumn } from './import/words';
export { CLASS_LIMITS, DECLARATION_VERSION, FULL_NAME, isClassName, MAX_LINK_DAYS } from './limits';
export type {
  ClassBookType,
  ClassChild,
  ClassLink,
  ClassView,
  LinkView,
  MissingPart,
  OwnChild,
} from './model';
export type { ClassBook, ClassBooks, ClassReading, ClassSummary, ReturningTeacher } from './production/books-view';
export {
  addChildrenSchema,
  approveClassSchema,
  approveOwnSchema,
  type ClassForTeacher,
  childChangeSchema,
  classChangeSchema,
  classForTeacherSchema,
  declarationSchema,
  joinClassSchema,
  newClassSchema,
  openLinkSchema,
  ownChildSchema,
  removeChildrenSchema,
} from './schema';

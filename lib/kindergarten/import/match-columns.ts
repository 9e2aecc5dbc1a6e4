import type { Table } from './parse-table';
import { readAge, readBirthDate, readGender } from './read-cell';
import { COLUMN_WORDS, IMPORT_COLUMNS, type ImportColumn } from './words';

/** Which column of a table holds what; a column that is not known is missing. */
export type ColumnMatch = {
  readonly columns: Readonly<Partial<Record<ImportColumn, number>>>;
  /** The first row names the columns. */
  readonly hasHeader: boolean;
};

const normalizeHeading = (cell: string): string =>
  cell.toLowerCase().replace(/[*:_]/g, ' ').replace(/\s+/g, ' ').trim();

const findHeading = (cell: string): ImportColumn | undefined =>
  IMPORT_COLUMNS.find((column) => COLUMN_WORDS[column].includes(normalizeHeading(cell)));

/** Finds out what the columns of a class list hold: by their headings, or by what is in them. */
export function matchColumns(table: Table): ColumnMatch {
  const headings = (table[0] ?? []).map(findHeading);
  if (headings.some((heading) => heading !== undefined)) return { columns: toColumns(headings), hasHeader: true };
  const width = table[0]?.length ?? 0;
  const found = Array.from({ length: width }, (_, column) => guessColumn(table.map((row) => row[column] ?? '')));
  // Of several columns with words, the first one is the name.
  return { columns: toColumns(found), hasHeader: false };
}

/** The first column of each kind. */
const toColumns = (found: readonly (ImportColumn | undefined)[]): ColumnMatch['columns'] =>
  Object.fromEntries(
    IMPORT_COLUMNS.map((column) => [column, found.indexOf(column)] as const).filter(([, index]) => index >= 0),
  );

/** What most cells of a column without heading are. */
function guessColumn(cells: readonly string[]): ImportColumn | undefined {
  const filled = cells.filter((cell) => cell !== '');
  const most = (is: (cell: string) => boolean) => filled.length > 0 && filled.filter(is).length * 2 > filled.length;
  if (most((cell) => readGender(cell) !== null)) return 'gender';
  if (most((cell) => readBirthDate(cell, false) !== null)) return 'birthDate';
  if (most((cell) => readAge(cell) !== null)) return 'age';
  return most((cell) => /\p{L}{2}/u.test(cell)) ? 'name' : undefined;
}

import type { Table } from './parse-table';
import { readAge, readGender } from './read-cell';
import { readDate } from './read-date';
import { isRunning } from './running-numbers';
import { COLUMN_WORDS, IMPORT_COLUMNS, type ImportColumn } from './words';

/** Which column of a table holds what; a column that is not known is missing. */
export type ColumnMatch = {
  readonly columns: Readonly<Partial<Record<ImportColumn, number>>>;
  /** The row that names the columns, from 0; `null`: there is none. What stands above it is the list's title. */
  readonly headingRow: number | null;
};

/** Titles take a few rows: the kindergarten, its teacher, the year. */
const MAX_TITLE_ROWS = 15;

const normalizeHeading = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[*:_]/g, ' ')
    .replace(/\(.*?\)/g, ' ')
    .replace(/[’׳]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

const findHeading = (cell: string): ImportColumn | undefined =>
  IMPORT_COLUMNS.find((column) => COLUMN_WORDS[column].includes(normalizeHeading(cell)));

/** The row with the most headings; the first of several. */
export function findHeadingRow(table: Table): number | null {
  const counts = table.slice(0, MAX_TITLE_ROWS).map((row) => new Set(row.map(findHeading).filter(Boolean)).size);
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.indexOf(most);
}

/** Finds out what the columns of a class list hold: by their headings, or by what is in them. */
export function matchColumns(table: Table, headingRow: number | null = findHeadingRow(table)): ColumnMatch {
  const headings = headingRow === null ? [] : (table[headingRow] ?? []).map(findHeading);
  if (headings.some((heading) => heading !== undefined)) {
    return { headingRow, columns: resolveNames(toColumns(headings)) };
  }
  const rows = listRows(table, headingRow);
  const width = table[0]?.length ?? 0;
  const found = Array.from({ length: width }, (_, column) =>
    guessColumn(
      rows.map((row) => row[column] ?? ''),
      column,
    ),
  );
  // Of several columns with words, the first one is the name.
  return { headingRow, columns: toColumns(found) };
}

/** The rows of the children: below the headings, without a title above and without the headings' own repetitions. */
export function listRows(table: Table, headingRow: number | null): Table {
  if (headingRow !== null) {
    const heading = JSON.stringify(table[headingRow]);
    return table.slice(headingRow + 1).filter((row) => JSON.stringify(row) !== heading);
  }
  const counts = table.map((row) => row.filter((cell) => cell !== '').length);
  const usual = [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
  const first = usual > 1 ? counts.findIndex((count) => count > 1) : 0;
  return table.slice(first);
}

/** The first column of each kind. */
const toColumns = (found: readonly (ImportColumn | undefined)[]): ColumnMatch['columns'] =>
  Object.fromEntries(
    IMPORT_COLUMNS.map((column) => [column, found.indexOf(column)] as const).filter(([, index]) => index >= 0),
  );

/** Beside a column of family names, 'name' is the first name. */
function resolveNames({ name, firstName, lastName, ...others }: ColumnMatch['columns']): ColumnMatch['columns'] {
  const hasFirst = firstName !== undefined;
  if (name === undefined || lastName === undefined || hasFirst) {
    return {
      ...others,
      ...(name !== undefined && { name }),
      ...(hasFirst && { firstName }),
      ...(lastName !== undefined && { lastName }),
    };
  }
  return { ...others, firstName: name, lastName };
}

/** What most cells of a column without heading are. */
function guessColumn(cells: readonly string[], column: number): ImportColumn | undefined {
  const filled = cells.filter((cell) => cell !== '');
  const most = (is: (cell: string) => boolean) => filled.length > 0 && filled.filter(is).length * 2 > filled.length;
  if (most((cell) => readGender(cell) !== null)) return 'gender';
  if (isRunning(filled, column)) return undefined;
  if (most((cell) => readDate(cell) !== null)) return 'birthDate';
  if (most((cell) => readAge(cell) !== null)) return 'age';
  return most((cell) => /\p{L}{2}/u.test(cell)) ? 'name' : undefined;
}

import { CHILD_LIMITS, checkChildName, isNameQuestion, type SplitName, splitFullName } from '@/lib/books';
import type { Gender } from '@/lib/catalogue';
import type { CountryCode, Language } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';
import { stripPoints } from '@/lib/platform/text/points';
import { type ColumnMatch, listRows } from './match-columns';
import type { Table } from './parse-table';
import { readAge, readGender } from './read-cell';
import { computeAge, type DateOrder, findDateOrder, type ReadDate, readDate } from './read-date';
import { removeListMark } from './running-numbers';
import type { ImportColumn } from './words';

/** A cell that could not be read: its text stays in the table, beside what is wrong with it. */
export type ImportFault = { readonly text: string; readonly code: ErrorCode };

/** A child of an imported list. What the list does not tell is `null`, and asked. */
export type ImportedChild = SplitName & {
  readonly gender: Gender | null;
  /** Years. */
  readonly age: number | null;
  /** What a person should look at, by field. */
  readonly faults: Readonly<Partial<Record<'name' | 'gender' | 'age', ImportFault>>>;
  /** Another row has the same name. */
  readonly duplicate: boolean;
};

type ImportOptions = {
  /** Of the books. */
  readonly language: Language;
  readonly country: CountryCode;
  readonly today: Date;
};

/** The children of a class list; rows without any word of a name are left out. */
export function readChildren(
  table: Table,
  { columns, headingRow }: ColumnMatch,
  { language, country, today }: ImportOptions,
): readonly ImportedChild[] {
  const rows = listRows(table, headingRow);
  const readCells = (row: readonly string[]) => (column: ImportColumn) => row[columns[column] ?? -1] ?? '';
  const proven = findDateOrder(rows.flatMap((row) => [readCells(row)('birthDate'), readCells(row)('age')]));
  const dates = { order: proven ?? getCountryOrder(rows, columns, country), today };
  const named = rows
    .map((row) => ({ cell: readCells(row), split: readName(readCells(row)) }))
    .filter(({ split }) => /\p{L}/u.test(split.name));
  const keyOf = ({ name, fullName }: SplitName) => stripPoints(fullName || name).toLowerCase();
  const counts = Map.groupBy(named, ({ split }) => keyOf(split));
  return named.map(({ cell, split }) => {
    const checked = checkChildName(split.name, language);
    const gender = readGender(cell('gender'));
    const age = readAgeCells(cell('age'), cell('birthDate'), dates);
    return {
      ...split,
      gender,
      age: age.years,
      faults: {
        ...(!checked.ok && !isNameQuestion(checked.code) && { name: { text: split.name, code: checked.code } }),
        ...(cell('gender') !== '' &&
          gender === null && { gender: { text: cell('gender'), code: 'gender_required' as const } }),
        ...(age.fault && { age: { text: cell('birthDate') || cell('age'), code: age.fault } }),
      },
      duplicate: (counts.get(keyOf(split))?.length ?? 0) > 1,
    };
  });
}

/** The hero's name and the label's, from one column or from two. */
function readName(cell: (column: ImportColumn) => string): SplitName {
  const [first, last] = [removeListMark(cell('firstName')), removeListMark(cell('lastName'))];
  if (first) return { name: first, fullName: last ? `${first} ${last}` : '' };
  const ordered = cell('familyFirst');
  if (ordered) return splitFullName(removeListMark(ordered), { familyFirst: true });
  const split = splitFullName(removeListMark(cell('name')));
  // A family name that stands in a column of its own belongs to the label alone.
  return last && split.name ? { name: split.name, fullName: `${split.fullName || split.name} ${last}` } : split;
}

/** A list whose dates prove both orders has no order of its own. */
function getCountryOrder(rows: Table, columns: ColumnMatch['columns'], country: CountryCode): DateOrder {
  const cells = rows.map((row) => row[columns.birthDate ?? columns.age ?? -1] ?? '');
  const mixed = cells.some((cell) => findDateOrder([cell]) !== null);
  if (mixed) return null;
  return country === 'US' ? 'monthFirst' : 'dayFirst';
}

type DateOptions = { readonly order: DateOrder; readonly today: Date };
type AgeCells = { readonly years: number | null; readonly fault?: ErrorCode };

/** The age that the list gives, or the one of its date of birth, in whichever of the two columns it stands. */
function readAgeCells(age: string, birthDate: string, options: DateOptions): AgeCells {
  if (age === '' && birthDate === '') return { years: null };
  const years = readAge(age) ?? readAge(birthDate);
  if (years !== null) return checkAge(years);
  const date = readDate(birthDate) ?? readDate(age);
  return date ? readBirth(date, options) : { years: null, fault: 'birth_date_unsure' };
}

function readBirth(date: ReadDate, { order, today }: DateOptions): AgeCells {
  if (date.kind === 'sure') return checkAge(computeAge(date.born, today));
  const [dayFirst, monthFirst] = [computeAge(date.dayFirst, today), computeAge(date.monthFirst, today)];
  if (order === null && dayFirst !== monthFirst) return { years: null, fault: 'birth_date_unsure' };
  return checkAge(order === 'monthFirst' ? monthFirst : dayFirst);
}

function checkAge(years: number): AgeCells {
  const { min, max } = CHILD_LIMITS.age;
  return years >= min && years <= max ? { years } : { years: null, fault: 'age_out_of_range' };
}

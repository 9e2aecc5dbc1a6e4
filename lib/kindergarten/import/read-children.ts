import { CHILD_LIMITS, checkChildName } from '@/lib/books';
import type { Gender } from '@/lib/catalogue';
import type { CountryCode, Language } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';
import type { ColumnMatch } from './match-columns';
import type { Table } from './parse-table';
import { computeAge, readAge, readBirthDate, readGender } from './read-cell';
import type { ImportColumn } from './words';

/** A child of an imported list. What the list does not tell is the class's default. */
export type ImportedChild = {
  /** As typed in the list. */
  readonly name: string;
  readonly gender: Gender;
  readonly age: number;
  /** What a person should look at, by field. */
  readonly faults: Readonly<Partial<Record<'name' | 'gender' | 'age', ErrorCode>>>;
  /** Another row has the same name. */
  readonly duplicate: boolean;
};

type ImportOptions = {
  /** Of the books. */
  readonly language: Language;
  readonly country: CountryCode;
  readonly defaultGender: Gender;
  readonly defaultAge: number;
  readonly today: Date;
};

/** The children of a class list; rows without any word of a name are left out. */
export function readChildren(
  table: Table,
  { columns, hasHeader }: ColumnMatch,
  options: ImportOptions,
): readonly ImportedChild[] {
  const rows = hasHeader ? table.slice(1) : table;
  const children = rows.map((row) => {
    const cell = (column: ImportColumn) => row[columns[column] ?? -1] ?? '';
    const name = cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
    return { name, gender: cell('gender'), age: cell('age'), birthDate: cell('birthDate') };
  });
  const named = children.filter(({ name }) => /\p{L}/u.test(name));
  const counts = Map.groupBy(named, ({ name }) => name.toLowerCase());
  return named.map((child) => ({
    ...readChild(child, options),
    duplicate: (counts.get(child.name.toLowerCase())?.length ?? 0) > 1,
  }));
}

type Cells = Readonly<Record<'name' | 'gender' | 'age' | 'birthDate', string>>;

function readChild(cells: Cells, options: ImportOptions): Omit<ImportedChild, 'duplicate'> {
  const { language, defaultGender, defaultAge } = options;
  const checked = checkChildName(cells.name, language);
  const gender = readGender(cells.gender);
  const age = findAge(cells, options);
  return {
    name: cells.name,
    gender: gender ?? defaultGender,
    age: age ?? defaultAge,
    faults: {
      ...(!checked.ok && { name: checked.code }),
      ...(cells.gender !== '' && gender === null && { gender: 'gender_required' as const }),
      ...((cells.age !== '' || cells.birthDate !== '') && age === null && { age: 'age_out_of_range' as const }),
    },
  };
}

/** The age that the list gives, or the one of its date of birth; `null` outside the shop's ages. */
function findAge({ age, birthDate }: Cells, { country, today }: ImportOptions): number | null {
  const born = readBirthDate(birthDate, country === 'US');
  const years = readAge(age) ?? (born && computeAge(born, today));
  const { min, max } = CHILD_LIMITS.age;
  return years !== null && years >= min && years <= max ? years : null;
}

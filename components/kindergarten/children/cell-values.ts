import { CHILD_LIMITS, checkChildName } from '@/lib/books';
import { type ClassChild, readAge, readGender } from '@/lib/kindergarten';
import type { Language } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';
import type { ValueColumn } from './grid-columns';

/** What a cell may change of a child. */
export type ChildValues = Partial<Pick<ClassChild, 'name' | 'gender' | 'age' | 'catalogueId'>>;

/** A text as the value of a cell: what to store, or why it cannot be. */
export type CellValue =
  | { readonly ok: true; readonly values: ChildValues }
  | { readonly ok: false; readonly code: ErrorCode };

/** A book that can be chosen for a child. */
export type BookChoice = { readonly id: number; readonly title: string };
export type CellContext = {
  readonly language: Language;
  readonly books: readonly BookChoice[];
};

const fail = (code: ErrorCode): CellValue => ({ ok: false, code });
const accept = (values: ChildValues): CellValue => ({ ok: true, values });

const normalize = (text: string) => text.normalize('NFKC').trim().replace(/\.$/, '').toLocaleLowerCase();

function readAgeCell(text: string): CellValue {
  const age = readAge(text.trim());
  const { min, max } = CHILD_LIMITS.age;
  return age !== null && age >= min && age <= max ? accept({ age }) : fail('age_out_of_range');
}

function readBook(text: string, books: readonly BookChoice[]): CellValue {
  if (text.trim() === '') return accept({ catalogueId: null });
  const wanted = normalize(text);
  const found = books.find(({ id, title }) => String(id) === wanted || normalize(title) === wanted);
  return found ? accept({ catalogueId: found.id }) : fail('book_required');
}

/**
 * Reads a typed or pasted text as the value of a cell. Letters of another script are accepted as written: a class has
 * children whose names are spelled in several scripts, and the summary points them out.
 */
export function readCell(column: ValueColumn, text: string, { language, books }: CellContext): CellValue {
  if (column === 'gender') {
    const gender = readGender(text.trim());
    return gender ? accept({ gender }) : fail('gender_required');
  }
  if (column === 'age') return readAgeCell(text);
  if (column === 'book') return readBook(text, books);
  if (text.trim() === '') return accept({ name: '' });
  const name = checkChildName(text, language, { keepAsWritten: true });
  return name.ok ? accept({ name: name.value }) : fail(name.code);
}

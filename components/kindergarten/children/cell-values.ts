import { CHILD_LIMITS, checkChildName, renameChild, type SplitName } from '@/lib/books';
import {
  CLASS_LIMITS,
  type ClassChild,
  FULL_NAME,
  readAge,
  readGender,
  removeInvisible,
  removeListMark,
} from '@/lib/kindergarten';
import type { Language } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';
import type { ValueColumn } from './grid-columns';

/** What a cell may change of a child. */
export type ChildValues = Partial<Pick<ClassChild, 'name' | 'fullName' | 'gender' | 'age' | 'catalogueId'>>;

/** A text as the value of a cell: what to store, or why it cannot be. */
export type CellValue =
  | { readonly ok: true; readonly values: ChildValues }
  | { readonly ok: false; readonly code: ErrorCode };

/** A book that can be chosen for a child. */
export type BookChoice = { readonly id: number; readonly title: string };
export type CellContext = {
  readonly language: Language;
  readonly books: readonly BookChoice[];
  /** The child's names before the change; none for a new child. */
  readonly before?: SplitName | undefined;
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

const NO_NAMES: SplitName = { name: '', fullName: '' };

/** The hero's name; a full name that is typed here is split, and its family name goes to the label alone. */
function readName(text: string, language: Language, before: SplitName = NO_NAMES): CellValue {
  const { name, fullName } = renameChild(removeListMark(text.trim()), before);
  const label = fullName === before.fullName ? {} : { fullName };
  if (name === '') return accept({ name, ...label });
  const checked = checkChildName(name, language, { keepAsWritten: true });
  return checked.ok ? accept({ name: checked.value, ...label }) : fail(checked.code);
}

function readFullName(text: string): CellValue {
  const fullName = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (fullName.length > CLASS_LIMITS.fullName.max) return fail('class_text_too_long');
  return FULL_NAME.test(fullName) ? accept({ fullName }) : fail('name_letters_only');
}

/**
 * Reads a typed or pasted text as the value of a cell. Letters of another script are accepted as written: a class has
 * children whose names are spelled in several scripts, and the summary points them out.
 */
export function readCell(column: ValueColumn, typed: string, { language, books, before }: CellContext): CellValue {
  const text = removeInvisible(typed);
  if (column === 'gender') {
    const gender = readGender(text.trim());
    return gender ? accept({ gender }) : fail('gender_required');
  }
  if (column === 'age') return readAgeCell(text);
  if (column === 'book') return readBook(text, books);
  return column === 'fullName' ? readFullName(text) : readName(text, language, before);
}

import { type Character, characterSchema, siblingOf } from '@/lib/illustrator';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { SecondHero } from '@/lib/stories';
import { readSecondHero } from '../book-story';
import { isSameName } from '../heroes/same-name';
import type { BookRow } from '../repository';
import type { DraftChange } from '../schema';
import { checkChildName, type NameQuestion } from './child-name';

export type SecondColumns = Pick<BookRow, 'secondName' | 'secondGender' | 'secondAge'>;

type SecondNameProblem =
  | 'name_too_short'
  | 'name_too_long'
  | 'name_letters_only'
  | 'name_not_printable'
  | NameQuestion
  | 'second_name_taken';

/** The second hero, whatever the story: another one may be told of two. Two heroes never have one name. */
export function planSecond(
  book: SecondColumns,
  { language, name }: Pick<BookRow, 'language'> & { readonly name: string | null },
  wanted: DraftChange['second'],
): Result<SecondHero | null, SecondNameProblem> {
  const typed = wanted === undefined ? readSecondHero(book) : wanted;
  if (!typed) return ok(null);
  // Nobody is asked about the letters of a second name: it is printed as typed.
  const checked = checkChildName(typed.name, language, { keepAsWritten: true });
  if (!checked.ok) return checked;
  return isSameName(checked.value, name) ? fail('second_name_taken') : ok({ ...typed, name: checked.value });
}

/** The columns of a book for its second hero. */
export const toSecondColumns = (second: SecondHero | null) =>
  ({
    secondName: second?.name ?? null,
    secondGender: second?.gender ?? null,
    secondAge: second?.age ?? null,
  }) satisfies SecondColumns;

/**
 * The features of the hero, and of a second one at its own age: as told, as before, or like the hero's own. Without a
 * second hero, nobody else's are kept.
 */
export function planCharacter(
  given: object,
  own: Pick<BookRow, 'age' | 'gender'>,
  { book, second }: { readonly book: Pick<BookRow, 'character'>; readonly second: SecondHero | null },
) {
  const { second: told, ...child } = { ...given, ...own } as Partial<Character> & typeof own;
  if (!second) return child;
  const described = told ?? (book.character as Partial<Character> | null)?.second;
  const { age, gender } = second;
  return {
    ...child,
    second: described ? { ...described, age, gender } : siblingOf(characterSchema.parse(child), second),
  };
}

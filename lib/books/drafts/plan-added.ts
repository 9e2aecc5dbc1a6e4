import { type Character, characterSchema, siblingOf } from '@/lib/illustrator';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { AddedHero } from '@/lib/stories';
import { ADDED_PLACES, type AddedColumns, type AddedPlace, readAddedHero } from '../heroes/added-heroes';
import { isSameName } from '../heroes/same-name';
import type { BookRow } from '../repository';
import type { DraftChange } from '../schema';
import { checkChildName, type NameQuestion } from './child-name';

type AddedNameProblem =
  | 'name_too_short'
  | 'name_too_long'
  | 'name_letters_only'
  | 'name_not_printable'
  | NameQuestion
  | 'second_name_taken';

/** Who is in the book beside the first hero, by place. */
type Planned = Readonly<Record<AddedPlace, AddedHero | null>>;

/** The heroes beside the first one, whatever the story: another one may be told of more. No two heroes have one name. */
export function planAdded(
  book: AddedColumns,
  { language, name }: Pick<BookRow, 'language'> & { readonly name: string | null },
  change: Pick<DraftChange, AddedPlace>,
): Result<Planned, AddedNameProblem> {
  const planned: Record<AddedPlace, AddedHero | null> = { second: null, third: null };
  const names = [name];
  for (const place of ADDED_PLACES) {
    const wanted = change[place];
    const typed = wanted === undefined ? readAddedHero(book, place) : wanted;
    if (!typed) continue;
    // Nobody is asked about the letters of these names: they are printed as typed.
    const checked = checkChildName(typed.name, language, { keepAsWritten: true });
    if (!checked.ok) return checked;
    if (names.some((other) => isSameName(checked.value, other))) return fail('second_name_taken');
    names.push(checked.value);
    planned[place] = { ...typed, name: checked.value };
  }
  return ok(planned);
}

/**
 * The features of the hero, and of those beside it at their own ages: as told, as before, or like the hero's own. Of
 * whoever is not in the book none are kept.
 */
export function planCharacter(
  given: object,
  own: Pick<BookRow, 'age' | 'gender'>,
  { book, added }: { readonly book: Pick<BookRow, 'character'>; readonly added: Planned },
) {
  const { second, third, ...child } = { ...given, ...own } as Partial<Character> & typeof own;
  const before = book.character as Partial<Character> | null;
  const told = { second: second ?? before?.second, third: third ?? before?.third };
  const looks: Pick<Partial<Character>, AddedPlace> = {};
  for (const place of ADDED_PLACES) {
    const hero = added[place];
    if (!hero) continue;
    const { age, gender } = hero;
    const others = Object.values(looks);
    looks[place] = told[place]
      ? { ...told[place], age, gender }
      : siblingOf(characterSchema.parse(child), hero, others);
  }
  return { ...child, ...looks };
}

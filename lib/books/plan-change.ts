import { baseIdOf, bookById as catalogueBook, editionsOf, mapToLanguage, offeredTo } from '@/lib/catalogue';
import { directionOf, type Language } from '@/lib/markets';
import { fail, ok, type Result } from '@/lib/platform/result';
import { checkChildName, type NameQuestion } from './child-name';
import type { BookRow } from './repo';
import type { DraftChange } from './schema';

export type ChangeRefusal =
  | 'name_too_short'
  | 'name_too_long'
  | 'name_letters_only'
  | NameQuestion
  | 'child_details_missing'
  | 'photo_required'
  | 'book_not_available'
  | 'edition_missing'
  | 'changed_elsewhere';

/** What a change starts from: a stored draft, or what a new one is by default. */
export type DraftState = Pick<
  BookRow,
  | 'childName'
  | 'nameKeptAsWritten'
  | 'gender'
  | 'age'
  | 'language'
  | 'catalogueId'
  | 'character'
  | 'unsureTraits'
  | 'revision'
>;

/** The row's new values, or why they cannot be; pure. */
export function planChange(book: DraftState, change: DraftChange) {
  if (isStale(book, change.was ?? {})) return fail('changed_elsewhere');
  // A hero is begun by a photo or without one, each by its own step; here it is corrected.
  if (change.character && !book.character) return fail('photo_required');
  const language = change.language ?? book.language;
  const gender = change.gender ?? book.gender;
  const keep = change.nameKeptAsWritten ?? book.nameKeptAsWritten;
  const typedName = change.childName === undefined ? book.childName : change.childName;
  // A hero who was met keeps a name.
  if (typedName === null && book.childName !== null && book.character) return fail('child_details_missing');
  const name = typedName === null ? null : checkChildName(typedName, language, { keepAsWritten: keep });
  if (name && !name.ok) return name;

  const chosen = planBook(book, change, { language, gender });
  if (!chosen.ok) return chosen;
  const catalogueId = chosen.value;
  const age = change.age ?? book.age;
  const given = change.character ?? book.character;
  const character = given && typeof given === 'object' ? { ...given, age, gender } : undefined;
  const repaint = picturesDiffer(book, { catalogueId, language, character });
  const { nameKeptAsWritten: _, character: __, childName: ___, was: ____, ...plain } = change;
  return ok({
    ...plain,
    ...(name ? { childName: name.value, nameKeptAsWritten: keep } : { childName: null, nameKeptAsWritten: false }),
    catalogueId,
    ...(character && { character }),
    ...(change.character && {
      unsureTraits: book.unsureTraits.filter((trait) => !differs(trait, given, book.character)),
    }),
    ...(repaint && { revision: book.revision + 1, characterApprovedAt: null }),
  });
}

/** Has somebody changed it since? A book counts as the same in every language. */
function isStale(book: DraftState, { catalogueId, ...was }: NonNullable<DraftChange['was']>): boolean {
  const base = (id: number | null) => (id === null ? null : baseIdOf(id));
  if (catalogueId !== undefined && base(catalogueId) !== base(book.catalogueId)) return true;
  return Object.entries(was).some(([key, value]) => value !== undefined && value !== book[key as keyof typeof was]);
}

/**
 * The chosen book in the draft's language. A language that the story does not have is asked about, never answered by
 * dropping the story (rulings, "Routing and locale"); a story of the other gender's falls away with the gender.
 */
function planBook(
  book: DraftState,
  change: DraftChange,
  { language, gender }: Pick<DraftState, 'language' | 'gender'>,
): Result<number | null, 'book_not_available' | 'edition_missing'> {
  const wanted = change.catalogueId === undefined ? book.catalogueId : change.catalogueId;
  if (wanted === null) return ok(null);
  const id = mapToLanguage(wanted, language);
  if (id === null && isSoldElsewhere(wanted)) return fail('edition_missing');
  if (id !== null && isOffered(id, gender)) return ok(id);
  return change.catalogueId ? fail('book_not_available') : ok(null);
}

const isSoldElsewhere = (id: number): boolean => catalogueBook(id) !== null && editionsOf(baseIdOf(id)).length > 0;

function isOffered(catalogueId: number, gender: 'boy' | 'girl'): boolean {
  const entry = catalogueBook(catalogueId);
  return Boolean(entry && !entry.comingSoon && !entry.retired && offeredTo(entry, gender));
}

type PictureInputs = {
  readonly catalogueId: number | null;
  readonly language: Language;
  readonly character: object | undefined;
};

/** Would the pictures that are drawn already be wrong now? The name alone changes no picture. */
function picturesDiffer(book: DraftState, next: PictureInputs): boolean {
  if (!book.character) return false;
  const base = (id: number | null) => (id === null ? null : baseIdOf(id));
  return (
    base(book.catalogueId) !== base(next.catalogueId) ||
    directionOf(book.language) !== directionOf(next.language) ||
    JSON.stringify(sorted(book.character)) !== JSON.stringify(sorted(next.character))
  );
}

const differs = (trait: string, after: unknown, before: unknown): boolean => {
  const [now, then] = [after, before].map((character) => Object.fromEntries(sorted(character))[trait]);
  return now !== then;
};

const sorted = (value: unknown) => Object.entries(value ?? {}).sort(([a], [b]) => a.localeCompare(b));

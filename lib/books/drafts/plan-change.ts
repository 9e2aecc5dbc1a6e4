import {
  type CatalogueOverride,
  findEdition as catalogueBook,
  findEditionForSale,
  findEditionIdInLanguage,
  listEditions,
  supportsGender,
  toBaseId,
} from '@/lib/catalogue';
import { getTextDirection, type Language } from '@/lib/markets';
import { Prisma } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { countAddedHeroes, getBookBirthday, getNewestEdition, getUsualPoints } from '../book-story';
import { type AddedColumns, toAddedColumns } from '../heroes/added-heroes';
import { isSameName } from '../heroes/same-name';
import type { BookRow } from '../repository';
import type { DraftChange } from '../schema';
import { checkChildName, checkRelativeName, type NameQuestion } from './child-name';
import { planAdded, planCharacter } from './plan-added';

export type ChangeErrorCode =
  | 'name_too_short'
  | 'name_too_long'
  | 'name_letters_only'
  | 'name_not_printable'
  | NameQuestion
  | 'relative_name_invalid'
  | 'relative_name_taken'
  | 'second_name_taken'
  | 'child_details_missing'
  | 'photo_required'
  | 'book_not_available'
  | 'edition_missing'
  | 'changed_elsewhere';

/** The state before a change: a stored draft, or the defaults of a new one. */
export type DraftState = AddedColumns &
  Pick<
    BookRow,
    | 'childName'
    | 'nameKeptAsWritten'
    | 'relativeName'
    | 'relativeGender'
    | 'birthday'
    | 'gender'
    | 'age'
    | 'language'
    | 'catalogueId'
    | 'edition'
    | 'points'
    | 'character'
    | 'candidates'
    | 'unsureTraits'
    | 'characterApprovedAt'
    | 'revision'
  >;

/** Computes the row's new values or an error code; pure. `overrides` is what the desk switched in the draft's market. */
export function planChange(book: DraftState, change: DraftChange, overrides: readonly CatalogueOverride[]) {
  if (isConflicting(book, change.was ?? {})) return fail('changed_elsewhere');
  // A separate step creates the hero, from a photo or without one; this only edits it.
  if (change.character && !book.character) return fail('photo_required');
  const language = change.language ?? book.language;
  const gender = change.gender ?? book.gender;
  const keep = change.nameKeptAsWritten ?? book.nameKeptAsWritten;
  const typedName = change.childName === undefined ? book.childName : change.childName;
  // The name is required once the hero exists.
  if (typedName === null && book.childName !== null && book.character) return fail('child_details_missing');
  const name = typedName === null ? null : checkChildName(typedName, language, { keepAsWritten: keep });
  if (name && !name.ok) return name;

  const chosen = planBook(book, change, { language, gender, overrides });
  if (!chosen.ok) return chosen;
  const catalogueId = chosen.value;
  const edition = getEdition(book, catalogueId);
  const relativeName = planRelativeName(book, { catalogueId, edition, name: name?.value ?? null }, change.relativeName);
  if (!relativeName.ok) return relativeName;
  const added = planAdded(book, { language, name: name?.value ?? null }, change);
  if (!added.ok) return added;
  const birthday = planBirthday(book, { catalogueId, edition }, change.birthday);
  const age = change.age ?? book.age;
  const given = change.character ?? book.character;
  const character =
    given && typeof given === 'object'
      ? planCharacter(given, { age, gender }, { book, added: added.value })
      : undefined;
  const others = toAddedColumns(added.value);
  const repaint = picturesDiffer(book, { catalogueId, edition, language, character, age, birthday, ...others });
  const { nameKeptAsWritten: _, character: __, childName: ___, was: ____, candidates: _____, ...rest } = change;
  const { second: ______, third: _______, ...plain } = rest;
  const open = change.unsureTraits ?? (change.character && getOpenDoubts(book, given));
  return ok({
    ...plain,
    ...(name ? { childName: name.value, nameKeptAsWritten: keep } : { childName: null, nameKeptAsWritten: false }),
    catalogueId,
    edition,
    relativeName: relativeName.value,
    relativeGender: planRelativeGender(book, { catalogueId, edition }, change.relativeGender),
    ...others,
    birthday,
    points: planPoints(book, { catalogueId, edition }, change.points),
    ...(character && { character }),
    ...(open && { unsureTraits: [...open] }),
    // The hair that the parent found closer is from now on the hair of the photo.
    ...(change.character?.hairShape && listOptions(book).length > 0 && character && { firstCharacter: character }),
    // Age and gender are in each candidate: once they change, the question is out of date.
    ...((change.character || change.candidates === null || repaint) && { candidates: Prisma.DbNull }),
    ...(repaint && { revision: book.revision + 1 }),
    ...(repaint && !isFirstStory(book, character) && { characterApprovedAt: null }),
  });
}

/** Whether another change came first. A book counts as the same in every language. */
function isConflicting(book: DraftState, { catalogueId, ...was }: NonNullable<DraftChange['was']>): boolean {
  const base = (id: number | null) => (id === null ? null : toBaseId(id));
  if (catalogueId !== undefined && base(catalogueId) !== base(book.catalogueId)) return true;
  return Object.entries(was).some(([key, value]) => value !== undefined && value !== book[key as keyof typeof was]);
}

type Switched = { readonly overrides: readonly CatalogueOverride[] };

/**
 * The chosen book in the draft's language. If the story lacks the language, the parent is asked; the story is never
 * dropped for it (§2). A story for the other gender is dropped when the gender changes. One that was chosen before it
 * was taken off sale stays (§8 "book no longer available").
 */
function planBook(
  book: DraftState,
  change: DraftChange,
  { language, gender, overrides }: Pick<DraftState, 'language' | 'gender'> & Switched,
): Result<number | null, 'book_not_available' | 'edition_missing'> {
  const wanted = change.catalogueId === undefined ? book.catalogueId : change.catalogueId;
  if (wanted === null) return ok(null);
  const isKept = book.catalogueId !== null && findEditionIdInLanguage(wanted, language) === book.catalogueId;
  const switched = isKept ? [] : overrides;
  const id = findEditionIdInLanguage(wanted, language, switched);
  if (id === null && isSoldInOtherLanguage(wanted, switched)) return fail('edition_missing');
  if (id !== null && isOffered(id, gender, switched)) return ok(id);
  return change.catalogueId ? fail('book_not_available') : ok(null);
}

/** A chosen book comes in its newest edition; one that is only kept stays as it is. */
const getEdition = (book: DraftState, catalogueId: number | null): number =>
  catalogueId === null || catalogueId === book.catalogueId ? book.edition : getNewestEdition(catalogueId);

/** A chosen book has points as is usual; one that is kept stays as it is. What the parent says counts where there are any. */
function planPoints(
  book: DraftState,
  chosen: Pick<DraftState, 'catalogueId' | 'edition'>,
  wanted: boolean | undefined,
): boolean {
  const usual = getUsualPoints(chosen);
  if (usual === null) return false;
  return wanted ?? (chosen.catalogueId === book.catalogueId ? book.points : usual);
}

/** What the child calls the story's relative or pet; a chosen book begins with what is usual. */
function planRelativeName(
  book: DraftState,
  { catalogueId, edition, name }: Pick<DraftState, 'catalogueId' | 'edition'> & { readonly name: string | null },
  wanted: string | null | undefined,
): Result<string | null, 'relative_name_invalid' | 'relative_name_taken'> {
  const entry = catalogueId === null ? null : catalogueBook(catalogueId);
  if (!entry?.relative || edition !== 2) return ok(null);
  if (wanted === undefined) return ok(catalogueId === book.catalogueId ? book.relativeName : null);
  const checked = checkRelativeName(wanted ?? '', entry.language);
  if (!checked.ok) return checked;
  if (checked.value === entry.relative.name) return ok(null);
  return isSameName(checked.value, name) ? fail('relative_name_taken') : checked;
}

/** Whether the story's pet is a he or a she; a chosen book begins as it was written. */
function planRelativeGender(
  book: DraftState,
  { catalogueId, edition }: Pick<DraftState, 'catalogueId' | 'edition'>,
  wanted: DraftState['relativeGender'] | undefined,
): DraftState['relativeGender'] {
  const entry = catalogueId === null ? null : catalogueBook(catalogueId);
  if (entry?.relative?.role !== 'dog' || edition !== 2) return null;
  return wanted === undefined && catalogueId === book.catalogueId ? book.relativeGender : (wanted ?? null);
}

/** Which birthday the story is about; a chosen book begins with the child's age. */
function planBirthday(
  book: DraftState,
  { catalogueId, edition }: Pick<DraftState, 'catalogueId' | 'edition'>,
  wanted: number | null | undefined,
): number | null {
  const entry = catalogueId === null ? null : catalogueBook(catalogueId);
  if (!entry?.birthdays || edition !== 2) return null;
  return wanted === undefined && catalogueId === book.catalogueId ? book.birthday : (wanted ?? null);
}

const isSoldInOtherLanguage = (id: number, overrides: readonly CatalogueOverride[]): boolean =>
  catalogueBook(id) !== null && listEditions(toBaseId(id), overrides).length > 0;

function isOffered(catalogueId: number, gender: 'boy' | 'girl', overrides: readonly CatalogueOverride[]): boolean {
  const entry = findEditionForSale(catalogueId, overrides);
  return Boolean(entry && !entry.comingSoon && supportsGender(entry, gender));
}

type PictureInputs = AddedColumns & {
  readonly catalogueId: number | null;
  readonly edition: number;
  readonly language: Language;
  readonly character: object | undefined;
  readonly age: number;
  readonly birthday: number | null;
};

/** Whether existing pictures would be wrong after the change. The name alone changes no picture. */
function picturesDiffer(book: DraftState, next: PictureInputs): boolean {
  if (!book.character) return false;
  const base = (id: number | null) => (id === null ? null : toBaseId(id));
  return (
    base(book.catalogueId) !== base(next.catalogueId) ||
    book.edition !== next.edition ||
    getTextDirection(book.language) !== getTextDirection(next.language) ||
    getBookBirthday(book) !== getBookBirthday(next) ||
    countAddedHeroes(book) !== countAddedHeroes(next) ||
    !isSameCharacter(book.character, next.character)
  );
}

/** Whether a draft gets its story after its hero ('another story'): what the parent approved stays as it is. */
const isFirstStory = ({ catalogueId, character: approved }: DraftState, character: object | undefined): boolean =>
  catalogueId === null && isSameCharacter(approved, character);

const isSameCharacter = (one: unknown, other: unknown): boolean => toCanonical(one) === toCanonical(other);

const listOptions = ({ candidates }: DraftState): readonly unknown[] => (Array.isArray(candidates) ? candidates : []);

/** The doubtful traits that the parent has neither changed nor answered by choosing a candidate. */
function getOpenDoubts(book: DraftState, chosen: unknown): string[] {
  const { unsureTraits, character } = book;
  const options = listOptions(book);
  const isAnswered = (trait: string) =>
    differs(trait, chosen, character) || options.some((option) => differs(trait, option, character));
  return unsureTraits.filter((trait) => !isAnswered(trait));
}

const differs = (trait: string, after: unknown, before: unknown): boolean => {
  const [now, then] = [after, before].map((character) => toCanonical(toTraits(character)[trait]));
  return now !== then;
};

const toTraits = (character: unknown): Readonly<Record<string, unknown>> => Object(character ?? {});

/** JSON with the keys of every object in one order: the database keeps them in another than a form sends them. */
const toCanonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );

import { baseIdOf, bookById as catalogueBook, mapToLanguage } from '@/lib/catalogue';
import { directionOf, type Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { checkChildName } from './child-name';
import { characterJob } from './jobs';
import { type BookRow, bookById, lockBook, type Owner, ownedBook, saveTask, updateBook } from './repo';
import type { DraftChange } from './schema';

type Refusal =
  | 'not_found'
  | 'name_too_short'
  | 'name_too_long'
  | 'name_letters_only'
  | 'name_not_hebrew'
  | 'book_not_available'
  | 'order_not_payable';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };
type Data = Parameters<typeof updateBook>[2];

/** The chosen book in the draft's language; `null` when it has no such edition. */
function editionFor(catalogueId: number | null, language: Language): number | null {
  return catalogueId === null ? null : mapToLanguage(catalogueId, language);
}

function isOffered(catalogueId: number, gender: 'boy' | 'girl'): boolean {
  const entry = catalogueBook(catalogueId);
  return Boolean(
    entry && !entry.comingSoon && !entry.retired && (entry.genders.length === 0 || entry.genders.includes(gender)),
  );
}

/** The row's new values, or why they cannot be; pure. */
export function planChange(book: BookRow, change: DraftChange): Result<Data, Exclude<Refusal, 'not_found'>> {
  const language = change.language ?? book.language;
  const gender = change.gender ?? book.gender;
  const keep = change.nameKeptAsWritten ?? book.nameKeptAsWritten;
  const typedName = change.childName ?? book.childName;
  const name = typedName === null ? null : checkChildName(typedName, language, { keepAsWritten: keep });
  if (name && !name.ok) return name;

  const wanted = change.catalogueId === undefined ? book.catalogueId : change.catalogueId;
  const catalogueId = editionFor(wanted, language);
  if (change.catalogueId && (catalogueId === null || !isOffered(catalogueId, gender)))
    return fail('book_not_available');

  const age = change.age ?? book.age;
  const given = change.character ?? book.character;
  const character = given && typeof given === 'object' ? { ...given, age, gender } : undefined;
  const repaint = picturesDiffer(book, { catalogueId, language, character });
  const { nameKeptAsWritten: _, character: __, childName: ___, ...plain } = change;
  return ok({
    ...plain,
    ...(name && { childName: name.value, nameKeptAsWritten: keep }),
    catalogueId: catalogueId !== null && isOffered(catalogueId, gender) ? catalogueId : null,
    ...(character && { character }),
    ...(change.character && {
      unsureTraits: book.unsureTraits.filter((trait) => !differs(trait, given, book.character)),
    }),
    ...(repaint && { revision: book.revision + 1, characterApprovedAt: null }),
  });
}

type PictureInputs = {
  readonly catalogueId: number | null;
  readonly language: Language;
  readonly character: object | undefined;
};

/** Would the pictures that are drawn already be wrong now? The name alone changes no picture. */
function picturesDiffer(book: BookRow, next: PictureInputs): boolean {
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

/** Changes part of a draft; pictures that no longer fit are drawn again under the next revision. */
export function changeDraft(bookId: string, change: DraftChange, deps: Deps): Promise<Result<BookRow, Refusal>> {
  return deps.db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await ownedBook(tx, bookId, deps.owner);
    if (!book) return fail('not_found');
    if (book.orders.some((order) => order.paidAt)) return fail('order_not_payable');
    const plan = planChange(book, change);
    if (!plan.ok) return plan;
    const changed = await updateBook(tx, bookId, plan.value);
    if (changed.revision === book.revision || !changed.character) return ok(changed);
    const { revision } = changed;
    await saveTask(tx, { bookId, kind: 'character', revision }, { state: 'queued', stage: 'queued', total: 2 });
    await deps.enqueue(tx, characterJob, { bookId, revision }, { key: `${bookId}:${revision}`, group: book.deviceId });
    return ok((await bookById(tx, bookId)) ?? changed);
  });
}

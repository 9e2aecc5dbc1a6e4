import { changeDraftWithin, type Owner } from '@/lib/books/server';
import { type CatalogueOverride, findEditionForSale, findEditionIdInLanguage, toBaseId } from '@/lib/catalogue';
import { listMarketOverrides } from '@/lib/catalogue/server';
import type { Language } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { getBookOwner } from '../class-view';
import { type ClassChildRow, type ClassRow, findOwnedClass, updateClass } from '../repository';
import type { ClassChange } from '../schema';
import { type ClassAccessError, lockOwnedClass } from './lock-class';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };

/** Changes the details of a class. A child without a story of its own follows the story of the class. */
export function changeClass(classId: string, change: ClassChange, { db, ...deps }: Deps): Promise<ChangedClass> {
  return db.$transaction((tx) => changeClassWithin(tx, classId, change, deps));
}

type ChangedClass = Result<ClassRow, ClassAccessError | 'book_not_available'>;

/** The same in a transaction. */
export async function changeClassWithin(
  tx: Tx,
  classId: string,
  change: ClassChange,
  { owner, enqueue }: Omit<Deps, 'db'>,
): Promise<ChangedClass> {
  const locked = await lockOwnedClass(tx, classId, owner);
  if (!locked.ok) return locked;
  const before = locked.value;
  const language = change.language ?? before.language;
  const asked = change.catalogueId === undefined ? before.catalogueId : change.catalogueId;
  const overrides = await listMarketOverrides(tx, before.country);
  // What the class has stays, though it was taken off sale since.
  const stays = language === before.language && asked === before.catalogueId;
  const catalogueId = asked === null ? null : findStory(asked, language, stays ? [] : overrides);
  // An edition that does not exist in the new language has to be chosen again.
  if (catalogueId === null && change.catalogueId) return fail('book_not_available');
  await updateClass(tx, classId, { ...change, catalogueId, delivery: getDelivery(before, change) });
  for (const child of before.children) {
    await followClass(tx, child, { before, language, catalogueId, overrides }, enqueue);
  }
  const after = await findOwnedClass(tx, classId, owner);
  return after ? ok(after) : fail('not_found');
}

/** Only printed books are delivered. */
const getDelivery = (
  before: ClassRow,
  { bookType = before.bookType as never, delivery = before.delivery }: ClassChange,
) => (bookType === 'printed' ? delivery : null);

/** The edition of a story that the market sells in a language; `null` where there is none. */
export function findStory(
  catalogueId: number,
  language: Language,
  overrides: readonly CatalogueOverride[],
): number | null {
  const id = findEditionIdInLanguage(catalogueId, language, overrides);
  const edition = id === null ? null : findEditionForSale(id, overrides);
  return edition && !edition.comingSoon ? id : null;
}

type NewStory = {
  readonly before: ClassRow;
  readonly language: Language;
  readonly catalogueId: number | null;
  /** What the desk switched in the market of the class. */
  readonly overrides: readonly CatalogueOverride[];
};

/** A child whom a parent added keeps the language that the parent reads. */
async function followClass(
  tx: Tx,
  child: ClassChildRow,
  { before, language, catalogueId, overrides }: NewStory,
  enqueue: Enqueue,
): Promise<void> {
  const { book, addedByLink } = child;
  const bookLanguage = addedByLink ? book.language : language;
  const follows = book.catalogueId === null || isSameStory(book.catalogueId, before.catalogueId);
  const find = (id: number) =>
    findStory(id, bookLanguage, bookLanguage === book.language && id === book.catalogueId ? [] : overrides);
  const own = book.catalogueId === null ? null : find(book.catalogueId);
  const story = follows ? catalogueId && find(catalogueId) : own;
  if (bookLanguage === book.language && story === book.catalogueId) return;
  const deps = { owner: getBookOwner(child), enqueue, country: before.country };
  const change = { language: bookLanguage, catalogueId: story, nameKeptAsWritten: true };
  const changed = await changeDraftWithin(tx, book.id, change, deps);
  // A story for girls or boys alone: this child needs another one.
  if (!changed.ok) await changeDraftWithin(tx, book.id, { ...change, catalogueId: null }, deps);
}

const isSameStory = (one: number, other: number | null): boolean => other !== null && toBaseId(one) === toBaseId(other);

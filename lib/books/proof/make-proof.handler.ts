import type { Db, Tx } from '@/lib/platform/db';
import { confirmPendingObjects, registerPendingObject } from '@/lib/platform/db/pending-objects';
import { alarm } from '@/lib/platform/logging/alarm';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { getCoverMeasures, getFilePages, INTERIOR_PAGES } from '@/lib/typesetting';
import { type PageImage, rasterPages } from '@/lib/typesetting/server';
import type { ProofJob } from '../jobs';
import { getPrintFormat, type PrintHouse } from '../print/picture-sizes';
import type { PreparedPrintFiles } from '../print/prepared-files';
import { listPrintFiles } from '../print/repository';
import { findBook, lockBook } from '../repository';
import {
  deletePrintFileRows,
  deleteProofs,
  failProof,
  findProof,
  listOutdatedPrintFiles,
  listProofObjects,
  type ProofKey,
  storeProofPages,
} from './repository';

/** Width of a page with its bleed in pixels: sharp on a laptop, light on a phone. */
const PAGE_PX = 1200;

type Deps = {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly now: () => Date;
  readonly printHouse: PrintHouse;
  /** Draws, typesets, checks and stores the files (`../print/make-print-files.handler.ts`). */
  readonly makeFiles: (bookId: string) => Promise<Result<PreparedPrintFiles>>;
};

type Page = PageImage & { readonly kind: 'interior' | 'cover'; readonly number: number };

/** Failures that a repetition does not mend: the parent shortens the page, or a person looks at the files. */
const LASTING = ['text_overflow', 'glyph_missing', 'print_files_faulty', 'picture_broken', 'page_count_refused'];

const isCurrent = async (db: Tx, { bookId, revision, edits }: ProofKey): Promise<boolean> => {
  const book = await findBook(db, bookId);
  return book?.revision === revision && book.edits === edits;
};

/**
 * Makes the print files of a book and their pages as pictures, for its parent to approve (§4 proof). A repetition makes nothing twice. Does nothing when the book was changed or deleted since: a new request has a
 * job of its own. Throws to retry.
 */
export async function handleMakeProof({ bookId, revision, edits }: ProofJob, deps: Deps): Promise<void> {
  const { db, printHouse } = deps;
  const key = { bookId, revision, edits, profileId: printHouse.profile.id };
  const proof = await findProof(db, key);
  if (!proof || proof.madeAt || !(await isCurrent(db, key))) return;
  const files = await deps.makeFiles(bookId);
  if (!files.ok) return reportFailure(files, key, deps);
  const pages = await readPages(key, deps);
  if (!pages) return;
  const stored = await storePages(proof.id, key, pages, deps);
  if (stored) await deleteOutdated(key, deps);
}

async function reportFailure(
  { code, data }: { readonly code: string; readonly data?: unknown },
  key: ProofKey,
  { db }: Deps,
): Promise<void> {
  if (!LASTING.includes(code)) throw new Error(`Book ${key.bookId} has no proof: ${code}`);
  // Of too many words the parent is told; anything else needs a person.
  if (code !== 'text_overflow') alarm('proof_failed', { bookId: key.bookId, code });
  const { page } = (data ?? {}) as { readonly page?: unknown };
  await failProof(db, key, { errorCode: code, errorPage: typeof page === 'string' ? page : null });
}

/** The pages of the stored files of this very state; `null` when the book was changed while they were made. */
async function readPages(key: ProofKey, { db, storage, printHouse }: Deps): Promise<readonly Page[] | null> {
  const { trimMm, bleedMm } = printHouse.profile;
  const files = await listPrintFiles(db, key);
  const pages: Page[] = [];
  for (const kind of ['cover', 'interior'] as const) {
    const file = files.find((row) => row.kind === kind);
    if (!file) return null;
    const images = await rasterPages(await storage.get(file.storageKey), PAGE_PX / (trimMm + 2 * bleedMm));
    if (!images.ok) throw new Error(`Book ${key.bookId} has no proof: ${images.code}`);
    pages.push(...images.value.map((image, at) => ({ ...image, kind, number: at + 1 })));
  }
  return pages;
}

const getStorageKey = ({ bookId, revision, edits, profileId }: ProofKey, { kind, number }: Page): string =>
  `books/${bookId}/proof/${revision}-${edits}-${profileId}-${kind}-${number}.webp`;

/** Stores the pictures and their rows; `false` when the book was changed or deleted meanwhile: nothing stays. */
async function storePages(proofId: string, key: ProofKey, pages: readonly Page[], deps: Deps): Promise<boolean> {
  const { db, storage, now } = deps;
  const measures = await getMeasures(deps);
  if (!measures.ok) throw new Error(`Book ${key.bookId} has no proof: ${measures.code}`);
  const rows = pages.map((page) => {
    const { kind, number, widthPx, heightPx } = page;
    return { kind, number, widthPx, heightPx, storageKey: getStorageKey(key, page) };
  });
  const keys = rows.map(({ storageKey }) => storageKey);
  for (const [at, { image }] of pages.entries()) {
    const storageKey = keys[at] as string;
    await registerPendingObject(db, storageKey, now());
    await storage.put(storageKey, image, 'image/webp');
  }
  const stored = await db.$transaction(async (tx) => {
    await lockBook(tx, key.bookId);
    const wanted = (await isCurrent(tx, key)) && (await findProof(tx, key)) !== null;
    if (wanted) {
      await storeProofPages(tx, proofId, rows, { ...measures.value, madeAt: now() });
      await confirmPendingObjects(tx, keys);
    }
    return wanted;
  });
  if (!stored) await discard(keys, deps);
  return stored;
}

async function discard(keys: readonly string[], { db, storage }: Deps): Promise<void> {
  for (const key of keys) await storage.delete(key);
  await confirmPendingObjects(db, keys);
}

async function getMeasures({ printHouse }: Deps) {
  const format = await getPrintFormat(printHouse);
  if (!format.ok) return format;
  const { profile, coverSize } = format.value;
  const cover = getCoverMeasures(profile, getFilePages(profile, INTERIOR_PAGES), coverSize);
  return cover ? ok({ coverWrapMm: cover.wrapMm, spineMm: cover.spineMm }) : fail('page_count_refused');
}

/** Deletes the proofs of earlier edits, and those print files of theirs that no print house was given. */
async function deleteOutdated({ profileId: _profileId, ...key }: ProofKey, { db, storage }: Deps): Promise<void> {
  const { bookId, revision, edits } = key;
  const outdated = { bookId, NOT: { revision, edits } };
  for (const { storageKey } of await listProofObjects(db, outdated)) await storage.delete(storageKey);
  await deleteProofs(db, outdated);
  const files = await listOutdatedPrintFiles(db, key);
  for (const { storageKey } of files) await storage.delete(storageKey);
  await deletePrintFileRows(
    db,
    files.map(({ id }) => id),
  );
}

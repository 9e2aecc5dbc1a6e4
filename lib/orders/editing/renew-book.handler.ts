import { findBookWords, listOutdatedDownloads, listOverflowingPages, renewDownloadFile } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { confirmPendingObjects } from '@/lib/platform/db/pending-objects';
import type { Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import type { RenewBookJob } from '../jobs';

type ProducedFile = { readonly storageKey: string; readonly bytes: number; readonly edits: number };

type Deps = {
  readonly db: Db;
  readonly storage: StoragePort;
  /** Draws and typesets the book (`lib/books/drawing/produce-book.handler.ts`). */
  readonly produce: (bookId: string) => Promise<Result<ProducedFile>>;
};

/**
 * Makes a digital book again after its editing paused; its link stays the same (rulings, "Flow"). Does nothing when the
 * book was changed since: that change has a job of its own; or while a page has too many words, as its editor says.
 * Throws to retry.
 */
export async function handleRenewBook({ bookId, edits }: RenewBookJob, { db, storage, produce }: Deps): Promise<void> {
  const book = await findBookWords(db, bookId);
  if (book?.edits !== edits || listOverflowingPages(book).length > 0) return;
  const outdated = await listOutdatedDownloads(db, bookId, edits);
  if (outdated.length === 0) return;
  const produced = await produce(bookId);
  if (!produced.ok) throw new Error(`Book ${bookId} could not be made again: ${produced.code}`);
  const { storageKey, bytes } = produced.value;
  await db.$transaction(async (tx) => {
    for (const { id } of outdated) await renewDownloadFile(tx, id, { storageKey, bytes, edits: produced.value.edits });
    await confirmPendingObjects(tx, [storageKey]);
  });
  for (const old of outdated) if (old.storageKey !== storageKey) await storage.delete(old.storageKey);
}

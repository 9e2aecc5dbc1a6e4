import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { drawWithoutPhoto } from './draw-without-photo';
import { forgetPhotos } from './forget-book';
import { type BookRow, bookById, type Owner, ownedBook } from './repo';

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly enqueue: Enqueue;
  readonly now: Date;
};

/** 'Delete now': the photo and what was painted from it as a model are gone (rulings, "photo and features kept"). */
export async function deletePhoto(bookId: string, deps: Deps): Promise<Result<BookRow, 'not_found'>> {
  const book = await ownedBook(deps.db, bookId, deps.owner);
  if (!book) return fail('not_found');
  await forgetPhotos(bookId, deps);
  await drawWithoutPhoto(bookId, deps);
  const left = await bookById(deps.db, bookId);
  return left ? ok(left) : fail('not_found');
}

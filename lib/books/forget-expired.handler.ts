import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { StoragePort } from '@/lib/providers/storage/port';
import type { CloseOrders } from './delete-book';
import { drawWithoutPhoto } from './draw-without-photo';
import { emptyBook, forgetAdvanced, forgetPhotos } from './forget-book';
import { booksPastTheirFeatures, duePhotos, forgetFeatures, forgetReading } from './forget-features';
import { isStale, lockBook, markForgotten, staleDrafts, unfinishedDeletions } from './repo';
import { daysAfter, RETENTION_DAYS } from './retention';

type Deps = {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly closeOrders: CloseOrders;
  readonly enqueue: Enqueue;
  readonly now: Date;
};

/** How many photos and drafts one run takes; the next run takes the rest. */
const BATCH = 200;

/**
 * Deletes what has been kept long enough (rulings, "photo and features kept"): photos past their day with the face and
 * the sheets painted from them and the features that they told, and drafts that nobody bought with all their pictures. What an earlier
 * deletion left behind goes as well. Throws when something could not be deleted, after everything else was.
 */
export async function handleForgetExpired(deps: Deps): Promise<void> {
  const { db, closeOrders, now } = deps;
  const failures: unknown[] = [];
  let tried = 0;
  const each = async <Item>(items: readonly Item[], forget: (item: Item) => Promise<void>) => {
    for (const item of items) await forget(item).catch((thrown: unknown) => failures.push(thrown));
    tried += items.length;
  };
  await each(await duePhotos(db, now, BATCH), async ({ bookId }) => {
    await forgetPhotos(bookId, deps);
    await drawWithoutPhoto(bookId, deps);
    await forgetAdvanced(bookId, deps);
    await db.$transaction((tx) => forgetReading(tx, bookId));
  });
  // Books that were still being made when their photo went.
  await each(await booksPastTheirFeatures(db, BATCH), ({ id }) => db.$transaction((tx) => forgetFeatures(tx, id)));
  const untouchedSince = daysAfter(now, -RETENTION_DAYS.draft);
  await each(await staleDrafts(db, untouchedSince, BATCH), ({ id }) =>
    db.$transaction(async (tx) => {
      // Its owner may have come back, or paid, since it was looked up.
      if (!(await isStale(tx, id, untouchedSince))) return;
      await closeOrders(tx, id, now);
      await lockBook(tx, id);
      if (await isStale(tx, id, untouchedSince)) await markForgotten(tx, id, now);
    }),
  );
  await each(await unfinishedDeletions(db, BATCH), ({ id }) => emptyBook(id, deps));
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${tried} could not be deleted: ${failures[0]}`);
  }
}

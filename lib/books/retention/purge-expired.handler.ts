import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import type { StoragePort } from '@/lib/providers/storage/port';
import { downgradeToRegularModel } from '../drawing/downgrade-model';
import { ADDED_PLACES } from '../heroes/added-heroes';
import { anonymizeBook, lockBook, markPhotosDeleted } from '../repository';
import type { CloseOrders } from './delete-book';
import { deleteAdvancedPictures, deleteBookObjects, deletePhotoObjects } from './delete-objects';
import { deleteFaceReading, deleteFeatures } from './purge-features';
import { clearAdded, listBooksWithExpiredAdded } from './repository/added';
import { isStaleDraft, listStaleDrafts, listUnfinishedDeletions, type Pagination } from './repository/deletions';
import { listBooksWithExpiredFeatures, listExpiredPhotos } from './repository/features';
import { addDays, RETENTION_DAYS } from './retention';
import { deleteAbandoned } from './sweep-objects';

type Deps = {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly closeOrders: CloseOrders;
  readonly enqueue: Enqueue;
  readonly now: Date;
};

/** Rows per query; a run continues until none is left. */
const BATCH = 200;
const DAY_MS = 86_400_000;

type PurgeStep<Item> = {
  readonly find: (page: Pagination) => Promise<readonly Item[]>;
  readonly forget: (item: Item) => Promise<unknown>;
};

/** Processes all rows batch by batch; skips failures and reports them at the end. */
function createPurge() {
  const failures: unknown[] = [];
  let tried = 0;
  const all = async <Item extends { readonly id: string }>({ find, forget }: PurgeStep<Item>): Promise<void> => {
    const seen = new Set<string>();
    for (let skip = 0; ; ) {
      const items = (await find({ take: BATCH, skip })).filter(({ id }) => !seen.has(id));
      if (items.length === 0) return;
      for (const item of items) {
        seen.add(item.id);
        await forget(item).catch((thrown: unknown) => {
          failures.push(thrown);
          skip += 1;
        });
      }
      tried += items.length;
    }
  };
  const end = () => {
    if (failures.length === 0) return;
    throw new AggregateError(failures, `${failures.length} of ${tried} could not be deleted: ${failures[0]}`);
  };
  return { all, end };
}

/**
 * Deletes everything past its retention period (rulings, "Photos and names"): expired photos with the sheets
 * painted from them and the features read from them, and unpaid drafts with all pictures. Also finishes what an earlier
 * deletion or a crash left behind. Throws after everything else if something could not be deleted; raises an alarm when
 * a photo is a day overdue.
 */
export async function handlePurgeExpired(deps: Deps): Promise<void> {
  const { db, closeOrders, now } = deps;
  const { all, end } = createPurge();
  await all({
    find: (page) => listExpiredPhotos(db, now, page),
    forget: async ({ bookId, hero }) => {
      // What was read from it leaves the book below, once that is produced.
      if (hero !== 'first') return markPhotosDeleted(db, bookId, now, hero);
      await deletePhotoObjects(bookId, deps, hero);
      await downgradeToRegularModel(bookId, deps);
      await deleteAdvancedPictures(bookId, deps);
      await db.$transaction((tx) => deleteFaceReading(tx, bookId));
    },
  });
  // Books that were still in production when their photo expired.
  await all({
    find: (page) => listBooksWithExpiredFeatures(db, page),
    forget: ({ id }) => db.$transaction((tx) => deleteFeatures(tx, id)),
  });
  for (const place of ADDED_PLACES)
    await all({
      find: (page) => listBooksWithExpiredAdded(db, place, page),
      forget: ({ id }) => db.$transaction((tx) => clearAdded(tx, id, place)),
    });
  const untouchedSince = addDays(now, -RETENTION_DAYS.draft);
  await all({
    find: (page) => listStaleDrafts(db, untouchedSince, page),
    forget: ({ id }) =>
      db.$transaction(async (tx) => {
        // The owner may have returned or paid since the query.
        if (!(await isStaleDraft(tx, id, untouchedSince))) return;
        if (!(await closeOrders(tx, id, { bought: false, now })).ok) return;
        await lockBook(tx, id);
        if (await isStaleDraft(tx, id, untouchedSince)) await anonymizeBook(tx, id, now);
      }),
  });
  await all({ find: (page) => listUnfinishedDeletions(db, page), forget: ({ id }) => deleteBookObjects(id, deps) });
  await deleteAbandoned(deps);
  await reportBacklog(deps);
  end();
}

async function reportBacklog({ db, now }: Deps): Promise<void> {
  const [oldest] = await listExpiredPhotos(db, addDays(now, -1), { take: 1, skip: 0 });
  if (!oldest) return;
  const daysLate = Math.floor((now.getTime() - oldest.deleteAfter.getTime()) / DAY_MS);
  alarm('retention_backlog', { photoId: oldest.id, daysLate });
}

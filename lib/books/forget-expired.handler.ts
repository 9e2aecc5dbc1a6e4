import { alarm } from '@/lib/platform/alarm';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { StoragePort } from '@/lib/providers/storage/port';
import type { CloseOrders } from './delete-book';
import { drawWithoutPhoto } from './draw-without-photo';
import { emptyBook, forgetAdvanced, forgetPhotos } from './forget-book';
import { booksPastTheirFeatures, duePhotos, forgetFeatures, forgetReading } from './forget-features';
import { isStale, lockBook, markForgotten, type Page, staleDrafts, unfinishedDeletions } from './repo';
import { daysAfter, RETENTION_DAYS } from './retention';
import { forgetAbandoned } from './sweep-objects';

type Deps = {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly closeOrders: CloseOrders;
  readonly enqueue: Enqueue;
  readonly now: Date;
};

/** Rows that are looked up at once; a run goes on until none is left. */
const BATCH = 200;
const DAY_MS = 86_400_000;

type Forget<Item> = {
  readonly find: (page: Page) => Promise<readonly Item[]>;
  readonly forget: (item: Item) => Promise<unknown>;
};

/** Works through all that is found, batch by batch; what fails is passed over and told at the end. */
function forgetting() {
  const failures: unknown[] = [];
  let tried = 0;
  const all = async <Item extends { readonly id: string }>({ find, forget }: Forget<Item>): Promise<void> => {
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
 * Deletes what has been kept long enough (rulings, "photo and features kept"): photos past their day with the sheets
 * painted from them and the features that they told, and drafts that nobody bought with all their pictures. What an
 * earlier deletion or a crash left behind goes as well. Throws when something could not be deleted, after everything
 * else was; calls somebody when a photo is a day late.
 */
export async function handleForgetExpired(deps: Deps): Promise<void> {
  const { db, closeOrders, now } = deps;
  const { all, end } = forgetting();
  await all({
    find: (page) => duePhotos(db, now, page),
    forget: async ({ bookId }) => {
      await forgetPhotos(bookId, deps);
      await drawWithoutPhoto(bookId, deps);
      await forgetAdvanced(bookId, deps);
      await db.$transaction((tx) => forgetReading(tx, bookId));
    },
  });
  // Books that were still being made when their photo went.
  await all({
    find: (page) => booksPastTheirFeatures(db, page),
    forget: ({ id }) => db.$transaction((tx) => forgetFeatures(tx, id)),
  });
  const untouchedSince = daysAfter(now, -RETENTION_DAYS.draft);
  await all({
    find: (page) => staleDrafts(db, untouchedSince, page),
    forget: ({ id }) =>
      db.$transaction(async (tx) => {
        // Its owner may have come back, or paid, since it was looked up.
        if (!(await isStale(tx, id, untouchedSince))) return;
        await closeOrders(tx, id, now);
        await lockBook(tx, id);
        if (await isStale(tx, id, untouchedSince)) await markForgotten(tx, id, now);
      }),
  });
  await all({ find: (page) => unfinishedDeletions(db, page), forget: ({ id }) => emptyBook(id, deps) });
  await forgetAbandoned(deps);
  await tellOfBacklog(deps);
  end();
}

async function tellOfBacklog({ db, now }: Deps): Promise<void> {
  const [oldest] = await duePhotos(db, daysAfter(now, -1), { take: 1, skip: 0 });
  if (!oldest) return;
  const daysLate = Math.floor((now.getTime() - oldest.deleteAfter.getTime()) / DAY_MS);
  alarm('retention_backlog', { photoId: oldest.id, daysLate });
}

import { findEdition } from '@/lib/catalogue';
import { countPrintQueue, listPrintQueue, type PrintQueueRow } from '@/lib/fulfilment/server';
import type { Db } from '@/lib/platform/db';
import { STAFF_LIMITS } from '../limits';
import { parseCursor, toPage } from '../paging/cursor';
import type { PrintQueueItem, PrintQueueView, Promised } from './view';

const DAY_MS = 86_400_000;

type Query = {
  /** `null`: every print house. */
  readonly house: string | null;
  readonly promised: Promised;
  /** As `PrintQueueView.next` gave it. */
  readonly after: string | null;
};
type Deps = { readonly db: Db; readonly now: Date };

const DAYS: Readonly<Record<Promised, number | null>> = { all: null, risk: 1, week: 7 };

function getRisk(dispatchBy: Date | null, now: Date): PrintQueueItem['risk'] {
  const left = dispatchBy ? dispatchBy.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  if (left < 0) return 'late';
  return left < DAY_MS ? 'soon' : null;
}

/** The title of a row's book in the catalogue; `null` for a deleted book. */
export const getRowTitle = ({ order: { book } }: PrintQueueRow): string | null =>
  findEdition(book?.catalogueId ?? 0)?.title ?? null;

const toItem = (row: PrintQueueRow, now: Date): PrintQueueItem => ({
  id: row.id,
  house: row.provider,
  // The query selects no other.
  state: row.state as PrintQueueItem['state'],
  order: { id: row.order.id, number: row.order.number },
  group: row.order.groupOrder,
  country: row.order.country,
  title: getRowTitle(row),
  dispatchBy: row.order.dispatchBy,
  risk: getRisk(row.order.dispatchBy, now),
});

/** A page of the books at the print houses, those that are promised first on top. */
export async function getPrintQueue({ house, promised, after }: Query, { db, now }: Deps): Promise<PrintQueueView> {
  const days = DAYS[promised];
  const take = STAFF_LIMITS.exportSize;
  const cursor = parseCursor(after);
  const listing = {
    provider: house,
    promisedBefore: days === null ? null : new Date(now.getTime() + days * DAY_MS),
    after: cursor && { dispatchBy: cursor.time, id: cursor.id },
    take: take + 1,
  };
  const [houses, rows] = await Promise.all([countPrintQueue(db), listPrintQueue(db, listing)]);
  const page = toPage(rows, take, {
    toPlace: ({ id, order }) => ({ time: order.dispatchBy, id }),
    toRow: (row) => toItem(row, now),
  });
  return { houses, ...page };
}

import { listDrawnBooks, type SignUrl, toOrderedBookCover } from '@/lib/books/server';
import type { OrderState } from '@/lib/orders';
import type { Db } from '@/lib/platform/db';
import { listOrderedClasses, type OrderedClassRow } from '../ordering/repository';
import type { ClassSummary } from './books-view';
import { isPartMade } from './class-state';

type Deps = { readonly db: Db; readonly accountId: string; readonly sign: SignUrl; readonly now: Date };

const ENDED: readonly OrderState[] = ['cancelled', 'refunded'];

const listParts = ({ order }: OrderedClassRow) =>
  (order?.groupParts ?? []).filter(({ state }) => !ENDED.includes(state));

async function listCovers({ children }: OrderedClassRow, { sign, now }: Deps): Promise<readonly string[]> {
  const covers = await Promise.all(children.map(({ book }) => toOrderedBookCover(book, sign, now)));
  return covers.flatMap((book) => book?.cover ?? []);
}

async function toSummary(
  row: OrderedClassRow,
  drawn: ReadonlySet<string>,
  deps: Deps,
): Promise<readonly ClassSummary[]> {
  const { id, kindergartenName, country, language, order } = row;
  if (!order?.paidAt) return [];
  const living = listParts(row);
  const isMade = ({ state, bookId }: (typeof living)[number]) =>
    isPartMade({ state, drawn: bookId !== null && drawn.has(bookId) });
  return [
    {
      classId: id,
      kindergartenName,
      country,
      language,
      orderNumber: order.number,
      state: order.state,
      format: order.tier === 'digital' ? 'digital' : 'printed',
      paidAt: order.paidAt.toISOString(),
      total: living.length,
      done: living.filter(isMade).length,
      coverUrls: await listCovers(row, deps),
    },
  ];
}

/** The classes that an account has paid for, newest first (`/my-books`); their books are not listed one by one. */
export async function listClasses(deps: Deps): Promise<readonly ClassSummary[]> {
  const rows = await listOrderedClasses(deps.db, deps.accountId);
  const waiting = rows
    .flatMap(listParts)
    .flatMap(({ state, bookId }) => (state === 'awaiting_confirmation' && bookId ? [bookId] : []));
  const drawn = await listDrawnBooks(deps.db, waiting);
  return (await Promise.all(rows.map((row) => toSummary(row, drawn, deps)))).flat();
}

import { formatPhone, type SignedInAccount } from '@/lib/accounts/server';
import { addDays, countFiles, getDrafts, getPhotoDates, listBookIds, RETENTION_DAYS } from '@/lib/books/server';
import { type AccountOrder, countAddresses, isOpenOrder, listEveryOrder } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { countPaidOrders } from './repository';
import type { StoredData } from './view';

type Deps = { readonly db: Db; readonly now: Date };

const toIso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** What the shop keeps about an account now, and until when by itself (rulings, "Photos and names"). */
export async function getStoredData(account: SignedInAccount, { db, now }: Deps): Promise<StoredData> {
  const { accountId, phone, email } = account;
  const [orders, bookIds, dates, drafts, addresses] = await Promise.all([
    listEveryOrder(db, accountId),
    listBookIds(db, accountId),
    getPhotoDates(db, accountId),
    getDrafts(db, accountId),
    countAddresses(db, accountId),
  ]);
  const counts = await countFiles(db, bookIds);
  const { updatedAt } = drafts._min;
  return {
    phoneText: formatPhone(phone),
    email,
    drafts: drafts._count,
    ...counts,
    addresses,
    draftsUntil: toIso(updatedAt && addDays(updatedAt, RETENTION_DAYS.draft)),
    photosFrom: toIso(dates._min.deleteAfter),
    photosUntil: toIso(dates._max.deleteAfter),
    books: bookIds.length - drafts._count,
    orders: countPaidOrders(orders),
    openOrders: listOpenNumbers(orders, now),
  };
}

/** Numbers of the orders that are not finished; the books of a class have the class's number. */
function listOpenNumbers(orders: readonly AccountOrder[], now: Date): readonly string[] {
  const open = orders.filter((order) => isOpenOrder(order, now));
  const known = open.map((order) => orders.find(({ id }) => id === order.groupOrderId) ?? order);
  return [...new Set(known.map(({ number }) => number))];
}

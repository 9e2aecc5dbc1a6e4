import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import { INBOX_LISTS, ORDER_LISTS } from '@/lib/staff';
import {
  countToday,
  getPrintQueue,
  getQuality,
  getStaffOrder,
  listInboxPage,
  listRefundsDue,
  listReviews,
  listStaffOrders,
} from '@/lib/staff/server';

/** One page of the desk, as it reads its data. */
export type StaffRead = {
  readonly name: string;
  /** Milliseconds that it may take. */
  readonly aim: 200 | 300;
  readonly read: (db: Db) => Promise<unknown>;
};

/** Typed texts, by what they mean; the orders are those of `insertManyOrders`. */
const SEARCHES = {
  number: 'N000123456',
  'beginning of a number': 'N0001234',
  phone: '051-012-3456',
  'beginning of a phone': '+97251012',
  email: 'parent123456@example.com',
  'common beginning of an email': 'parent1',
  name: 'levibcdefg dana',
  'common name': 'dana',
  'tracking number': 'RR00123456IL',
  nothing: 'nobody@example.com',
} as const;

const OWNER = { memberId: newId(), role: 'owner' } as const;

/**
 * Every list and search of the desk.
 * @param orderId an order with payments and messages
 */
export function listStaffReads({
  now,
  orderId,
}: {
  readonly now: Date;
  readonly orderId: string;
}): readonly StaffRead[] {
  const orders = (query: Partial<Parameters<typeof listStaffOrders>[0]>) => (db: Db) =>
    listStaffOrders({ list: 'all', search: '', after: null, ...query }, { db, actor: OWNER, now });
  const inbox = (query: Partial<Parameters<typeof listInboxPage>[0]>) => (db: Db) =>
    listInboxPage({ list: 'received', search: '', after: null, ...query }, { db, actor: OWNER });
  const queue = (query: Partial<Parameters<typeof getPrintQueue>[0]>) => (db: Db) =>
    getPrintQueue({ house: null, promised: 'all', after: null, ...query }, { db, now });
  const halfWay = `${now.getTime() - 100_000 * 60_000}_${newId()}`;
  const searches = Object.entries(SEARCHES);
  return [
    { name: 'today', aim: 300, read: (db) => countToday({ db, actor: OWNER, now, countFailedJobs: async () => 0 }) },
    ...ORDER_LISTS.map((list) => ({ name: `orders: ${list}`, aim: 300, read: orders({ list }) }) as const),
    { name: 'orders: a page half way', aim: 300, read: orders({ after: halfWay }) },
    { name: 'orders: printing, half way', aim: 300, read: orders({ list: 'printing', after: halfWay }) },
    ...searches.map(([what, search]) => ({ name: `orders by ${what}`, aim: 200, read: orders({ search }) }) as const),
    {
      name: 'order',
      aim: 300,
      read: (db) => getStaffOrder(orderId, { db, actor: OWNER, listFailedJobs: async () => [] }),
    },
    { name: 'print queue', aim: 300, read: queue({}) },
    { name: 'print queue: a house, at risk', aim: 300, read: queue({ house: 'print-sandbox', promised: 'risk' }) },
    {
      name: 'print queue: half way',
      aim: 300,
      read: queue({ after: `${now.getTime() + 10 * 86_400_000}_${newId()}` }),
    },
    ...INBOX_LISTS.map((list) => ({ name: `requests: ${list}`, aim: 300, read: inbox({ list }) }) as const),
    { name: 'requests: a page half way', aim: 300, read: inbox({ list: 'closed', after: halfWay }) },
    { name: 'requests by number', aim: 200, read: inbox({ list: 'all', search: 'N000123450' }) },
    { name: 'requests by email', aim: 200, read: inbox({ list: 'all', search: 'parent123450@example.com' }) },
    { name: 'requests by phone', aim: 200, read: inbox({ list: 'all', search: '051-012-3450' }) },
    { name: 'requests by a common word', aim: 200, read: inbox({ list: 'all', search: 'book' }) },
    { name: 'refunds by hand', aim: 300, read: (db) => listRefundsDue(db, now) },
    { name: 'reviews', aim: 300, read: (db) => listReviews(db) },
    { name: 'quality: 30 days', aim: 300, read: (db) => getQuality({ period: 30, language: 'en' }, { db, now }) },
  ];
}

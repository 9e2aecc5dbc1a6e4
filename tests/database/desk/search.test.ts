import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import { formatCursor } from '@/lib/staff/paging/cursor';
import { getPrintQueue, listStaffOrders } from '@/lib/staff/server';
import { insertManyOrders, ONE_IN } from '../support/many-orders';
import { NOW } from '../support/time';
import { watchScans } from '../support/watch-scans';
import { withShop } from '../support/with-shop';

const shop = withShop();
/** Enough for Postgres to prefer an index wherever there is one, also for the addresses of all orders in print. */
const ORDERS = 40_000;
const IN_PRINT = ORDERS / ONE_IN;
const OWNER = { memberId: newId(), role: 'owner' } as const;
const PRINTER = { memberId: newId(), role: 'production' } as const;

beforeAll(() => insertManyOrders(shop.db, { orders: ORDERS, books: ORDERS }), 600_000);

const TABLES = ['accounts', 'orders', 'shipments', 'shipping_addresses'];

async function watch<Page>(find: (db: Db) => Promise<Page>) {
  const { found: page, scanned } = await watchScans(shop.db, TABLES, find);
  return { page, scanned };
}

const read = (query: Partial<Parameters<typeof listStaffOrders>[0]>, actor: typeof OWNER | typeof PRINTER = OWNER) =>
  watch((db) => listStaffOrders({ list: 'all', search: '', after: null, ...query }, { db, actor, now: NOW }));

describe('the desk: one search over many orders', () => {
  it.each([
    ['a number', 'n000012345', 1],
    ['the beginning of a number', 'N00001234', 10],
    ['a phone as it is dialled', '051-001-2345', 1],
    ['a phone with its country code', '+972510012345', 1],
    ['an address of e-mail', 'Parent12345@example.com', 1],
    ['words of a name', 'leviabcdef dana', 1],
    ['a tracking number', 'rr00012345il', 1],
    ['nothing', 'parent99999@example.com', 0],
  ])('%s is found by an index', async (_, search, count) => {
    const { page, scanned } = await read({ search });
    expect([page.rows.length, scanned]).toEqual([count, []]);
  });

  it.each(['all', 'printing', 'late', 'failed', 'paid'] as const)('the list %s reads an index', async (list) => {
    const { scanned } = await read({ list });
    expect(scanned).toEqual([]);
  });

  it.each([
    [{ house: null, promised: 'all' }, IN_PRINT],
    [{ house: 'print-sandbox', promised: 'all' }, IN_PRINT],
    [{ house: 'lulu', promised: 'week' }, 0],
  ] as const)('the print queue %o reads indexes', async (filter, count) => {
    const { page, scanned } = await watch((db) => getPrintQueue({ ...filter, after: null }, { db, now: NOW }));
    expect([page.rows.length, scanned]).toEqual([count, []]);
  });

  it('pages follow each other without gaps and repeats', async () => {
    const numbers: string[] = [];
    let after: string | null = null;
    do {
      const { page } = await read({ list: 'printing', after });
      numbers.push(...page.rows.map(({ number }) => number));
      after = page.next;
    } while (after);
    expect(numbers).toEqual([...new Set(numbers)].toSorted());
    expect(numbers).toHaveLength(IN_PRINT);
  });

  it('the print queue goes on after any of its rows', async () => {
    const read = (after: string | null) =>
      getPrintQueue({ house: null, promised: 'all', after }, { db: shop.db, now: NOW });
    const { rows } = await read(null);
    const ids = rows.map(({ id }) => id);
    for (const [at, { dispatchBy: time, id }] of rows.entries()) {
      if (at % 9 > 0) continue;
      const rest = await read(formatCursor({ time, id }));
      expect(rest.rows.map((row) => row.id)).toEqual(ids.slice(at + 1));
    }
  });

  it('a role that sees no customers finds by numbers alone, and sees no names', async () => {
    const found = await read({ search: 'N000012345' }, PRINTER);
    expect(found.page.rows.map(({ customer }) => customer)).toEqual([null]);
    const hidden = await read({ search: 'parent12345@example.com' }, PRINTER);
    expect(hidden.page.rows).toEqual([]);
  });
});

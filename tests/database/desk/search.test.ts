import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import { listStaffOrders } from '@/lib/staff/server';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
/** Enough for Postgres to prefer an index wherever there is one. */
const ORDERS = 20_000;
const OWNER = { memberId: newId(), role: 'owner' } as const;
const PRINTER = { memberId: newId(), role: 'production' } as const;

beforeAll(async () => {
  const options = { timeout: 100_000, maxWait: 10_000 };
  // In one transaction, whose reads are counted before the first search.
  await shop.db.$transaction(async (tx) => {
    await tx.$executeRaw`
    INSERT INTO accounts (id, phone, country, language)
    SELECT gen_random_uuid(), '+9725' || (10000000 + n), 'IL', 'he' FROM generate_series(1, ${ORDERS}::int) AS n`;
    await tx.$executeRaw`
    INSERT INTO orders (id, number, account_id, country, currency, language, email, state, tier, created_at, updated_at)
    SELECT gen_random_uuid(), 'N' || lpad(row::text, 9, '0'), id, 'IL', 'ILS', 'he', 'parent' || row || '@example.com',
      (CASE WHEN row % 200 = 0 THEN 'printing' ELSE 'delivered' END)::"OrderState", 'printed',
      now() - row * interval '1 minute', now()
    FROM (SELECT id, row_number() OVER (ORDER BY phone) AS row FROM accounts) AS numbered`;
    await tx.$executeRaw`
    INSERT INTO shipping_addresses (order_id, full_name, country, city, street, house)
    SELECT id, 'Dana Levi' || translate(right(number, 5), '0123456789', 'abcdefghij'), 'IL', 'Haifa', 'Herzl', '1' FROM orders`;
    await tx.$executeRaw`
    INSERT INTO shipments (id, order_id, provider, profile_id, interior_key, interior_sha256, cover_key, cover_sha256,
      tracking_number, updated_at)
    SELECT gen_random_uuid(), id, 'sandbox', 'p', 'i' || id, repeat('a', 64), 'c' || id, repeat('b', 64),
      'RR' || right(number, 8) || 'IL', now() FROM orders`;
    await tx.$executeRaw`ANALYZE`;
    await tx.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
  }, options);
}, 120_000);

const listSeqScans = async (): Promise<readonly (readonly [string, number])[]> => {
  const rows = await shop.db.$queryRaw<{ name: string; scans: bigint }[]>`
    SELECT relname AS name, seq_scan AS scans FROM pg_stat_user_tables
    WHERE relname IN ('orders', 'accounts', 'shipping_addresses', 'shipments') ORDER BY 1`;
  return rows.map(({ name, scans }) => [name, Number(scans)]);
};

/** The page of a search or a list, and the tables that Postgres read from end to end for it. */
async function read(
  query: Partial<Parameters<typeof listStaffOrders>[0]>,
  actor: typeof OWNER | typeof PRINTER = OWNER,
) {
  const before = await listSeqScans();
  const page = await shop.db.$transaction(async (tx) => {
    const found = await listStaffOrders(
      { list: 'all', search: '', after: null, ...query },
      { db: tx as Db, actor, now: NOW },
    );
    await tx.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
    return found;
  });
  const after = await listSeqScans();
  const scanned = after.flatMap(([name, scans], index) => (scans > (before[index]?.[1] ?? 0) ? [name] : []));
  return { page, scanned };
}

describe('the desk: one search over many orders', () => {
  it.each([
    ['a number', 'n000012345', 1],
    ['the beginning of a number', 'N00001234', 10],
    ['a phone as it is dialled', '051-001-2345', 1],
    ['a phone with its country code', '+972510012345', 1],
    ['an address of e-mail', 'Parent12345@example.com', 1],
    ['words of a name', 'levibcdef dana', 1],
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

  it('pages follow each other without gaps and repeats', async () => {
    const numbers: string[] = [];
    let after: string | null = null;
    do {
      const { page } = await read({ list: 'printing', after });
      numbers.push(...page.rows.map(({ number }) => number));
      after = page.next;
    } while (after);
    expect(numbers).toEqual([...new Set(numbers)].toSorted());
    expect(numbers).toHaveLength(ORDERS / 200);
  });

  it('a role that sees no customers finds by numbers alone, and sees no names', async () => {
    const found = await read({ search: 'N000012345' }, PRINTER);
    expect(found.page.rows.map(({ customer }) => customer)).toEqual([null]);
    const hidden = await read({ search: 'parent12345@example.com' }, PRINTER);
    expect(hidden.page.rows).toEqual([]);
  });
});

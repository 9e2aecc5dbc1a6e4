import type { Db, Tx } from '@/lib/platform/db';

type Amount = {
  readonly orders: number;
  /** As many as orders unless it is said; with fewer, each has several orders. */
  readonly accounts?: number;
  /** With a draft for every second order when it is half as many again. */
  readonly books: number;
};

/** Of so many orders one is in print. */
export const ONE_IN = 400;

const insertAccounts = (tx: Tx, { orders, accounts = orders }: Amount) => tx.$executeRaw`
  INSERT INTO accounts (id, phone, country, language)
  SELECT gen_random_uuid(), '+9725' || (10000000 + n), 'IL', 'he' FROM generate_series(1, ${accounts}::int) AS n`;

const insertBooks = (tx: Tx, { books }: Amount) => tx.$executeRaw`
  INSERT INTO books (id, device_id, catalogue_id, child_name, language, created_at, updated_at)
  SELECT gen_random_uuid(), gen_random_uuid(), 1 + n % 20, 'Noa', 'he', now() - n * interval '1 minute', now()
  FROM generate_series(1, ${books}::int) AS n`;

/** One a minute, the first one just now. Of each 400, one is in print and one in each state on the way there. */
const insertOrders = (tx: Tx, { orders, accounts = orders }: Amount) => tx.$executeRaw`
  INSERT INTO orders (id, number, account_id, book_id, country, currency, language, email, state, tier, total_minor,
    created_at, updated_at, paid_at, confirmed_at, dispatch_by, production_failed_at)
  SELECT gen_random_uuid(), 'N' || lpad(row::text, 9, '0'), account_id, book_id, 'IL', 'ILS', 'he',
    'parent' || row || '@example.com', state::"OrderState", 'combo', 10800, created_at, created_at,
    CASE WHEN state NOT IN ('unpaid', 'awaiting_payment') THEN created_at END,
    CASE WHEN state IN ('printing', 'delivered') THEN created_at + interval '1 hour' END,
    CASE WHEN state = 'printing' THEN greatest(created_at + interval '1 day', now() + (row / ${ONE_IN}::int % 30 - 2) * interval '1 day')
      WHEN state = 'delivered' THEN created_at + interval '9 days' END,
    CASE WHEN state = 'in_production' AND row % 4000 < 400 THEN created_at + interval '1 hour' END
  FROM (
    SELECT numbered.*, now() - row * interval '1 minute' AS created_at,
      (ARRAY['printing', 'awaiting_confirmation', 'in_production', 'paid', 'unpaid', 'refunded'])[row % ${ONE_IN}::int + 1]
        AS early
    FROM (
      SELECT accounts.id AS account_id, books.id AS book_id, books.row
      FROM (SELECT id, row_number() OVER (ORDER BY phone) AS row FROM accounts) AS accounts
      JOIN (SELECT id, row_number() OVER (ORDER BY id) AS row FROM books) AS books
        ON (books.row - 1) % ${accounts}::int + 1 = accounts.row AND books.row <= ${orders}::int
    ) AS numbered
  ) AS timed, LATERAL (SELECT coalesce(early, 'delivered') AS state) AS named`;

const insertAddresses = (tx: Tx) => tx.$executeRaw`
  INSERT INTO shipping_addresses (order_id, full_name, country, city, street, house)
  SELECT id, 'Dana Levi' || translate(right(number, 6), '0123456789', 'abcdefghij'), 'IL', 'Haifa', 'Herzl', '1'
  FROM orders`;

const insertShipments = (tx: Tx) => tx.$executeRaw`
  INSERT INTO shipments (id, order_id, provider, provider_id, profile_id, interior_key, interior_sha256, cover_key,
    cover_sha256, tracking_number, state, created_at, updated_at)
  SELECT gen_random_uuid(), id, 'print-sandbox', id::text, 'p', 'i' || id, repeat('a', 64), 'c' || id, repeat('b', 64),
    'RR' || right(number, 8) || 'IL', state::text::"ShipmentState", confirmed_at, confirmed_at
  FROM orders WHERE state IN ('printing', 'delivered')`;

/**
 * Fills an empty database by SQL with orders as a shop of some years has them: most are delivered, each has an account,
 * a book, an address and a parcel.
 */
export const insertManyOrders = (db: Db, amount: Amount): Promise<void> =>
  db.$transaction(
    async (tx) => {
      await insertAccounts(tx, amount);
      await insertBooks(tx, amount);
      await insertOrders(tx, amount);
      await insertAddresses(tx);
      await insertShipments(tx);
      await tx.$executeRaw`ANALYZE`;
    },
    { timeout: 300_000, maxWait: 10_000 },
  );

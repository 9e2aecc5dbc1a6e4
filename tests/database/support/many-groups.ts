import type { Db, Tx } from '@/lib/platform/db';

/** Classes, of which every second one is only the trace of a visit. */
const CLASSES = 40_000;
const COMPANIES = 5_000;

/** Letters in place of digits, so that names differ. */
const LETTERS = 'abcdefghij';

/** One every five minutes; three of four that somebody began are ordered. */
const insertClasses = (tx: Tx) => tx.$executeRaw`
  INSERT INTO kindergarten_orders (id, device_id, account_id, order_id, country, language, kindergarten_name, contact_name,
    email, link_closes_at, created_at, updated_at)
  SELECT gen_random_uuid(), gen_random_uuid(), CASE WHEN begun THEN account_id END, CASE WHEN begun AND n % 8 <> 0 THEN order_id END,
    'IL', 'he', CASE WHEN begun THEN 'Gan ' || letters ELSE '' END, CASE WHEN begun THEN 'Ronit ' || letters ELSE '' END,
    CASE WHEN begun THEN 'teacher' || n || '@example.com' ELSE '' END,
    CASE WHEN begun THEN created_at + interval '14 days' END, created_at, created_at
  FROM (
    SELECT n, n % 2 = 0 AS begun, translate(n::text, '0123456789', ${LETTERS}) AS letters, orders.id AS order_id,
      orders.account_id, now() - n * interval '5 minutes' AS created_at
    FROM generate_series(1, ${CLASSES}::int) AS n JOIN orders ON orders.number = 'N' || lpad((n * 5)::text, 9, '0')
  ) AS numbered`;

/** Ten in each class that somebody began. */
const insertChildren = (tx: Tx) => tx.$executeRaw`
  INSERT INTO kindergarten_children (id, kindergarten_id, book_id, position, created_at)
  SELECT gen_random_uuid(), classes.id, books.id, (books.row % 10)::int, now()
  FROM (
    SELECT id, row_number() OVER (ORDER BY id) AS row FROM kindergarten_orders WHERE kindergarten_name <> ''
  ) AS classes
  JOIN (SELECT id, row_number() OVER (ORDER BY id) AS row FROM books) AS books ON (books.row + 9) / 10 = classes.row`;

/** One every forty minutes; of ten one collects and one waits for its bank transfer. */
const insertBatches = (tx: Tx) => tx.$executeRaw`
  INSERT INTO company_batches (id, account_id, order_id, state, link_token, contact_name, company_name, contact_email,
    contact_phone, estimated_books, catalogue_id, image_model, book_type, office_street, office_city, country, language,
    closes_at, transfer_at, created_at, updated_at)
  SELECT gen_random_uuid(), account_id, CASE WHEN state <> 'open' THEN order_id END, state::"BatchState", 'many-' || n,
    'Ruth ' || letters, 'Company ' || letters, 'hr' || n || '@example.com', '+97253' || (1000000 + n), 20, 1, 'regular',
    'digital', 'Herzl 1', 'Haifa', 'IL', 'he', created_at + interval '14 days',
    CASE WHEN state = 'closed' THEN created_at + interval '15 days' END, created_at, created_at
  FROM (
    SELECT n, translate(n::text, '0123456789', ${LETTERS}) AS letters, orders.id AS order_id, orders.account_id,
      now() - n * interval '40 minutes' AS created_at,
      CASE n % 10 WHEN 1 THEN 'open' WHEN 2 THEN 'closed' ELSE 'delivered' END AS state
    FROM generate_series(1, ${COMPANIES}::int) AS n JOIN orders ON orders.number = 'N' || lpad((n * 40 - 1)::text, 9, '0')
  ) AS numbered`;

/** Twenty employees in each batch. */
const insertSubmissions = (tx: Tx) => tx.$executeRaw`
  INSERT INTO company_submissions (id, batch_id, book_id, state, employee_name, employee_phone, book_type, language,
    approved_at, submitted_at, updated_at)
  SELECT gen_random_uuid(), batches.id, books.id, 'delivered', 'Dana ' || books.row, '+97254' || (1000000 + books.row),
    'digital', 'he', now(), now(), now()
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS row FROM company_batches) AS batches
  JOIN (SELECT id, row_number() OVER (ORDER BY id DESC) AS row FROM books) AS books ON (books.row + 19) / 20 = batches.row`;

const awaitTransfers = (tx: Tx) => tx.$executeRaw`
  UPDATE orders SET state = 'awaiting_payment', paid_at = NULL, confirmed_at = NULL, dispatch_by = NULL
  FROM company_batches WHERE company_batches.order_id = orders.id AND company_batches.state = 'closed'`;

/** Classes and companies with their children and employees, ordered by some of the orders of `insertManyOrders`. */
export const insertManyGroups = (db: Db): Promise<void> =>
  db.$transaction(
    async (tx) => {
      await insertClasses(tx);
      await insertChildren(tx);
      await insertBatches(tx);
      await insertSubmissions(tx);
      await awaitTransfers(tx);
      await tx.$executeRaw`ANALYZE`;
    },
    { timeout: 300_000, maxWait: 10_000 },
  );

import type { Db } from '@/lib/platform/db';

/** Statistics are written with the rows: a table without them gets plans that a shop of this size never has. */
const inOneTransaction = (db: Db, work: (tx: Parameters<Parameters<Db['$transaction']>[0]>[0]) => Promise<unknown>) =>
  db.$transaction(
    async (tx) => {
      await work(tx);
      await tx.$executeRaw`ANALYZE`;
    },
    { timeout: 600_000, maxWait: 10_000 },
  );

/** The books of `insertManyOrders` belong to the accounts of their orders, with drawn spreads; everybody is signed in on one device. */
export const insertManyCustomers = (db: Db, spreads: number): Promise<void> =>
  inOneTransaction(db, async (tx) => {
    await tx.$executeRaw`
      UPDATE books SET account_id = orders.account_id, approved_at = orders.created_at
      FROM orders WHERE orders.book_id = books.id`;
    await tx.$executeRaw`
      INSERT INTO illustrations (id, book_id, page_key, model, variation, revision, size_px, storage_key, provider)
      SELECT gen_random_uuid(), books.id, 's' || lpad((1 + n % 12)::text, 2, '0'), 'regular', 0, 1, 1000,
        'many/' || books.id || '/' || n, 'local'
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS row FROM books) AS books
      CROSS JOIN generate_series(1, 12) AS n WHERE (books.row - 1) * 12 + n <= ${spreads}::int`;
    await tx.$executeRaw`
      INSERT INTO sessions (id, account_id, token_hash, device_id, expires_at)
      SELECT gen_random_uuid(), id, encode(sha256(phone::bytea), 'hex'), gen_random_uuid(), now() + interval '30 days'
      FROM accounts`;
    await tx.$executeRaw`
      INSERT INTO photos (id, book_id, storage_key, width_px, height_px, delete_after, consent_text_version,
        consent_language, consent_at, consent_names_hosted)
      SELECT gen_random_uuid(), id, 'many/' || id || '.jpg', 800, 800, now() + interval '20 days', '1', 'he', now(), false
      FROM books WHERE account_id IS NULL`;
  });

/** Jobs as the queue holds them: most are done, some hundred wait. */
export const insertManyJobs = (db: Db, jobs: number): Promise<void> =>
  inOneTransaction(
    db,
    (tx) => tx.$executeRaw`
      INSERT INTO pgboss.job (id, name, data, state, created_on, completed_on)
      SELECT gen_random_uuid(), 'draw-preview', jsonb_build_object('bookId', gen_random_uuid()),
        (CASE WHEN n % 200 = 0 THEN 'created' ELSE 'completed' END)::pgboss.job_state,
        now() - n * interval '1 second', CASE WHEN n % 200 <> 0 THEN now() END
      FROM generate_series(1, ${jobs}::int) AS n`,
  );

import type { Db, Tx } from '@/lib/platform/db';
import { QUALITY_TRAITS } from '@/lib/staff/quality/view';

const MEMBERS = 20;
/** Each has a row when it began and one with its outcome. */
const ACTIONS = 100_000;
const POSTS = 500;
const TESTIMONIALS = 1_000;

/** The first member did little; one action in a thousand is rare. */
async function insertTrail(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO staff_members (id, phone, role, created_at)
    SELECT gen_random_uuid(), '+97255' || (1000000 + n), 'service', now() FROM generate_series(1, ${MEMBERS}::int) AS n`;
  await tx.$executeRaw`
    INSERT INTO staff_actions (request_id, member_id, role, action, subject, subject_id, outcome, at)
    SELECT request_id, members.id, 'service', CASE WHEN n % 1000 = 0 THEN 'group_cancel' ELSE 'note' END,
      CASE WHEN n % 1000 = 0 THEN 'group' ELSE 'order' END, n::text, outcome, now() - (${ACTIONS}::int - n) * interval '1 minute'
    FROM (SELECT n, gen_random_uuid() AS request_id FROM generate_series(1, ${ACTIONS}::int) AS n) AS actions
    JOIN (SELECT id, row_number() OVER (ORDER BY phone) AS row FROM staff_members) AS members
      ON members.row = CASE WHEN n % 10000 = 0 THEN 1 ELSE 2 + n % (${MEMBERS}::int - 1) END
    CROSS JOIN (VALUES (1, 'started'), (2, 'done')) AS outcomes (at, outcome)
    ORDER BY n, outcomes.at`;
}

async function insertWords(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO blog_posts (id, image, published_at)
    SELECT 'many-' || n, 'many.avif', now() - n * interval '1 day' FROM generate_series(1, ${POSTS}::int) AS n`;
  await tx.$executeRaw`
    INSERT INTO blog_translations (post_id, language, title, description, content, reading_time)
    SELECT id, language, 'Title', 'Summary', repeat('A paragraph of words. ', 300), 5
    FROM blog_posts CROSS JOIN unnest(enum_range(NULL::"Language")) AS language WHERE id LIKE 'many-%'`;
  await tx.$executeRaw`
    INSERT INTO testimonials (id, language, quote, who, place, source, consent, shown, created_at)
    SELECT gen_random_uuid(), 'he', 'A lovely book', 'Dana', 'Haifa', '', '', false, now() - n * interval '1 hour'
    FROM generate_series(1, ${TESTIMONIALS}::int) AS n`;
}

/** In each fifth book a picture was drawn again, a page reworded and the hero's nose corrected. */
async function insertEdits(tx: Tx): Promise<void> {
  const formatHero = (nose: string) =>
    JSON.stringify(
      Object.fromEntries(QUALITY_TRAITS.map((trait) => [trait, trait === 'nose' ? nose : 'as-first-met'])),
    );
  const [met, corrected] = [formatHero('as-first-met'), formatHero('wide')];
  await tx.$executeRaw`
    UPDATE books SET first_character = ${met}::jsonb,
      "character" = CASE WHEN row % 5 = 0 THEN ${corrected}::jsonb ELSE ${met}::jsonb END
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS row FROM books) AS numbered
    WHERE numbered.id = books.id AND row <= (SELECT count(*) FROM orders)`;
  await tx.$executeRaw`
    INSERT INTO redraws (id, book_id, page_key, revision, model, variation, state, created_at)
    SELECT gen_random_uuid(), id, 's0' || (1 + row % 9), 1, 'regular', 1, 'done', now()
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS row FROM books) AS numbered WHERE row % 5 = 1`;
  await tx.$executeRaw`
    INSERT INTO pages (book_id, key, texts, updated_at)
    SELECT id, 's0' || (1 + row % 9), '{"home": "Other words"}'::jsonb, now()
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS row FROM books) AS numbered WHERE row % 5 = 2`;
}

/** What the staff did and wrote, and what parents changed in the books of `insertManyOrders`. */
export const insertManyChanges = (db: Db): Promise<void> =>
  db.$transaction(
    async (tx) => {
      await insertTrail(tx);
      await insertWords(tx);
      await insertEdits(tx);
      await tx.$executeRaw`ANALYZE`;
    },
    { timeout: 300_000, maxWait: 10_000 },
  );

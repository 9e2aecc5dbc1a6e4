import { Prisma, type Tx } from '@/lib/platform/db';
import { PORTRAIT_KEY } from '../pages';

// What parents change in the books that they bought: counts alone, of stories, pages and names of traits.

/** Of which books: bought since then, of stories with at least so many of them. */
export type QualityRange = { readonly since: Date; readonly least: number };

/** The books of the range with the base id of their story. */
const sold = (since: Date) => Prisma.sql`sold AS (
  SELECT DISTINCT books.id, books.catalogue_id % 10000 AS story
  FROM books JOIN orders ON orders.book_id = books.id
  WHERE orders.paid_at >= ${since} AND books.catalogue_id IS NOT NULL)`;

export type StoryQualityRow = {
  /** Base id. */
  readonly story: number;
  readonly books: number;
  /** Books whose hero was drawn again. */
  readonly redrawn: number;
  /** Books about whose order somebody wrote to the shop, or asked for a reprint. */
  readonly complained: number;
};

/** Each story, the one with the most complaints and new heroes per book first. */
export const listStoryQuality = (tx: Tx, { since, least }: QualityRange) => tx.$queryRaw<StoryQualityRow[]>`
  WITH ${sold(since)}, judged AS (
    SELECT story,
      EXISTS (SELECT 1 FROM redraws WHERE book_id = sold.id AND page_key = ${PORTRAIT_KEY}) AS redrawn,
      EXISTS (
        SELECT 1 FROM orders WHERE orders.book_id = sold.id AND (
          EXISTS (SELECT 1 FROM reprint_requests WHERE order_id = orders.id)
          OR EXISTS (SELECT 1 FROM support_requests WHERE order_id = orders.id))) AS complained
    FROM sold)
  SELECT story, count(*)::int AS books, (count(*) FILTER (WHERE redrawn))::int AS redrawn,
    (count(*) FILTER (WHERE complained))::int AS complained
  FROM judged GROUP BY story HAVING count(*) >= ${least}
  ORDER BY ((count(*) FILTER (WHERE redrawn)) + (count(*) FILTER (WHERE complained)))::float / count(*) DESC, story`;

export type PageQualityRow = {
  readonly story: number;
  /** `cover`, `s01` … `closing` */
  readonly page: string;
  readonly books: number;
  /** Books whose picture was drawn again, and whose words were changed. */
  readonly redrawn: number;
  readonly reworded: number;
};

/** The pages that parents changed most, per book of their story. */
export const listPageQuality = (tx: Tx, { since, least }: QualityRange, take: number) => tx.$queryRaw<PageQualityRow[]>`
  WITH ${sold(since)}, sizes AS (
    SELECT story, count(*) AS books FROM sold GROUP BY story HAVING count(*) >= ${least}
  ), changed AS (
    SELECT DISTINCT story, book_id, page_key AS page, true AS drawing FROM sold JOIN redraws ON book_id = sold.id
    WHERE page_key <> ${PORTRAIT_KEY}
    UNION ALL
    SELECT story, book_id, key AS page, false AS drawing FROM sold JOIN pages ON book_id = sold.id
    WHERE text IS NOT NULL OR texts IS NOT NULL OR subtitle IS NOT NULL)
  SELECT story, page, books::int AS books, (count(*) FILTER (WHERE drawing))::int AS redrawn,
    (count(*) FILTER (WHERE NOT drawing))::int AS reworded
  FROM changed JOIN sizes USING (story) GROUP BY story, page, books
  ORDER BY count(*)::float / books DESC, story, page LIMIT ${take}`;

export type TraitQualityRow = { readonly trait: string; readonly heroes: number; readonly corrected: number };

/** How often each trait of the hero was corrected, the worst first; the values are not read. */
export const listTraitQuality = (tx: Tx, { since, least }: QualityRange, traits: readonly string[]) => tx.$queryRaw<
  TraitQualityRow[]
>`
  WITH ${sold(since)}, heroes AS MATERIALIZED (
    SELECT "character", first_character FROM sold JOIN books ON books.id = sold.id
    WHERE first_character IS NOT NULL AND "character" IS NOT NULL
  ), changed AS (
    SELECT trait, count(*) AS corrected FROM heroes CROSS JOIN unnest(${[...traits]}::text[]) AS trait
    -- Most heroes stay as they were met: their traits are not compared.
    WHERE "character" <> first_character AND "character"->trait IS DISTINCT FROM first_character->trait
    GROUP BY trait)
  SELECT trait, total.heroes::int AS heroes, coalesce(corrected, 0)::int AS corrected
  FROM unnest(${[...traits]}::text[]) AS trait LEFT JOIN changed USING (trait)
    CROSS JOIN (SELECT count(*) AS heroes FROM heroes) AS total
  WHERE total.heroes >= ${least} ORDER BY corrected DESC, trait`;

-- Drafts that another account took over through a mailed link go back to their first device, unless they were paid for;
-- the open order of that account ends.
INSERT INTO "order_changes" ("id", "order_id", "from", "to", "by")
SELECT gen_random_uuid(), orders."id", orders."state", 'cancelled', 'shop'
FROM "orders" AS orders JOIN "books" ON "books"."id" = orders."book_id"
WHERE "books"."kept_on_device" AND orders."state" = 'unpaid' AND orders."paid_at" IS NULL;

UPDATE "orders" SET "state" = 'cancelled'
FROM "books"
WHERE "books"."id" = "orders"."book_id" AND "books"."kept_on_device" AND "orders"."state" = 'unpaid'
  AND "orders"."paid_at" IS NULL;

UPDATE "books" SET "account_id" = NULL
WHERE "kept_on_device" AND NOT EXISTS (
  SELECT FROM "orders" WHERE "orders"."book_id" = "books"."id" AND "orders"."paid_at" IS NOT NULL
);

-- AlterTable
ALTER TABLE "books" DROP COLUMN "kept_on_device";

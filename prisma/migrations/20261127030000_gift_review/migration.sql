-- AlterTable
ALTER TABLE "gifts" ADD COLUMN "reviewed_at" TIMESTAMPTZ(3);

-- Buyers of earlier gifts were promised a mail that waits for nothing but its time.
UPDATE "gifts" SET "reviewed_at" = "orders"."paid_at" FROM "orders"
WHERE "orders"."id" = "gifts"."order_id" AND "orders"."paid_at" IS NOT NULL;

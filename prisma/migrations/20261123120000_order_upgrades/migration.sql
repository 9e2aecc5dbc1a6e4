-- A printed copy of a digital book is an order of its own, with its own payment and address.
ALTER TABLE "orders" ADD COLUMN "upgrade_of_id" UUID;
ALTER TABLE "orders" ADD CONSTRAINT "orders_upgrade_of_id_fkey" FOREIGN KEY ("upgrade_of_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- Two clicks create one.
CREATE UNIQUE INDEX "orders_upgrade_of_id_open_key" ON "orders" ("upgrade_of_id") WHERE "state" NOT IN ('cancelled', 'refunded');
-- A book has one live order, beside which its printed copy may be ordered.
DROP INDEX "orders_one_live_per_book";
CREATE UNIQUE INDEX "orders_one_live_per_book" ON "orders" ("book_id") WHERE "state" NOT IN ('cancelled', 'refunded') AND "upgrade_of_id" IS NULL;

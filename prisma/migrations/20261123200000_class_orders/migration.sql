-- No class could be ordered before: both tables are empty.

-- DropForeignKey
ALTER TABLE "kindergarten_orders" DROP CONSTRAINT "kindergarten_orders_account_id_fkey";

-- DropForeignKey
ALTER TABLE "kindergarten_children" DROP CONSTRAINT "kindergarten_children_book_id_fkey";

-- DropIndex
DROP INDEX "kindergarten_children_kindergarten_id_position_key";

-- AlterTable
ALTER TABLE "kindergarten_orders" DROP COLUMN "defaults",
ADD COLUMN     "approved_at" TIMESTAMPTZ(3),
ADD COLUMN     "country" "Country" NOT NULL,
ADD COLUMN     "declaration_language" "Language",
ADD COLUMN     "declaration_version" TEXT,
ADD COLUMN     "declared_at" TIMESTAMPTZ(3),
ADD COLUMN     "default_age" INTEGER NOT NULL DEFAULT 5,
ADD COLUMN     "default_gender" "Gender" NOT NULL DEFAULT 'boy',
ADD COLUMN     "device_id" UUID NOT NULL,
ADD COLUMN     "link_closes_at" TIMESTAMPTZ(3),
ALTER COLUMN "account_id" DROP NOT NULL,
ALTER COLUMN "kindergarten_name" SET DEFAULT '',
ALTER COLUMN "contact_name" SET DEFAULT '',
ALTER COLUMN "email" SET DEFAULT '',
ALTER COLUMN "catalogue_id" DROP NOT NULL,
ALTER COLUMN "book_type" SET DEFAULT 'digital';

-- AlterTable
ALTER TABLE "kindergarten_children" DROP COLUMN "age",
DROP COLUMN "gender",
DROP COLUMN "name",
ADD COLUMN     "file_sha256" TEXT,
ALTER COLUMN "book_id" SET NOT NULL;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "group_order_id" UUID;

-- CreateIndex
CREATE INDEX "kindergarten_orders_device_id_updated_at_idx" ON "kindergarten_orders"("device_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "kindergarten_children_kindergarten_id_position_idx" ON "kindergarten_children"("kindergarten_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "kindergarten_children_kindergarten_id_file_sha256_key" ON "kindergarten_children"("kindergarten_id", "file_sha256");

-- CreateIndex
CREATE INDEX "orders_group_order_id_idx" ON "orders"("group_order_id");

-- AddForeignKey
ALTER TABLE "kindergarten_orders" ADD CONSTRAINT "kindergarten_orders_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kindergarten_children" ADD CONSTRAINT "kindergarten_children_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_order_id_fkey" FOREIGN KEY ("group_order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Limits of children (spec §3).
ALTER TABLE kindergarten_orders
  ADD CONSTRAINT kindergarten_orders_default_age CHECK (default_age BETWEEN 1 AND 10);

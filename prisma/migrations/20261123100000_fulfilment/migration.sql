-- AlterTable
ALTER TABLE "orders" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN "dispatch_by" TIMESTAMPTZ(3);

-- No shipment exists yet: printed books are not for sale before this migration.
DELETE FROM "shipments";

-- AlterTable
ALTER TABLE "shipments" ADD COLUMN "profile_id" TEXT NOT NULL,
ADD COLUMN "interior_key" TEXT NOT NULL,
ADD COLUMN "interior_sha256" TEXT NOT NULL,
ADD COLUMN "cover_key" TEXT NOT NULL,
ADD COLUMN "cover_sha256" TEXT NOT NULL;

-- CreateEnum
CREATE TYPE "PrintFileKind" AS ENUM ('interior', 'cover');

-- CreateTable
CREATE TABLE "shipment_changes" (
    "id" BIGSERIAL NOT NULL,
    "shipment_id" UUID NOT NULL,
    "from" "ShipmentState" NOT NULL,
    "to" "ShipmentState" NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shipment_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "print_files" (
    "id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "profile_id" TEXT NOT NULL,
    "kind" "PrintFileKind" NOT NULL,
    "storage_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "pages" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "print_files_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shipment_changes_shipment_id_at_idx" ON "shipment_changes"("shipment_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "print_files_storage_key_key" ON "print_files"("storage_key");

-- CreateIndex
CREATE UNIQUE INDEX "print_files_book_id_revision_profile_id_kind_key" ON "print_files"("book_id", "revision", "profile_id", "kind");

-- AddForeignKey
ALTER TABLE "shipment_changes" ADD CONSTRAINT "shipment_changes_shipment_id_fkey" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One shipment of an order is under way at a time: no book is printed twice by two workers.
CREATE UNIQUE INDEX "shipments_one_live_per_order" ON "shipments" ("order_id") WHERE "state" NOT IN ('delivered', 'failed');

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_confirmed" CHECK (("confirmed_at" IS NULL) = ("dispatch_by" IS NULL) AND "dispatch_by" > "confirmed_at");

ALTER TABLE "shipment_changes"
  ADD CONSTRAINT "shipment_changes_moves" CHECK ("from" <> "to");

ALTER TABLE "print_files"
  ADD CONSTRAINT "print_files_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "print_files_size" CHECK ("bytes" > 0 AND "pages" > 0);

-- CreateEnum
CREATE TYPE "ReprintReason" AS ENUM ('print_damage', 'wrong_binding', 'lost_parcel', 'own_text', 'own_address');

-- CreateEnum
CREATE TYPE "ReprintOutcome" AS ENUM ('started', 'staff');

-- CreateTable
CREATE TABLE "reprint_requests" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "reason" "ReprintReason" NOT NULL,
    "description" TEXT NOT NULL,
    "outcome" "ReprintOutcome" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reprint_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reprint_requests_order_id_created_at_idx" ON "reprint_requests"("order_id", "created_at");

-- CreateIndex
CREATE INDEX "reprint_requests_outcome_created_at_idx" ON "reprint_requests"("outcome", "created_at");

-- AddForeignKey
ALTER TABLE "reprint_requests" ADD CONSTRAINT "reprint_requests_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "reprint_requests"
  ADD CONSTRAINT "reprint_requests_description" CHECK (char_length("description") BETWEEN 10 AND 500);

-- A parent's own mistake is remedied once for each order.
CREATE UNIQUE INDEX "reprint_requests_one_mistake_per_order" ON "reprint_requests" ("order_id") WHERE "reason" IN ('own_text', 'own_address');

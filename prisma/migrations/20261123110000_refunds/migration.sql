-- CreateEnum
CREATE TYPE "RefundReason" AS ENUM ('duplicate', 'not_producible', 'production_failed', 'staff', 'provider');

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "reason" "RefundReason" NOT NULL,
    "note" TEXT,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "refunded_at" TIMESTAMPTZ(3),
    "provider_reference" TEXT,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "refunds_key_key" ON "refunds"("key");

-- CreateIndex
CREATE INDEX "refunds_payment_id_idx" ON "refunds"("payment_id");

-- CreateIndex
CREATE INDEX "refunds_refunded_at_requested_at_idx" ON "refunds"("refunded_at", "requested_at");

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE refunds
  ADD CONSTRAINT refunds_amount CHECK (amount_minor > 0);

-- What was given back, or asked for, before this table existed.
INSERT INTO refunds (id, payment_id, key, amount_minor, reason, requested_at, refunded_at)
SELECT gen_random_uuid(), id, id::text || ':earlier', CASE WHEN state = 'refunded' THEN amount_minor ELSE refunded_minor END,
       'provider', updated_at, updated_at
FROM payments WHERE state = 'refunded' OR (state = 'paid' AND refunded_minor > 0);

INSERT INTO refunds (id, payment_id, key, amount_minor, reason, requested_at)
SELECT gen_random_uuid(), id, id::text, amount_minor - refunded_minor, 'duplicate', refund_asked_at
FROM payments WHERE state = 'paid' AND refund_asked_at IS NOT NULL AND refunded_minor < amount_minor;

-- AlterTable
ALTER TABLE "payments" DROP COLUMN "refund_asked_at";

-- CreateEnum
CREATE TYPE "DispatchChangeReason" AS ENUM ('late', 'reprint');

-- CreateTable
CREATE TABLE "dispatch_changes" (
    "id" BIGSERIAL NOT NULL,
    "order_id" UUID NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "to" TIMESTAMPTZ(3) NOT NULL,
    "reason" "DispatchChangeReason" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dispatch_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "dispatch_changes_order_id_at_idx" ON "dispatch_changes"("order_id", "at");

-- AddForeignKey
ALTER TABLE "dispatch_changes" ADD CONSTRAINT "dispatch_changes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "dispatch_changes"
  ADD CONSTRAINT "dispatch_changes_later" CHECK ("to" > "from");

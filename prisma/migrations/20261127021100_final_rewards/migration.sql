-- AlterTable
ALTER TABLE "coupons" ADD COLUMN     "balanced_by_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "coupons_balanced_by_id_kind_key" ON "coupons"("balanced_by_id", "kind");

ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_amount";
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_amount" CHECK (
  ("reason" IN ('spent', 'taken_back') AND "amount" < 0)
  OR ("reason" = 'staff' AND "amount" <> 0)
  OR ("reason" NOT IN ('spent', 'taken_back', 'staff') AND "amount" > 0)
);

-- An order spends credits once, gives them back once, and takes back or restores what was earned once.
DROP INDEX "credit_entries_order_id_reason_key";
CREATE UNIQUE INDEX "credit_entries_order_id_reason_key" ON "credit_entries" ("order_id", "reason")
  WHERE "reason" IN ('spent', 'returned', 'taken_back', 'restored');

-- AlterTable
ALTER TABLE "partner_reminders" ADD COLUMN     "account_id" UUID,
ADD COLUMN     "device_id" UUID;

-- CreateIndex
CREATE INDEX "partner_reminders_account_id_idx" ON "partner_reminders"("account_id");

-- CreateIndex
CREATE INDEX "partner_reminders_device_id_idx" ON "partner_reminders"("device_id");

-- AddForeignKey
ALTER TABLE "partner_reminders" ADD CONSTRAINT "partner_reminders_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "book_alerts" ADD COLUMN     "account_id" UUID,
ADD COLUMN     "device_id" UUID;

-- CreateIndex
CREATE INDEX "book_alerts_account_id_idx" ON "book_alerts"("account_id");

-- CreateIndex
CREATE INDEX "book_alerts_device_id_idx" ON "book_alerts"("device_id");

-- AddForeignKey
ALTER TABLE "book_alerts" ADD CONSTRAINT "book_alerts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

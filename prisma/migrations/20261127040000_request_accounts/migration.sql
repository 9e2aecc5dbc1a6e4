-- AlterTable
ALTER TABLE "support_requests" ADD COLUMN     "account_id" UUID;

-- CreateIndex
CREATE INDEX "support_requests_account_id_idx" ON "support_requests"("account_id");

-- AddForeignKey
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

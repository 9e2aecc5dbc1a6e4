-- AlterTable
ALTER TABLE "queue_entries" ADD COLUMN     "share" TEXT;

-- CreateIndex
CREATE INDEX "queue_entries_share_ended_at_idx" ON "queue_entries"("share", "ended_at");

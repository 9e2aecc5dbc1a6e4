-- No company could order before: both tables are empty.

-- CreateEnum
CREATE TYPE "CompanyActionKind" AS ENUM ('created', 'logo_changed', 'closed', 'reopened', 'extended', 'limit_raised', 'link_rotated', 'invitation_sent', 'withdrawn', 'exported', 'ordered', 'transfer_requested', 'approved', 'downloaded');

-- AlterTable
ALTER TABLE "company_batches" ADD COLUMN     "approved_at" TIMESTAMPTZ(3),
ADD COLUMN     "delivery" "GroupDelivery",
ADD COLUMN     "transfer_at" TIMESTAMPTZ(3),
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "company_submissions" ADD COLUMN     "approved_at" TIMESTAMPTZ(3) NOT NULL,
ADD COLUMN     "language" "Language" NOT NULL,
ADD COLUMN     "token_hash" TEXT,
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "company_actions" (
    "id" UUID NOT NULL,
    "batch_id" UUID NOT NULL,
    "account_id" UUID,
    "kind" "CompanyActionKind" NOT NULL,
    "detail" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_actions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "company_actions_batch_id_created_at_idx" ON "company_actions"("batch_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "company_submissions_token_hash_key" ON "company_submissions"("token_hash");

-- CreateIndex
CREATE INDEX "company_submissions_batch_id_state_idx" ON "company_submissions"("batch_id", "state");

-- AddForeignKey
ALTER TABLE "company_actions" ADD CONSTRAINT "company_actions_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "company_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_actions" ADD CONSTRAINT "company_actions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "books" ADD COLUMN     "company_batch_id" UUID;

-- CreateIndex
CREATE INDEX "books_company_batch_id_device_id_idx" ON "books"("company_batch_id", "device_id");

-- AddForeignKey
ALTER TABLE "books" ADD CONSTRAINT "books_company_batch_id_fkey" FOREIGN KEY ("company_batch_id") REFERENCES "company_batches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "company_batch_changes" (
    "id" BIGSERIAL NOT NULL,
    "batch_id" UUID NOT NULL,
    "from" "BatchState" NOT NULL,
    "to" "BatchState" NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_batch_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "company_batch_changes_batch_id_at_idx" ON "company_batch_changes"("batch_id", "at");

-- AddForeignKey
ALTER TABLE "company_batch_changes" ADD CONSTRAINT "company_batch_changes_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "company_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "company_submission_changes" (
    "id" BIGSERIAL NOT NULL,
    "submission_id" UUID NOT NULL,
    "from" "SubmissionState" NOT NULL,
    "to" "SubmissionState" NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_submission_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "company_submission_changes_submission_id_at_idx" ON "company_submission_changes"("submission_id", "at");

-- AddForeignKey
ALTER TABLE "company_submission_changes" ADD CONSTRAINT "company_submission_changes_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "company_submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "accounts" ADD COLUMN "deleted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "account_deletions" (
    "account_id" UUID NOT NULL,
    "email" TEXT,
    "language" "Language" NOT NULL,
    "book_ids" UUID[],
    "summary" JSONB NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_deletions_pkey" PRIMARY KEY ("account_id")
);

-- AddForeignKey
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A deleted account holds nothing by which its owner could be reached.
ALTER TABLE "accounts"
  ADD CONSTRAINT "accounts_deleted" CHECK ("deleted_at" IS NULL OR ("phone" LIKE '+999%' AND "email" IS NULL AND "sms_consent_at" IS NULL AND "marketing_consent_at" IS NULL));

ALTER TABLE "account_deletions"
  ADD CONSTRAINT "account_deletions_address" CHECK ("completed_at" IS NULL OR "email" IS NULL);

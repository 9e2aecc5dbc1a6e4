-- CreateEnum
CREATE TYPE "DeletionReason" AS ENUM ('asked', 'inactive');

-- DropForeignKey
ALTER TABLE "consents" DROP CONSTRAINT "consents_account_id_fkey";

-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "inactive_notice_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "account_deletions" ADD COLUMN     "reason" "DeletionReason" NOT NULL DEFAULT 'asked';

-- CreateIndex
CREATE INDEX "accounts_last_visit_at_idx" ON "accounts"("last_visit_at");

-- CreateIndex
CREATE INDEX "provider_events_received_at_idx" ON "provider_events"("received_at");

-- CreateIndex
CREATE INDEX "messages_sent_created_at_idx" ON "messages_sent"("created_at");

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The history of consents only grows. The rule before ignored updates without a word, and let rows be deleted. Accounts
-- lose their person but are never deleted, so that nothing cascades here.
DROP RULE consents_only_grow ON "consents";
CREATE FUNCTION "refuse_consent_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'consents are only ever added' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "consents_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "consents"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_consent_change"();

-- AlterTable
ALTER TABLE "messages_sent" ADD COLUMN     "claimed_at" TIMESTAMPTZ(3),
ADD COLUMN     "given_up_at" TIMESTAMPTZ(3);

-- Until now a failure was recorded only when it was the last one.
UPDATE "messages_sent" SET "given_up_at" = "created_at" WHERE "sent_at" IS NULL AND "failed_code" IS NOT NULL;

-- These e-mails were claimed by the row itself.
UPDATE "messages_sent" SET "claimed_at" = "created_at" WHERE "kind" IN ('partnerOffer', 'bookOut', 'draftReminder');

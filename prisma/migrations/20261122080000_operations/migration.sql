-- CreateEnum
CREATE TYPE "ConsentKind" AS ENUM ('terms', 'sms', 'marketing');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "production_failed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "disputed_at" TIMESTAMPTZ(3),
ADD COLUMN     "refund_asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "refunded_minor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "paints_face" BOOLEAN NOT NULL DEFAULT false;

-- The photo still allows what it allowed. The stored faces themselves are swept from storage as nobody's objects.
UPDATE "photos" SET "paints_face" = "face_key" IS NOT NULL;

-- AlterTable
ALTER TABLE "photos" DROP COLUMN "face_key";

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" "ConsentKind" NOT NULL,
    "accepted" BOOLEAN NOT NULL,
    "text_version" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_objects" (
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_objects_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "consents_account_id_at_idx" ON "consents"("account_id", "at");

-- CreateIndex
CREATE INDEX "pending_objects_created_at_idx" ON "pending_objects"("created_at");

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What accounts accepted before there was a history. When the words of the marketing box were agreed to is not known.
INSERT INTO "consents" ("id", "account_id", "kind", "accepted", "text_version", "language", "at")
  SELECT gen_random_uuid(), "id", 'terms', true, "terms_version", "language", COALESCE("sms_consent_at", "created_at")
  FROM "accounts" WHERE "terms_version" IS NOT NULL;
INSERT INTO "consents" ("id", "account_id", "kind", "accepted", "text_version", "language", "at")
  SELECT gen_random_uuid(), "id", 'sms', true, COALESCE("terms_version", 'unknown'), "language", "sms_consent_at"
  FROM "accounts" WHERE "sms_consent_at" IS NOT NULL;
INSERT INTO "consents" ("id", "account_id", "kind", "accepted", "text_version", "language", "at")
  SELECT gen_random_uuid(), "id", 'marketing', true, COALESCE("terms_version", 'unknown'), "language", "marketing_consent_at"
  FROM "accounts" WHERE "marketing_consent_at" IS NOT NULL;

-- History is never rewritten: an update does nothing, and a row goes only together with its account.
CREATE RULE consents_only_grow AS ON UPDATE TO "consents" DO INSTEAD NOTHING;

-- A name's 30 letters are counted as people count them. Each may carry several marks, which the database counts apart.
ALTER TABLE "books" DROP CONSTRAINT books_name_length,
  ADD CONSTRAINT books_name_length CHECK (char_length(child_name) BETWEEN 2 AND 150);

ALTER TABLE "payments"
  ADD CONSTRAINT payments_refunded CHECK (refunded_minor BETWEEN 0 AND amount_minor);

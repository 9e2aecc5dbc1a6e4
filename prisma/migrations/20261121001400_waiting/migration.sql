-- CreateEnum
CREATE TYPE "LetterReason" AS ENUM ('preview', 'draft');

-- CreateTable
CREATE TABLE "draft_letters" (
    "id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "reason" "LetterReason" NOT NULL,
    "email" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "country" "Country" NOT NULL,
    "consent_version" TEXT NOT NULL,
    "consent_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "draft_letters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resume_links" (
    "token_hash" TEXT NOT NULL,
    "book_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "resume_links_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "draft_letters_book_id_reason_key" ON "draft_letters"("book_id", "reason");

-- CreateIndex
CREATE INDEX "resume_links_book_id_idx" ON "resume_links"("book_id");

-- CreateIndex
CREATE INDEX "resume_links_expires_at_idx" ON "resume_links"("expires_at");

-- AddForeignKey
ALTER TABLE "draft_letters" ADD CONSTRAINT "draft_letters_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_links" ADD CONSTRAINT "resume_links_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One address is one row, however it was typed.
ALTER TABLE draft_letters
  ADD CONSTRAINT draft_letters_email CHECK (email ~ '^\S+@\S+$' AND email = lower(email));

ALTER TABLE resume_links
  ADD CONSTRAINT resume_links_lifetime CHECK (expires_at > created_at);

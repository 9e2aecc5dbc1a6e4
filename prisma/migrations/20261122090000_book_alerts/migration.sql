-- CreateTable
CREATE TABLE "book_alerts" (
    "id" UUID NOT NULL,
    "catalogue_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "country" "Country" NOT NULL,
    "consent_version" TEXT NOT NULL,
    "consent_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "book_alerts_catalogue_id_email_key" ON "book_alerts"("catalogue_id", "email");

-- One address is one row for a book, however it was typed.
ALTER TABLE book_alerts
  ADD CONSTRAINT book_alerts_email CHECK (email ~ '^\S+@\S+$' AND email = lower(email));

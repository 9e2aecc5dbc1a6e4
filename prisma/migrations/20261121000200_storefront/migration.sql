-- AlterTable
ALTER TABLE "blog_translations" ADD COLUMN     "description" TEXT NOT NULL;

-- CreateTable
CREATE TABLE "partner_reminders" (
    "id" UUID NOT NULL,
    "partner" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "country" "Country" NOT NULL,
    "consent_version" TEXT NOT NULL,
    "consent_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_reminders_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "partner_reminders_partner_email_key" ON "partner_reminders"("partner", "email");

-- One address is one row, however it was typed.
ALTER TABLE partner_reminders
  ADD CONSTRAINT partner_reminders_email CHECK (email ~ '^\S+@\S+$' AND email = lower(email));

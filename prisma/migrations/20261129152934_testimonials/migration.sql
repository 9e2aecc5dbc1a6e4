-- CreateTable
CREATE TABLE "testimonials" (
    "id" UUID NOT NULL,
    "language" "Language" NOT NULL,
    "quote" TEXT NOT NULL,
    "who" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "said_on" DATE,
    "consent_on" DATE,
    "consent" TEXT NOT NULL,
    "shown" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "testimonials_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "testimonials_language_shown_said_on_idx" ON "testimonials"("language", "shown", "said_on" DESC);

-- Nothing is shown that nobody said, or that nobody allowed.
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_source_and_consent" CHECK (
  NOT "shown" OR (
    "quote" <> '' AND "who" <> '' AND "source" <> '' AND "said_on" IS NOT NULL
    AND "consent" <> '' AND "consent_on" IS NOT NULL
  )
);

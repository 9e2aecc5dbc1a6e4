-- CreateTable
CREATE TABLE "quality_reports" (
    "days" INTEGER NOT NULL,
    "numbers" JSONB NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quality_reports_pkey" PRIMARY KEY ("days")
);

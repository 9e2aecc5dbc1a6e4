-- AlterTable
ALTER TABLE "books" ADD COLUMN     "features_of_id" UUID,
ADD COLUMN     "first_character" JSONB,
ADD COLUMN     "portrait_variation" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "redraws" (
    "id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "page_key" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "model" "ImageModel" NOT NULL,
    "variation" INTEGER NOT NULL,
    "state" "TaskState" NOT NULL DEFAULT 'queued',
    "error_code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redraws_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "redraws_book_id_revision_page_key_model_variation_key" ON "redraws"("book_id", "revision", "page_key", "model", "variation");

-- CreateIndex
CREATE INDEX "books_features_of_id_idx" ON "books"("features_of_id");

-- AddForeignKey
ALTER TABLE "books" ADD CONSTRAINT "books_features_of_id_fkey" FOREIGN KEY ("features_of_id") REFERENCES "books"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "redraws" ADD CONSTRAINT "redraws_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Never over four variations of a page, whichever of them is drawn once more.
ALTER TABLE redraws
  ADD CONSTRAINT redraws_variation CHECK (variation BETWEEN 0 AND 3);

ALTER TABLE books
  ADD CONSTRAINT books_portrait_variation CHECK (portrait_variation BETWEEN 0 AND 3);

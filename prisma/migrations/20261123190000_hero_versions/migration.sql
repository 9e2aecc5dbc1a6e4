-- AlterTable
ALTER TABLE "books" ADD COLUMN     "trial_of_id" UUID;

-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "in_use" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "hero_versions" (
    "book_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "character" JSONB NOT NULL,
    "first_character" JSONB NOT NULL,
    "unsure_traits" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "image_model" "ImageModel" NOT NULL,
    "portrait_variation" INTEGER NOT NULL,
    "features_of_id" UUID,
    "photo_id" UUID,
    "variations" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hero_versions_pkey" PRIMARY KEY ("book_id","revision")
);

-- CreateIndex
CREATE INDEX "hero_versions_photo_id_idx" ON "hero_versions"("photo_id");

-- CreateIndex
CREATE INDEX "hero_versions_features_of_id_idx" ON "hero_versions"("features_of_id");

-- CreateIndex
CREATE UNIQUE INDEX "books_trial_of_id_key" ON "books"("trial_of_id");

-- AddForeignKey
ALTER TABLE "books" ADD CONSTRAINT "books_trial_of_id_fkey" FOREIGN KEY ("trial_of_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hero_versions" ADD CONSTRAINT "hero_versions_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hero_versions" ADD CONSTRAINT "hero_versions_features_of_id_fkey" FOREIGN KEY ("features_of_id") REFERENCES "books"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hero_versions" ADD CONSTRAINT "hero_versions_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

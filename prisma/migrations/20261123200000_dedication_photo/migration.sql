-- CreateTable
CREATE TABLE "dedication_photos" (
    "book_id" UUID NOT NULL,
    "storage_key" TEXT NOT NULL,
    "width_px" INTEGER NOT NULL,
    "height_px" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "consent_text_version" TEXT NOT NULL,
    "consent_language" "Language" NOT NULL,
    "consent_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dedication_photos_pkey" PRIMARY KEY ("book_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "dedication_photos_storage_key_key" ON "dedication_photos"("storage_key");

-- AddForeignKey
ALTER TABLE "dedication_photos" ADD CONSTRAINT "dedication_photos_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

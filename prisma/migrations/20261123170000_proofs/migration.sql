-- CreateTable
CREATE TABLE "proofs" (
    "id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "edits" INTEGER NOT NULL,
    "profile_id" TEXT NOT NULL,
    "cover_wrap_mm" DOUBLE PRECISION,
    "spine_mm" DOUBLE PRECISION,
    "made_at" TIMESTAMPTZ(3),
    "error_code" TEXT,
    "error_page" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "proofs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "proof_pages" (
    "proof_id" UUID NOT NULL,
    "kind" "PrintFileKind" NOT NULL,
    "number" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,
    "width_px" INTEGER NOT NULL,
    "height_px" INTEGER NOT NULL,

    CONSTRAINT "proof_pages_pkey" PRIMARY KEY ("proof_id","kind","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "proofs_book_id_revision_edits_profile_id_key" ON "proofs"("book_id", "revision", "edits", "profile_id");

-- CreateIndex
CREATE UNIQUE INDEX "proof_pages_storage_key_key" ON "proof_pages"("storage_key");

-- AddForeignKey
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proof_pages" ADD CONSTRAINT "proof_pages_proof_id_fkey" FOREIGN KEY ("proof_id") REFERENCES "proofs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "proofs"
  ADD CONSTRAINT "proofs_made" CHECK ("made_at" IS NULL OR ("error_code" IS NULL AND "cover_wrap_mm" IS NOT NULL AND "spine_mm" IS NOT NULL));

ALTER TABLE "proof_pages"
  ADD CONSTRAINT "proof_pages_size" CHECK ("number" > 0 AND "width_px" > 0 AND "height_px" > 0);

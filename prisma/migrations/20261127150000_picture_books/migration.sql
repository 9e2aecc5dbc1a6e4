-- AlterTable
ALTER TABLE "books" ADD COLUMN     "edition" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "pages" ADD COLUMN     "texts" JSONB;


-- DropForeignKey
ALTER TABLE "pages" DROP CONSTRAINT "pages_chosen_id_fkey";

-- DropIndex
DROP INDEX "print_files_book_id_revision_profile_id_kind_key";

-- AlterTable
ALTER TABLE "books" ADD COLUMN     "edits" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "pages" DROP COLUMN "chosen_id",
ADD COLUMN     "change_id" UUID,
ADD COLUMN     "subtitle" TEXT,
ADD COLUMN     "variation" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "redraws" ADD COLUMN     "request" TEXT;

-- AlterTable
ALTER TABLE "print_files" ADD COLUMN     "edits" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "downloads" ADD COLUMN     "edits" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE UNIQUE INDEX "print_files_book_id_revision_edits_profile_id_kind_key" ON "print_files"("book_id", "revision", "edits", "profile_id", "kind");

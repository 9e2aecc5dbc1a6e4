-- AlterTable
ALTER TABLE "books" ADD COLUMN     "grandparent_name" TEXT;

-- Sixteen letters, each with up to four marks.
ALTER TABLE "books" ADD CONSTRAINT books_grandparent_name_length CHECK (char_length(grandparent_name) BETWEEN 1 AND 80);

-- AlterTable
ALTER TABLE "books" ADD COLUMN     "birthday" INTEGER;

ALTER TABLE "books" ADD CONSTRAINT books_birthday CHECK (birthday BETWEEN 2 AND 10);

-- AlterTable
ALTER TABLE "books" ADD COLUMN     "points" BOOLEAN NOT NULL DEFAULT false;

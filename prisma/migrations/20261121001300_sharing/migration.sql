-- CreateEnum
CREATE TYPE "ShareName" AS ENUM ('first', 'full', 'hidden');

-- AlterTable
ALTER TABLE "books" ADD COLUMN     "share_name" "ShareName" NOT NULL DEFAULT 'first';

-- CreateEnum
CREATE TYPE "Partner" AS ENUM ('roladin');

-- AlterTable
ALTER TABLE "books" ADD COLUMN     "offer" "Partner";

-- CreateEnum
CREATE TYPE "DedicationDesign" AS ENUM ('stitched', 'garland', 'night', 'letter');

-- AlterTable
ALTER TABLE "books" ADD COLUMN "dedication_design" "DedicationDesign" NOT NULL DEFAULT 'stitched';

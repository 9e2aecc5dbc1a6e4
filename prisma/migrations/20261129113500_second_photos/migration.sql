-- CreateEnum
CREATE TYPE "StoryHero" AS ENUM ('first', 'second');

-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "hero" "StoryHero" NOT NULL DEFAULT 'first';

-- A photo of the second hero is read on the parent's device: only the row with its consent is kept.
ALTER TABLE "photos" ADD CONSTRAINT "photos_second_read_on_device" CHECK ("hero" = 'first' OR "storage_key" IS NULL);

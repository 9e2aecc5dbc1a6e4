-- Photos from before have none: sent again, they count as other ones.
ALTER TABLE "photos" ADD COLUMN     "sha256" TEXT;

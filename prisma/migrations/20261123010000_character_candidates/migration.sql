-- Characters to choose from while the photo leaves hair or skin in doubt.
ALTER TABLE "books" ADD COLUMN     "candidates" JSONB;

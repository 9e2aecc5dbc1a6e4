-- AlterTable
ALTER TABLE "photos" ALTER COLUMN "storage_key" DROP NOT NULL,
ALTER COLUMN "width_px" DROP NOT NULL,
ALTER COLUMN "height_px" DROP NOT NULL;

-- A photo that stayed on the parent's device has neither a picture nor its size.
ALTER TABLE photos ADD CONSTRAINT photos_stored CHECK (
  (storage_key IS NULL) = (width_px IS NULL) AND (storage_key IS NULL) = (height_px IS NULL)
);

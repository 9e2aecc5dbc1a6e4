-- AlterTable
ALTER TABLE "kindergarten_children" ADD COLUMN     "age_known" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "full_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "gender_known" BOOLEAN NOT NULL DEFAULT true;

-- CreateEnum
CREATE TYPE "ParentApproval" AS ENUM ('seen', 'as_drawn');

-- AlterTable
ALTER TABLE "kindergarten_children" ADD COLUMN     "approved_revision" INTEGER,
ADD COLUMN     "parent_approval" "ParentApproval",
ADD COLUMN     "parent_approved_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "company_submissions" ADD COLUMN     "approved_revision" INTEGER;

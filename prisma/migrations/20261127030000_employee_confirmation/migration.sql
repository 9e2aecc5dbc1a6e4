-- AlterEnum
ALTER TYPE "CodePurpose" ADD VALUE 'employee';

-- AlterTable
ALTER TABLE "company_submissions" ADD COLUMN     "files_to_company" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "phone_confirmed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "company_batches" ADD COLUMN     "company_number" TEXT;

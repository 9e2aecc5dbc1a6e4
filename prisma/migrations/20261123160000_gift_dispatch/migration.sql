-- AlterTable
ALTER TABLE "gifts" ADD COLUMN "dispatch_on" DATE;

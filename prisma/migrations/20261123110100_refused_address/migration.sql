-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "email_refused_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "orders" ADD COLUMN "held_until" TIMESTAMPTZ(3);

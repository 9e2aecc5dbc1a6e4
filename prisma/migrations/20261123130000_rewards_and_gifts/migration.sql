-- CreateEnum
CREATE TYPE "CouponKind" AS ENUM ('next_order', 'free_digital');

-- CreateEnum
CREATE TYPE "ReviewState" AS ENUM ('received', 'published', 'rejected');

-- DropIndex
DROP INDEX "coupons_issued_for_id_key";

-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "referral_code" TEXT;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "needed_by" DATE;

-- AlterTable
ALTER TABLE "coupons" ADD COLUMN     "kind" "CouponKind" NOT NULL DEFAULT 'next_order';

-- CreateTable
CREATE TABLE "referrals" (
    "friend_id" UUID NOT NULL,
    "inviter_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "order_id" UUID,

    CONSTRAINT "referrals_pkey" PRIMARY KEY ("friend_id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "rating" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "signature" TEXT,
    "language" "Language" NOT NULL,
    "rewarded" BOOLEAN NOT NULL,
    "state" "ReviewState" NOT NULL DEFAULT 'received',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gifts" (
    "order_id" UUID NOT NULL,
    "recipient_name" TEXT NOT NULL,
    "recipient_email" TEXT,
    "sender_name" TEXT,
    "message" TEXT,
    "send_at" TIMESTAMPTZ(3),

    CONSTRAINT "gifts_pkey" PRIMARY KEY ("order_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "referrals_order_id_key" ON "referrals"("order_id");

-- CreateIndex
CREATE INDEX "referrals_inviter_id_idx" ON "referrals"("inviter_id");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_account_id_key" ON "reviews"("account_id");

-- CreateIndex
CREATE INDEX "reviews_state_created_at_idx" ON "reviews"("state", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_referral_code_key" ON "accounts"("referral_code");

-- CreateIndex
CREATE INDEX "orders_coupon_id_idx" ON "orders"("coupon_id");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_issued_for_id_kind_key" ON "coupons"("issued_for_id", "kind");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_fkey" FOREIGN KEY ("friend_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_inviter_id_fkey" FOREIGN KEY ("inviter_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "referrals" ADD CONSTRAINT "referrals_other_account" CHECK ("friend_id" <> "inviter_id");

ALTER TABLE "reviews" ADD CONSTRAINT "reviews_rating" CHECK ("rating" BETWEEN 1 AND 5);

-- An order spends credits once, and gives them back once.
CREATE UNIQUE INDEX "credit_entries_order_id_reason_key" ON "credit_entries" ("order_id", "reason") WHERE "reason" IN ('spent', 'returned');

ALTER TABLE "coupons" ALTER COLUMN "code" SET DEFAULT random_order_number();

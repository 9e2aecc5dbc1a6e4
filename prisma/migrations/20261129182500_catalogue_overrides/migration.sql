-- CreateEnum
CREATE TYPE "EditionSwitch" AS ENUM ('coming_soon', 'off_sale');

-- CreateTable
CREATE TABLE "catalogue_overrides" (
    "base_id" INTEGER NOT NULL,
    "country" "Country" NOT NULL,
    "language" "Language" NOT NULL,
    "state" "EditionSwitch",
    "is_bestseller" BOOLEAN,
    "member_id" UUID NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "catalogue_overrides_pkey" PRIMARY KEY ("base_id","country","language")
);

-- CreateTable
CREATE TABLE "partner_offer_days" (
    "partner" "Partner" NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "member_id" UUID NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partner_offer_days_pkey" PRIMARY KEY ("partner")
);

-- CreateIndex
CREATE INDEX "catalogue_overrides_member_id_idx" ON "catalogue_overrides"("member_id");

-- CreateIndex
CREATE INDEX "partner_offer_days_member_id_idx" ON "partner_offer_days"("member_id");

-- AddForeignKey
ALTER TABLE "catalogue_overrides" ADD CONSTRAINT "catalogue_overrides_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_offer_days" ADD CONSTRAINT "partner_offer_days_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A row that says nothing would only look as if something was switched.
ALTER TABLE "catalogue_overrides" ADD CONSTRAINT "catalogue_overrides_say_something" CHECK (
  "state" IS NOT NULL OR "is_bestseller" IS NOT NULL
);

ALTER TABLE "partner_offer_days" ADD CONSTRAINT "partner_offer_days_order" CHECK ("first_day" <= "last_day");

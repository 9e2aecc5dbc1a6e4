-- CreateEnum
CREATE TYPE "StaffExportKind" AS ENUM ('files', 'packing_list', 'labels');

-- CreateTable
CREATE TABLE "staff_exports" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "kind" "StaffExportKind" NOT NULL,
    "language" "Language" NOT NULL,
    "shipment_ids" UUID[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_exports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "staff_exports_member_id_idx" ON "staff_exports"("member_id");

-- CreateIndex
CREATE INDEX "staff_exports_expires_at_idx" ON "staff_exports"("expires_at");

-- AddForeignKey
ALTER TABLE "staff_exports" ADD CONSTRAINT "staff_exports_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "email_verified_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "one_time_codes" ALTER COLUMN "code_hash" DROP NOT NULL;

-- AlterTable
ALTER TABLE "books" ADD COLUMN     "kept_on_device" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "resume_links" ADD COLUMN     "used_at" TIMESTAMPTZ(3),
ADD COLUMN     "used_by" UUID;

-- CreateTable
CREATE TABLE "verified_devices" (
    "key" TEXT NOT NULL,
    "verified_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verified_devices_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "code_failures" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "code_failures_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "book_devices" (
    "book_id" UUID NOT NULL,
    "device_id" UUID NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_devices_pkey" PRIMARY KEY ("book_id","device_id")
);

-- CreateIndex
CREATE INDEX "verified_devices_verified_at_idx" ON "verified_devices"("verified_at");

-- CreateIndex
CREATE INDEX "code_failures_at_idx" ON "code_failures"("at");

-- CreateIndex
CREATE INDEX "book_devices_device_id_idx" ON "book_devices"("device_id");

-- AddForeignKey
ALTER TABLE "book_devices" ADD CONSTRAINT "book_devices_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Links that were mailed before open a draft no longer than the new ones do.
UPDATE "resume_links" SET "expires_at" = LEAST("expires_at", "created_at" + INTERVAL '7 days');

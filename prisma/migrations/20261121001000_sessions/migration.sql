-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "device_id" UUID;

-- AlterTable
ALTER TABLE "one_time_codes" ADD COLUMN     "provider_id" TEXT,
ADD COLUMN     "sent_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "attempts" (
    "id" BIGSERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sessions_device_id_idx" ON "sessions"("device_id");

-- CreateIndex
CREATE INDEX "one_time_codes_device_id_created_at_idx" ON "one_time_codes"("device_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "one_time_codes_provider_id_idx" ON "one_time_codes"("provider_id");

-- CreateIndex
CREATE INDEX "attempts_key_at_idx" ON "attempts"("key", "at");

-- CreateIndex
CREATE INDEX "attempts_at_idx" ON "attempts"("at");

-- However often a session is extended, it ends 180 days after its sign-in.
ALTER TABLE "sessions"
  ADD CONSTRAINT sessions_absolute_end CHECK (expires_at - created_at <= interval '180 days');

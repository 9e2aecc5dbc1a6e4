-- CreateTable
CREATE TABLE "queue_entries" (
    "id" UUID NOT NULL,
    "queue" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "priority" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "queue_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "queue_entries_queue_ended_at_idx" ON "queue_entries"("queue", "ended_at");

-- CreateIndex
CREATE INDEX "queue_entries_queue_key_idx" ON "queue_entries"("queue", "key");

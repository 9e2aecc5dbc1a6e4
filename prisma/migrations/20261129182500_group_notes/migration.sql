-- CreateTable
CREATE TABLE "group_notes" (
    "id" UUID NOT NULL,
    "kindergarten_id" UUID,
    "batch_id" UUID,
    "member_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "group_notes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "group_notes_one_group" CHECK (num_nonnulls("kindergarten_id", "batch_id") = 1)
);

-- CreateIndex
CREATE INDEX "group_notes_kindergarten_id_created_at_idx" ON "group_notes"("kindergarten_id", "created_at");

-- CreateIndex
CREATE INDEX "group_notes_batch_id_created_at_idx" ON "group_notes"("batch_id", "created_at");

-- CreateIndex
CREATE INDEX "kindergarten_orders_created_at_id_idx" ON "kindergarten_orders"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "company_batches_created_at_id_idx" ON "company_batches"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "staff_actions_action_id_idx" ON "staff_actions"("action", "id");

-- CreateIndex
CREATE INDEX "staff_actions_request_id_id_idx" ON "staff_actions"("request_id", "id");

-- CreateIndex
CREATE INDEX "staff_actions_subject_id_idx" ON "staff_actions"("subject", "id");

-- AddForeignKey
ALTER TABLE "group_notes" ADD CONSTRAINT "group_notes_kindergarten_id_fkey" FOREIGN KEY ("kindergarten_id") REFERENCES "kindergarten_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_notes" ADD CONSTRAINT "group_notes_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "company_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_notes" ADD CONSTRAINT "group_notes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A note may name people: a restored backup deletes it again.
CREATE TRIGGER "group_notes_deletions" AFTER DELETE ON "group_notes" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "record_deletions"('id');

-- CreateTable
CREATE TABLE "payment_changes" (
    "id" BIGSERIAL NOT NULL,
    "payment_id" UUID NOT NULL,
    "from" "PaymentState" NOT NULL,
    "to" "PaymentState" NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "book_task_changes" (
    "id" BIGSERIAL NOT NULL,
    "book_id" UUID NOT NULL,
    "kind" "TaskKind" NOT NULL,
    "revision" INTEGER NOT NULL,
    "from" "TaskState" NOT NULL,
    "to" "TaskState" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_task_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "redraw_changes" (
    "id" BIGSERIAL NOT NULL,
    "redraw_id" UUID NOT NULL,
    "from" "TaskState" NOT NULL,
    "to" "TaskState" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redraw_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_changes_payment_id_at_idx" ON "payment_changes"("payment_id", "at");

-- CreateIndex
CREATE INDEX "book_task_changes_book_id_kind_revision_at_idx" ON "book_task_changes"("book_id", "kind", "revision", "at");

-- CreateIndex
CREATE INDEX "redraw_changes_redraw_id_at_idx" ON "redraw_changes"("redraw_id", "at");

-- AddForeignKey
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "book_task_changes" ADD CONSTRAINT "book_task_changes_book_id_kind_revision_fkey" FOREIGN KEY ("book_id", "kind", "revision") REFERENCES "book_tasks"("book_id", "kind", "revision") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "redraw_changes" ADD CONSTRAINT "redraw_changes_redraw_id_fkey" FOREIGN KEY ("redraw_id") REFERENCES "redraws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A state never moves to itself, as in order_changes.
ALTER TABLE payment_changes
  ADD CONSTRAINT payment_changes_moves CHECK ("from" <> "to");

ALTER TABLE book_task_changes
  ADD CONSTRAINT book_task_changes_moves CHECK ("from" <> "to");

ALTER TABLE redraw_changes
  ADD CONSTRAINT redraw_changes_moves CHECK ("from" <> "to");

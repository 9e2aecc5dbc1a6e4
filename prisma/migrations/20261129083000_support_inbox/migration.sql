-- AlterTable
ALTER TABLE "support_requests" ADD COLUMN     "assignee_id" UUID;

-- CreateTable
CREATE TABLE "support_messages" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "member_id" UUID,
    "email" TEXT,
    "text" TEXT NOT NULL,
    "mail_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "support_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_request_changes" (
    "id" BIGSERIAL NOT NULL,
    "request_id" UUID NOT NULL,
    "from" "SupportState" NOT NULL,
    "to" "SupportState" NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "support_request_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_templates" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "support_templates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "support_messages_mail_id_key" ON "support_messages"("mail_id");

-- CreateIndex
CREATE INDEX "support_messages_request_id_created_at_idx" ON "support_messages"("request_id", "created_at");

-- CreateIndex
CREATE INDEX "support_messages_member_id_idx" ON "support_messages"("member_id");

-- CreateIndex
CREATE INDEX "support_request_changes_request_id_at_idx" ON "support_request_changes"("request_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "support_templates_name_language_key" ON "support_templates"("name", "language");

-- CreateIndex
CREATE INDEX "support_requests_assignee_id_created_at_idx" ON "support_requests"("assignee_id", "created_at");

-- CreateIndex
CREATE INDEX "support_requests_created_at_idx" ON "support_requests"("created_at");

-- AddForeignKey
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "support_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_request_changes" ADD CONSTRAINT "support_request_changes_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "support_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The desk's search of requests, each part by an index of its own.
CREATE INDEX "support_requests_email_prefix_idx" ON "support_requests"(lower("email") text_pattern_ops);
CREATE INDEX "support_requests_phone_prefix_idx" ON "support_requests"("phone" text_pattern_ops);
CREATE INDEX "support_requests_description_words_idx" ON "support_requests" USING GIN (to_tsvector('simple', "description"));

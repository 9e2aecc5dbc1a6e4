-- CreateEnum
CREATE TYPE "StaffRole" AS ENUM ('owner', 'service', 'production', 'editor');

-- CreateTable
CREATE TABLE "staff_members" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "role" "StaffRole" NOT NULL,
    "totp_secret" TEXT,
    "totp_step" INTEGER,
    "enrolled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deactivated_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_sessions" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "entered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_actions" (
    "id" BIGSERIAL NOT NULL,
    "request_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "role" "StaffRole" NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "reason" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_actions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_notes" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "staff_members_phone_key" ON "staff_members"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "staff_sessions_token_hash_key" ON "staff_sessions"("token_hash");

-- CreateIndex
CREATE INDEX "staff_sessions_member_id_idx" ON "staff_sessions"("member_id");

-- CreateIndex
CREATE INDEX "staff_sessions_expires_at_idx" ON "staff_sessions"("expires_at");

-- CreateIndex
CREATE INDEX "staff_actions_subject_subject_id_id_idx" ON "staff_actions"("subject", "subject_id", "id");

-- CreateIndex
CREATE INDEX "staff_actions_member_id_id_idx" ON "staff_actions"("member_id", "id");

-- CreateIndex
CREATE INDEX "order_notes_order_id_created_at_idx" ON "order_notes"("order_id", "created_at");

-- AddForeignKey
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "staff_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the staff did is never rewritten.
CREATE FUNCTION "refuse_staff_action_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'actions of the staff are only ever added' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "staff_actions_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_actions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_staff_action_change"();

-- The desk's lists, newest first, and its search by the beginning of a value.
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at" DESC, "id" DESC);
CREATE INDEX "orders_late_idx" ON "orders"("dispatch_by") WHERE "state" IN ('confirmed', 'printing');
CREATE INDEX "orders_number_prefix_idx" ON "orders"("number" text_pattern_ops);
CREATE INDEX "orders_email_prefix_idx" ON "orders"(lower("email") text_pattern_ops);
CREATE INDEX "accounts_phone_prefix_idx" ON "accounts"("phone" text_pattern_ops);
CREATE INDEX "shipping_addresses_full_name_words_idx" ON "shipping_addresses" USING GIN (to_tsvector('simple', "full_name"));
CREATE INDEX "shipments_tracking_number_prefix_idx" ON "shipments"(upper("tracking_number") text_pattern_ops);

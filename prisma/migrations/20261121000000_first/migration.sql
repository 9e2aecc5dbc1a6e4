-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "SessionKind" AS ENUM ('parent', 'hr', 'staff');

-- CreateEnum
CREATE TYPE "CodePurpose" AS ENUM ('parent', 'hr', 'staff');

-- CreateEnum
CREATE TYPE "Gender" AS ENUM ('boy', 'girl');

-- CreateEnum
CREATE TYPE "PriceTier" AS ENUM ('digital', 'printed', 'combo');

-- CreateEnum
CREATE TYPE "ImageModel" AS ENUM ('regular', 'advanced');

-- CreateEnum
CREATE TYPE "TaskKind" AS ENUM ('character', 'preview', 'production');

-- CreateEnum
CREATE TYPE "TaskState" AS ENUM ('queued', 'running', 'done', 'failed');

-- CreateEnum
CREATE TYPE "SupportState" AS ENUM ('received', 'answered', 'closed');

-- CreateEnum
CREATE TYPE "GroupBookType" AS ENUM ('digital', 'printed', 'mix');

-- CreateEnum
CREATE TYPE "GroupDelivery" AS ENUM ('self_pickup', 'standard', 'express');

-- CreateEnum
CREATE TYPE "BatchState" AS ENUM ('open', 'closed', 'paid', 'in_production', 'delivered', 'cancelled');

-- CreateEnum
CREATE TYPE "SubmissionState" AS ENUM ('submitted', 'approved', 'in_production', 'ready', 'delivered', 'withdrawn');

-- CreateEnum
CREATE TYPE "Country" AS ENUM ('IL', 'US', 'KE');

-- CreateEnum
CREATE TYPE "Language" AS ENUM ('he', 'en', 'ar', 'ru');

-- CreateEnum
CREATE TYPE "Currency" AS ENUM ('ILS', 'USD', 'KES');

-- CreateEnum
CREATE TYPE "OrderKind" AS ENUM ('parent', 'kindergarten', 'company');

-- CreateEnum
CREATE TYPE "OrderState" AS ENUM ('unpaid', 'awaiting_payment', 'paid', 'in_production', 'ready', 'awaiting_confirmation', 'confirmed', 'printing', 'shipped', 'ready_for_pickup', 'delivered', 'cancelled', 'refunded');

-- CreateEnum
CREATE TYPE "PaymentState" AS ENUM ('created', 'open', 'paid', 'failed', 'expired', 'cancelled', 'refunded');

-- CreateEnum
CREATE TYPE "ShipmentState" AS ENUM ('submitted', 'accepted', 'printing', 'shipped', 'ready_for_pickup', 'delivered', 'failed');

-- CreateEnum
CREATE TYPE "CreditReason" AS ENUM ('follow_facebook', 'follow_instagram', 'share_story', 'write_review', 'spent', 'returned', 'staff');

-- CreateEnum
CREATE TYPE "Channel" AS ENUM ('sms', 'email');

-- CreateTable
CREATE TABLE "accounts" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT,
    "country" "Country" NOT NULL,
    "language" "Language" NOT NULL,
    "terms_version" TEXT,
    "sms_consent_at" TIMESTAMPTZ(3),
    "marketing_consent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_visit_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "kind" "SessionKind" NOT NULL DEFAULT 'parent',
    "account_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_codes" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT,
    "purpose" "CodePurpose" NOT NULL DEFAULT 'parent',
    "code_hash" TEXT NOT NULL,
    "checks" INTEGER NOT NULL DEFAULT 0,
    "resend" INTEGER NOT NULL DEFAULT 0,
    "device_id" UUID NOT NULL,
    "language" "Language" NOT NULL,
    "terms_version" TEXT NOT NULL,
    "marketing" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "failed_code" TEXT,

    CONSTRAINT "one_time_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "books" (
    "id" UUID NOT NULL,
    "device_id" UUID NOT NULL,
    "account_id" UUID,
    "catalogue_id" INTEGER,
    "child_name" TEXT,
    "name_kept_as_written" BOOLEAN NOT NULL DEFAULT false,
    "gender" "Gender" NOT NULL DEFAULT 'boy',
    "age" INTEGER NOT NULL DEFAULT 5,
    "language" "Language" NOT NULL,
    "price_tier" "PriceTier" NOT NULL DEFAULT 'digital',
    "image_model" "ImageModel" NOT NULL DEFAULT 'regular',
    "character" JSONB,
    "unsure_traits" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "character_approved_at" TIMESTAMPTZ(3),
    "dedication" TEXT,
    "approved_at" TIMESTAMPTZ(3),
    "share_token" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "books_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pages" (
    "book_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "text" TEXT,
    "chosen_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pages_pkey" PRIMARY KEY ("book_id","key")
);

-- CreateTable
CREATE TABLE "illustrations" (
    "id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "page_key" TEXT NOT NULL,
    "model" "ImageModel" NOT NULL,
    "variation" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL,
    "size_px" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "cost_micro_usd" INTEGER NOT NULL DEFAULT 0,
    "prompt" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "illustrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "storage_key" TEXT NOT NULL,
    "face_key" TEXT,
    "width_px" INTEGER NOT NULL,
    "height_px" INTEGER NOT NULL,
    "consent_text_version" TEXT NOT NULL,
    "consent_language" "Language" NOT NULL,
    "consent_at" TIMESTAMPTZ(3) NOT NULL,
    "consent_names_hosted" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delete_after" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "book_tasks" (
    "book_id" UUID NOT NULL,
    "kind" "TaskKind" NOT NULL,
    "revision" INTEGER NOT NULL,
    "state" "TaskState" NOT NULL DEFAULT 'queued',
    "stage" TEXT NOT NULL DEFAULT 'queued',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "error_code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_tasks_pkey" PRIMARY KEY ("book_id","kind","revision")
);

-- CreateTable
CREATE TABLE "support_requests" (
    "id" UUID NOT NULL,
    "order_id" UUID,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "topic" TEXT,
    "description" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "state" "SupportState" NOT NULL DEFAULT 'received',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "support_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blog_posts" (
    "id" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blog_posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blog_translations" (
    "post_id" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "reading_time" INTEGER NOT NULL,

    CONSTRAINT "blog_translations_pkey" PRIMARY KEY ("post_id","language")
);

-- CreateTable
CREATE TABLE "kindergarten_orders" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "order_id" UUID,
    "kindergarten_name" TEXT NOT NULL,
    "contact_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "catalogue_id" INTEGER NOT NULL,
    "language" "Language" NOT NULL,
    "book_type" "GroupBookType" NOT NULL,
    "delivery" "GroupDelivery",
    "defaults" JSONB NOT NULL DEFAULT '{}',
    "class_token" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kindergarten_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kindergarten_children" (
    "id" UUID NOT NULL,
    "kindergarten_id" UUID NOT NULL,
    "book_id" UUID,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "gender" "Gender" NOT NULL,
    "age" INTEGER NOT NULL,
    "added_by_link" BOOLEAN NOT NULL DEFAULT false,
    "files_to_teacher" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kindergarten_children_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_batches" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "order_id" UUID,
    "state" "BatchState" NOT NULL DEFAULT 'open',
    "link_token" TEXT NOT NULL,
    "contact_name" TEXT NOT NULL,
    "company_name" TEXT NOT NULL,
    "contact_email" TEXT NOT NULL,
    "contact_phone" TEXT NOT NULL,
    "logo_key" TEXT,
    "estimated_books" INTEGER NOT NULL,
    "catalogue_id" INTEGER NOT NULL,
    "image_model" "ImageModel" NOT NULL,
    "book_type" "GroupBookType" NOT NULL,
    "office_street" TEXT NOT NULL,
    "office_city" TEXT NOT NULL,
    "office_postal" TEXT,
    "dedication" TEXT,
    "country" "Country" NOT NULL,
    "language" "Language" NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_submissions" (
    "id" UUID NOT NULL,
    "batch_id" UUID NOT NULL,
    "book_id" UUID,
    "state" "SubmissionState" NOT NULL DEFAULT 'submitted',
    "employee_name" TEXT NOT NULL,
    "employee_email" TEXT,
    "employee_phone" TEXT NOT NULL,
    "book_type" "GroupBookType" NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "kind" "OrderKind" NOT NULL DEFAULT 'parent',
    "account_id" UUID NOT NULL,
    "book_id" UUID,
    "state" "OrderState" NOT NULL DEFAULT 'unpaid',
    "country" "Country" NOT NULL,
    "currency" "Currency" NOT NULL,
    "language" "Language" NOT NULL,
    "tier" "PriceTier" NOT NULL DEFAULT 'digital',
    "image_model" "ImageModel" NOT NULL DEFAULT 'regular',
    "email" TEXT NOT NULL,
    "total_minor" INTEGER,
    "credits_minor" INTEGER NOT NULL DEFAULT 0,
    "coupon_id" UUID,
    "delivery_type" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_lines" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "price_id" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unit_minor" INTEGER NOT NULL,

    CONSTRAINT "order_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_changes" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "from" "OrderState" NOT NULL,
    "to" "OrderState" NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_reference" TEXT,
    "checkout_url" TEXT,
    "state" "PaymentState" NOT NULL DEFAULT 'created',
    "amount_minor" INTEGER NOT NULL,
    "currency" "Currency" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_events" (
    "provider" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payment_id" TEXT,
    "payload" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("provider","event_id")
);

-- CreateTable
CREATE TABLE "shipping_addresses" (
    "order_id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "country" "Country" NOT NULL,
    "state" TEXT,
    "city" TEXT NOT NULL,
    "postal_code" TEXT,
    "street" TEXT NOT NULL,
    "house" TEXT NOT NULL,
    "apartment" TEXT,

    CONSTRAINT "shipping_addresses_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "shipments" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_id" TEXT,
    "state" "ShipmentState" NOT NULL DEFAULT 'submitted',
    "carrier" TEXT,
    "tracking_number" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shipments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "downloads" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "storage_key" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "renewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "downloads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credit_entries" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "order_id" UUID,
    "reason" "CreditReason" NOT NULL,
    "amount" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupons" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "percent_off" INTEGER NOT NULL,
    "issued_for_id" UUID NOT NULL,
    "used_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "coupons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key","window_start")
);

-- CreateTable
CREATE TABLE "idempotent_replies" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotent_replies_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "actor_id" TEXT,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_messages" (
    "id" UUID NOT NULL,
    "channel" "Channel" NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT,
    "text" TEXT NOT NULL,
    "html" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages_sent" (
    "key" TEXT NOT NULL,
    "channel" "Channel" NOT NULL,
    "kind" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "order_id" UUID,
    "account_id" UUID,
    "provider_id" TEXT,
    "failed_code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "messages_sent_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_phone_key" ON "accounts"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE INDEX "sessions_account_id_idx" ON "sessions"("account_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "one_time_codes_phone_created_at_idx" ON "one_time_codes"("phone", "created_at" DESC);

-- CreateIndex
CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "books_share_token_key" ON "books"("share_token");

-- CreateIndex
CREATE INDEX "books_device_id_updated_at_idx" ON "books"("device_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "books_account_id_updated_at_idx" ON "books"("account_id", "updated_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "illustrations_book_id_revision_page_key_model_variation_siz_key" ON "illustrations"("book_id", "revision", "page_key", "model", "variation", "size_px");

-- CreateIndex
CREATE UNIQUE INDEX "photos_storage_key_key" ON "photos"("storage_key");

-- CreateIndex
CREATE UNIQUE INDEX "photos_face_key_key" ON "photos"("face_key");

-- CreateIndex
CREATE INDEX "photos_book_id_created_at_idx" ON "photos"("book_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "photos_delete_after_idx" ON "photos"("delete_after");

-- CreateIndex
CREATE INDEX "book_tasks_state_created_at_idx" ON "book_tasks"("state", "created_at");

-- CreateIndex
CREATE INDEX "support_requests_state_created_at_idx" ON "support_requests"("state", "created_at");

-- CreateIndex
CREATE INDEX "blog_posts_published_at_idx" ON "blog_posts"("published_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "kindergarten_orders_order_id_key" ON "kindergarten_orders"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "kindergarten_orders_class_token_key" ON "kindergarten_orders"("class_token");

-- CreateIndex
CREATE INDEX "kindergarten_orders_account_id_created_at_idx" ON "kindergarten_orders"("account_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "kindergarten_children_book_id_key" ON "kindergarten_children"("book_id");

-- CreateIndex
CREATE UNIQUE INDEX "kindergarten_children_kindergarten_id_position_key" ON "kindergarten_children"("kindergarten_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "company_batches_order_id_key" ON "company_batches"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "company_batches_link_token_key" ON "company_batches"("link_token");

-- CreateIndex
CREATE INDEX "company_batches_account_id_created_at_idx" ON "company_batches"("account_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "company_batches_state_closes_at_idx" ON "company_batches"("state", "closes_at");

-- CreateIndex
CREATE UNIQUE INDEX "company_submissions_book_id_key" ON "company_submissions"("book_id");

-- CreateIndex
CREATE INDEX "company_submissions_batch_id_submitted_at_idx" ON "company_submissions"("batch_id", "submitted_at");

-- CreateIndex
CREATE UNIQUE INDEX "company_submissions_batch_id_employee_phone_key" ON "company_submissions"("batch_id", "employee_phone");

-- CreateIndex
CREATE UNIQUE INDEX "orders_number_key" ON "orders"("number");

-- CreateIndex
CREATE INDEX "orders_account_id_created_at_idx" ON "orders"("account_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "orders_state_created_at_idx" ON "orders"("state", "created_at");

-- CreateIndex
CREATE INDEX "orders_book_id_idx" ON "orders"("book_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_lines_order_id_price_id_key" ON "order_lines"("order_id", "price_id");

-- CreateIndex
CREATE INDEX "order_changes_order_id_at_idx" ON "order_changes"("order_id", "at");

-- CreateIndex
CREATE INDEX "payments_order_id_created_at_idx" ON "payments"("order_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_provider_reference_key" ON "payments"("provider", "provider_reference");

-- CreateIndex
CREATE INDEX "provider_events_handled_at_idx" ON "provider_events"("handled_at");

-- CreateIndex
CREATE INDEX "shipments_order_id_idx" ON "shipments"("order_id");

-- CreateIndex
CREATE INDEX "shipments_state_created_at_idx" ON "shipments"("state", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "shipments_provider_provider_id_key" ON "shipments"("provider", "provider_id");

-- CreateIndex
CREATE INDEX "downloads_book_id_idx" ON "downloads"("book_id");

-- CreateIndex
CREATE UNIQUE INDEX "downloads_order_id_key" ON "downloads"("order_id");

-- CreateIndex
CREATE INDEX "credit_entries_account_id_created_at_idx" ON "credit_entries"("account_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons"("code");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_issued_for_id_key" ON "coupons"("issued_for_id");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_used_by_id_key" ON "coupons"("used_by_id");

-- CreateIndex
CREATE INDEX "coupons_account_id_expires_at_idx" ON "coupons"("account_id", "expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_window_start_idx" ON "rate_limits"("window_start");

-- CreateIndex
CREATE INDEX "idempotent_replies_created_at_idx" ON "idempotent_replies"("created_at");

-- CreateIndex
CREATE INDEX "audit_events_subject_subject_id_at_idx" ON "audit_events"("subject", "subject_id", "at");

-- CreateIndex
CREATE INDEX "audit_events_at_idx" ON "audit_events"("at");

-- CreateIndex
CREATE INDEX "outbox_messages_created_at_idx" ON "outbox_messages"("created_at" DESC);

-- CreateIndex
CREATE INDEX "messages_sent_order_id_idx" ON "messages_sent"("order_id");

-- CreateIndex
CREATE INDEX "messages_sent_account_id_created_at_idx" ON "messages_sent"("account_id", "created_at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "books" ADD CONSTRAINT "books_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pages" ADD CONSTRAINT "pages_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pages" ADD CONSTRAINT "pages_chosen_id_fkey" FOREIGN KEY ("chosen_id") REFERENCES "illustrations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "illustrations" ADD CONSTRAINT "illustrations_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "book_tasks" ADD CONSTRAINT "book_tasks_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_translations" ADD CONSTRAINT "blog_translations_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kindergarten_orders" ADD CONSTRAINT "kindergarten_orders_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kindergarten_orders" ADD CONSTRAINT "kindergarten_orders_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kindergarten_children" ADD CONSTRAINT "kindergarten_children_kindergarten_id_fkey" FOREIGN KEY ("kindergarten_id") REFERENCES "kindergarten_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kindergarten_children" ADD CONSTRAINT "kindergarten_children_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_batches" ADD CONSTRAINT "company_batches_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_batches" ADD CONSTRAINT "company_batches_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_submissions" ADD CONSTRAINT "company_submissions_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "company_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_submissions" ADD CONSTRAINT "company_submissions_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipping_addresses" ADD CONSTRAINT "shipping_addresses_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_issued_for_id_fkey" FOREIGN KEY ("issued_for_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_used_by_id_fkey" FOREIGN KEY ("used_by_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages_sent" ADD CONSTRAINT "messages_sent_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages_sent" ADD CONSTRAINT "messages_sent_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;


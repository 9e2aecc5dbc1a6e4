-- CreateTable
CREATE TABLE "deletions" (
    "id" UUID NOT NULL,
    "table_name" TEXT NOT NULL,
    "row_key" JSONB NOT NULL,
    "row_stays" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL,
    "copied_at" TIMESTAMPTZ(3),

    CONSTRAINT "deletions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "deletions_copied_at_at_idx" ON "deletions"("copied_at", "at");

-- CreateIndex
CREATE INDEX "deletions_at_idx" ON "deletions"("at");

-- Notes the keys of deleted rows; its arguments are the columns of the primary key.
CREATE FUNCTION "record_deletions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deletions" ("id", "table_name", "row_key", "row_stays", "at")
  SELECT gen_random_uuid(), TG_TABLE_NAME,
    (SELECT jsonb_object_agg(field.key, field.value) FROM jsonb_each(to_jsonb(gone)) AS field
     WHERE field.key = ANY (TG_ARGV)),
    false, clock_timestamp()
  FROM gone;
  RETURN NULL;
END
$$;

-- Notes a row that was emptied and stays.
CREATE FUNCTION "record_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deletions" ("id", "table_name", "row_key", "row_stays", "at")
  VALUES (gen_random_uuid(), TG_TABLE_NAME, jsonb_build_object('id', NEW.id), true, clock_timestamp());
  RETURN NULL;
END
$$;

-- Every table with something about a person whose rows are deleted, except those whose keys hold more than random ids
-- and live for days only (codes that failed, answers to repeated requests, what the sandboxes received).
DO $$
DECLARE
  name text;
  columns text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'accounts', 'account_deletions', 'sessions', 'one_time_codes',
    'books', 'pages', 'illustrations', 'photos', 'dedication_photos', 'hero_versions', 'redraws', 'draft_letters',
    'resume_links', 'book_devices', 'downloads', 'print_files', 'proofs', 'proof_pages',
    'kindergarten_orders', 'kindergarten_children', 'company_batches', 'company_submissions', 'company_actions',
    'shipping_addresses', 'gifts', 'reprint_requests', 'order_notes', 'order_attributions',
    'coupons', 'referrals', 'reviews', 'support_requests', 'partner_reminders', 'book_alerts', 'staff_sessions'
  ] LOOP
    SELECT string_agg(quote_literal(attname), ', ') INTO STRICT columns
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE indrelid = format('%I', name)::regclass AND indisprimary;
    EXECUTE format(
      'CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS gone
       FOR EACH STATEMENT EXECUTE FUNCTION "record_deletions"(%s)', name || '_deletions', name, columns);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['accounts', 'books', 'photos'] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER UPDATE OF "deleted_at" ON %I FOR EACH ROW
       WHEN (OLD."deleted_at" IS NULL AND NEW."deleted_at" IS NOT NULL)
       EXECUTE FUNCTION "record_erasure"()', name || '_erasure', name);
  END LOOP;
END
$$;

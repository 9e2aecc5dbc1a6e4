-- Rules of the data that the schema language cannot say. Each has a test that tries to break it.

ALTER TABLE accounts
  ADD CONSTRAINT accounts_phone_e164 CHECK (phone ~ '^\+[1-9][0-9]{6,14}$');

ALTER TABLE one_time_codes
  ADD CONSTRAINT one_time_codes_checks CHECK (checks BETWEEN 0 AND 5),
  ADD CONSTRAINT one_time_codes_lifetime CHECK (expires_at > created_at);

ALTER TABLE sessions
  ADD CONSTRAINT sessions_lifetime CHECK (expires_at > created_at);

ALTER TABLE books
  ADD CONSTRAINT books_age CHECK (age BETWEEN 1 AND 10),
  ADD CONSTRAINT books_name_length CHECK (char_length(child_name) BETWEEN 2 AND 30),
  ADD CONSTRAINT books_dedication_length CHECK (char_length(dedication) BETWEEN 2 AND 400),
  ADD CONSTRAINT books_revision CHECK (revision > 0),
  ADD CONSTRAINT books_catalogue_id CHECK (catalogue_id BETWEEN 1 AND 39999);

-- Up to four variations a page (spec §4).
ALTER TABLE illustrations
  ADD CONSTRAINT illustrations_variation CHECK (variation BETWEEN 0 AND 3),
  ADD CONSTRAINT illustrations_size CHECK (size_px > 0),
  ADD CONSTRAINT illustrations_cost CHECK (cost_micro_usd >= 0);

ALTER TABLE photos
  ADD CONSTRAINT photos_size CHECK (width_px >= 400 AND height_px >= 400),
  ADD CONSTRAINT photos_kept CHECK (delete_after > created_at);

ALTER TABLE book_tasks
  ADD CONSTRAINT book_tasks_progress CHECK (done >= 0 AND total >= 0 AND done <= total);

ALTER TABLE orders
  ADD CONSTRAINT orders_total CHECK (total_minor >= 0),
  ADD CONSTRAINT orders_credits CHECK (credits_minor >= 0 AND (credits_minor = 0 OR currency = 'ILS')),
  ADD CONSTRAINT orders_market CHECK ((country, currency) IN (('IL', 'ILS'), ('US', 'USD'), ('KE', 'KES'))),
  ADD CONSTRAINT orders_paid CHECK (
    (paid_at IS NULL) OR (total_minor IS NOT NULL AND state NOT IN ('unpaid', 'awaiting_payment'))
  );

-- One book is bought once: a second live order of the same book cannot exist.
CREATE UNIQUE INDEX orders_one_live_per_book ON orders (book_id) WHERE state NOT IN ('cancelled', 'refunded');

ALTER TABLE order_lines
  ADD CONSTRAINT order_lines_quantity CHECK (quantity > 0),
  ADD CONSTRAINT order_lines_amount CHECK (unit_minor >= 0);

ALTER TABLE order_changes
  ADD CONSTRAINT order_changes_moves CHECK ("from" <> "to");

ALTER TABLE payments
  ADD CONSTRAINT payments_amount CHECK (amount_minor > 0);

-- One attempt to pay is open at a time.
CREATE UNIQUE INDEX payments_one_open_per_order ON payments (order_id) WHERE state IN ('created', 'open');

ALTER TABLE downloads
  ADD CONSTRAINT downloads_bytes CHECK (bytes > 0);

ALTER TABLE credit_entries
  ADD CONSTRAINT credit_entries_amount CHECK (
    (reason = 'spent' AND amount < 0) OR (reason = 'staff' AND amount <> 0) OR (reason NOT IN ('spent', 'staff') AND amount > 0)
  );

-- Each social reward once per account (rulings, "Money").
CREATE UNIQUE INDEX credit_entries_reward_once ON credit_entries (account_id, reason)
  WHERE reason IN ('follow_facebook', 'follow_instagram', 'share_story', 'write_review');

ALTER TABLE coupons
  ADD CONSTRAINT coupons_percent CHECK (percent_off BETWEEN 1 AND 100),
  ADD CONSTRAINT coupons_lifetime CHECK (expires_at > created_at),
  ADD CONSTRAINT coupons_next_order CHECK (used_by_id IS NULL OR used_by_id <> issued_for_id);

ALTER TABLE kindergarten_children
  ADD CONSTRAINT kindergarten_children_age CHECK (age BETWEEN 1 AND 10),
  ADD CONSTRAINT kindergarten_children_position CHECK (position >= 0);

ALTER TABLE company_batches
  ADD CONSTRAINT company_batches_minimum CHECK (estimated_books >= 10),
  ADD CONSTRAINT company_batches_closing CHECK (closes_at > created_at);

ALTER TABLE company_submissions
  ADD CONSTRAINT company_submissions_phone_e164 CHECK (employee_phone ~ '^\+[1-9][0-9]{6,14}$'),
  ADD CONSTRAINT company_submissions_format CHECK (book_type <> 'mix');

ALTER TABLE shipping_addresses
  ADD CONSTRAINT shipping_addresses_us_state CHECK (country <> 'US' OR (state IS NOT NULL AND postal_code IS NOT NULL));

ALTER TABLE blog_translations
  ADD CONSTRAINT blog_translations_reading_time CHECK (reading_time > 0);

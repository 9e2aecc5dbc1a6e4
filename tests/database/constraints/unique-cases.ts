type UniqueCase = {
  /** The index's name in the migrations. */
  readonly rule: string;
  /** Source in the specification. */
  readonly says: string;
  readonly table: string;
  /** Columns of a second row that still conflicts with the first: alternating names and SQL values. */
  readonly twin: string;
  /** Columns that must also differ for the second row to be valid. */
  readonly other: string;
};

const NEW_ID = `'id', gen_random_uuid()`;
const CREDITED_ORDER = `(SELECT order_id FROM credit_entries WHERE reason = 'spent')`;
const ANOTHER_ORDER = `(SELECT id FROM orders WHERE kind = 'company')`;

/** Every unique index of the migrations except the primary keys. */
export const UNIQUE_CASES: readonly UniqueCase[] = [
  {
    rule: 'accounts_phone_key',
    says: 'one account per phone',
    table: 'accounts',
    twin: `${NEW_ID}, 'referral_code', NULL`,
    other: `'phone', '+972507654321'`,
  },
  {
    rule: 'sessions_token_hash_key',
    says: 'a token opens one session',
    table: 'sessions',
    twin: NEW_ID,
    other: `'token_hash', 'x'`,
  },
  {
    rule: 'books_share_token_key',
    says: 'rulings "Flow": a link shares one book',
    table: 'books',
    twin: NEW_ID,
    other: `'share_token', 'x'`,
  },
  {
    rule: 'redraws_book_id_revision_page_key_model_variation_key',
    says: 'a picture is asked for once more by one row',
    table: 'redraws',
    twin: NEW_ID,
    other: `'variation', 2`,
  },
  {
    rule: 'illustrations_book_id_revision_page_key_model_variation_siz_key',
    says: '§4: a variation is one picture',
    table: 'illustrations',
    twin: NEW_ID,
    other: `'variation', 1`,
  },
  {
    rule: 'fiscal_documents_key_key',
    says: 'rulings "Money": one document for one cause',
    table: 'fiscal_documents',
    twin: `${NEW_ID}, 'number', 2`,
    other: `'key', 'order:2'`,
  },
  {
    rule: 'fiscal_documents_kind_number_key',
    says: 'rulings "Money": no number twice',
    table: 'fiscal_documents',
    twin: `${NEW_ID}, 'key', 'order:2'`,
    other: `'number', 2`,
  },
  {
    rule: 'refunds_key_key',
    says: 'S18: a key refunds once',
    table: 'refunds',
    twin: NEW_ID,
    other: `'key', 'refund-2'`,
  },
  {
    rule: 'photos_storage_key_key',
    says: 'deleting a photo deletes one file',
    table: 'photos',
    twin: NEW_ID,
    other: `'storage_key', 'photos/2.jpg'`,
  },
  {
    rule: 'orders_number_key',
    says: 'a number read out on the phone names one order',
    table: 'orders',
    twin: `${NEW_ID}, 'book_id', NULL`,
    other: `'number', 999999`,
  },
  {
    rule: 'orders_one_live_per_book',
    says: 'orders: a book is bought once',
    table: 'orders',
    twin: `${NEW_ID}, 'number', 999999`,
    other: `'state', 'cancelled'`,
  },
  {
    rule: 'orders_upgrade_of_id_open_key',
    says: 'orders: a digital book has one printed copy on order',
    table: 'orders',
    twin: `${NEW_ID}, 'number', 999999, 'upgrade_of_id', (first).id`,
    other: `'state', 'cancelled'`,
  },
  {
    rule: 'order_lines_order_id_price_id_key',
    says: 'rulings "Money": one line per price',
    table: 'order_lines',
    twin: NEW_ID,
    other: `'price_id', 'advanced_model_addon'`,
  },
  {
    rule: 'payments_provider_provider_reference_key',
    says: `a provider's reference names one payment`,
    table: 'payments',
    twin: `${NEW_ID}, 'state', 'failed'`,
    other: `'provider_reference', 'ref-2'`,
  },
  {
    rule: 'payments_one_open_per_order',
    says: 'rulings "Flow": retrying never charges twice',
    table: 'payments',
    twin: `${NEW_ID}, 'provider_reference', 'ref-2'`,
    other: `'state', 'cancelled'`,
  },
  {
    rule: 'shipments_provider_provider_id_key',
    says: `a provider's parcel is one shipment`,
    table: 'shipments',
    twin: `${NEW_ID}, 'state', 'failed'`,
    other: `'state', 'failed', 'provider_id', 'parcel-2'`,
  },
  {
    rule: 'shipments_one_live_per_order',
    says: 'rulings "Flow": no book is printed twice',
    table: 'shipments',
    twin: `${NEW_ID}, 'provider_id', 'parcel-2'`,
    other: `'state', 'failed', 'provider_id', 'parcel-2'`,
  },
  {
    rule: 'print_files_storage_key_key',
    says: 'a stored file belongs to one row',
    table: 'print_files',
    twin: `${NEW_ID}, 'revision', 2`,
    other: `'revision', 2, 'storage_key', 'books/1/j.pdf'`,
  },
  {
    rule: 'print_files_book_id_revision_edits_profile_id_kind_key',
    says: 'an edited revision has one file of each kind for a print house',
    table: 'print_files',
    twin: `${NEW_ID}, 'storage_key', 'books/1/j.pdf'`,
    other: `'kind', 'cover', 'storage_key', 'books/1/j.pdf'`,
  },
  {
    rule: 'downloads_order_id_key',
    says: 'rulings "Flow": edits renew the PDF under the same link',
    table: 'downloads',
    twin: NEW_ID,
    other: `'order_id', ${ANOTHER_ORDER}`,
  },
  {
    rule: 'credit_entries_reward_once',
    says: 'rulings "Money": each social reward once per account',
    table: 'credit_entries',
    twin: NEW_ID,
    other: `'reason', 'share_story'`,
  },
  {
    rule: 'reprint_requests_one_mistake_per_order',
    says: "a parent's own mistake is remedied once for each order",
    table: 'reprint_requests',
    twin: `${NEW_ID}, 'reason', 'own_address'`,
    other: `'reason', 'lost_parcel'`,
  },
  {
    rule: 'coupons_code_key',
    says: 'rulings "Money": coupon',
    table: 'coupons',
    twin: `${NEW_ID}, 'issued_for_id', ${ANOTHER_ORDER}, 'used_by_id', NULL`,
    other: `'code', 'NOA11'`,
  },
  {
    rule: 'coupons_issued_for_id_kind_key',
    says: 'rulings "Money": one coupon per confirmed order',
    table: 'coupons',
    twin: `${NEW_ID}, 'code', 'NOA11', 'used_by_id', NULL`,
    other: `'kind', 'free_digital'`,
  },
  {
    rule: 'credit_entries_order_id_reason_key',
    says: 'rulings "Money": an order spends credits once',
    table: 'credit_entries',
    twin: `${NEW_ID}, 'reason', 'spent', 'amount', -5, 'order_id', ${CREDITED_ORDER}`,
    other: `'reason', 'returned', 'amount', 5`,
  },
  {
    rule: 'accounts_referral_code_key',
    says: 'issue 16: a link invites for one account',
    table: 'accounts',
    twin: `${NEW_ID}, 'phone', '+972507654321'`,
    other: `'referral_code', 'y'`,
  },
  {
    rule: 'referrals_order_id_key',
    says: 'issue 16: once per friend',
    table: 'referrals',
    twin: `'friend_id', (SELECT id FROM accounts WHERE phone = '+972503333333')`,
    other: `'order_id', NULL`,
  },
  {
    rule: 'reviews_account_id_key',
    says: 'rulings "Money": each social reward once per account',
    table: 'reviews',
    twin: NEW_ID,
    other: `'account_id', (SELECT id FROM accounts WHERE phone = '+972503333333')`,
  },
  {
    rule: 'coupons_used_by_id_key',
    says: 'rulings "Money": an order takes one coupon',
    table: 'coupons',
    twin: `${NEW_ID}, 'code', 'NOA11', 'issued_for_id', ${ANOTHER_ORDER}`,
    other: `'used_by_id', NULL`,
  },
  {
    rule: 'kindergarten_orders_order_id_key',
    says: '§3: an order pays one class',
    table: 'kindergarten_orders',
    twin: `${NEW_ID}, 'class_token', NULL`,
    other: `'order_id', NULL`,
  },
  {
    rule: 'kindergarten_orders_class_token_key',
    says: 'rulings "Flow": a class link opens one class',
    table: 'kindergarten_orders',
    twin: `${NEW_ID}, 'order_id', NULL`,
    other: `'class_token', 'x'`,
  },
  {
    rule: 'kindergarten_children_book_id_key',
    says: '§3: a book has one hero',
    table: 'kindergarten_children',
    twin: `${NEW_ID}, 'position', 1`,
    other: `'book_id', NULL`,
  },
  {
    rule: 'kindergarten_children_kindergarten_id_position_key',
    says: '§3: children stand in one order',
    table: 'kindergarten_children',
    twin: `${NEW_ID}, 'book_id', NULL`,
    other: `'position', 1`,
  },
  {
    rule: 'company_batches_order_id_key',
    says: '§3: an order pays one batch',
    table: 'company_batches',
    twin: `${NEW_ID}, 'link_token', 'x'`,
    other: `'order_id', NULL`,
  },
  {
    rule: 'company_batches_link_token_key',
    says: '§3: a shareable link opens one batch',
    table: 'company_batches',
    twin: `${NEW_ID}, 'order_id', NULL`,
    other: `'link_token', 'x'`,
  },
  {
    rule: 'company_submissions_book_id_key',
    says: '§3: a book belongs to one submission',
    table: 'company_submissions',
    twin: `${NEW_ID}, 'employee_phone', '+972503333333'`,
    other: `'book_id', NULL`,
  },
  {
    rule: 'company_submissions_batch_id_employee_phone_key',
    says: '§5: only one order per employee',
    table: 'company_submissions',
    twin: `${NEW_ID}, 'book_id', NULL`,
    other: `'employee_phone', '+972503333333'`,
  },
  {
    rule: 'draft_letters_book_id_reason_key',
    says: 'an address for each wish of one draft',
    table: 'draft_letters',
    twin: `${NEW_ID}, 'email', 'b@example.com'`,
    other: `'reason', 'draft'`,
  },
  {
    rule: 'partner_reminders_partner_email_key',
    says: 'rulings "Flow": an address is reminded once of one offer',
    table: 'partner_reminders',
    twin: NEW_ID,
    other: `'partner', 'another'`,
  },
  {
    rule: 'book_alerts_catalogue_id_email_key',
    says: 'an address is told once that a book is out',
    table: 'book_alerts',
    twin: NEW_ID,
    other: `'catalogue_id', 15`,
  },
];

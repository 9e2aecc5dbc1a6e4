type CheckCase = {
  /** The constraint's name in the migrations. */
  readonly rule: string;
  /** Where the specification says so. */
  readonly says: string;
  readonly table: string;
  /** Assignments at the rule's edge that must be taken. */
  readonly legal: readonly string[];
  readonly broken: readonly string[];
};

const LONG = (letters: number) => `repeat('א', ${letters})`;
const BEFORE = (column: string) => `${column} = created_at`;

/** Every CHECK of the migrations with values on both sides of its edge. */
export const CHECK_CASES: readonly CheckCase[] = [
  {
    rule: 'accounts_phone_e164',
    says: 'rulings "Names": E.164',
    table: 'accounts',
    legal: [`phone = '+254712345678'`, `phone = '+12025550123'`],
    broken: ['0501234567', '+0501234567', '+97250-123', '+972', '+9725012345678901', ''].map((p) => `phone = '${p}'`),
  },
  {
    rule: 'one_time_codes_checks',
    says: 'rulings "Limits": 5 checks',
    table: 'one_time_codes',
    legal: ['checks = 5'],
    broken: ['checks = 6', 'checks = -1'],
  },
  {
    rule: 'one_time_codes_lifetime',
    says: 'rulings "Limits": valid 10 minutes',
    table: 'one_time_codes',
    legal: [`expires_at = created_at + interval '1 s'`],
    broken: [BEFORE('expires_at')],
  },
  {
    rule: 'sessions_lifetime',
    says: 'rulings "Limits": session',
    table: 'sessions',
    legal: [`expires_at = created_at + interval '1 s'`],
    broken: [BEFORE('expires_at')],
  },
  {
    rule: 'books_age',
    says: '§3 Child: age 1 to 10',
    table: 'books',
    legal: ['age = 1', 'age = 10'],
    broken: ['age = 0', 'age = 11'],
  },
  {
    rule: 'books_name_length',
    says: `rulings "Limits": child's name 2 to 30`,
    table: 'books',
    legal: ['child_name = NULL', `child_name = ${LONG(2)}`, `child_name = ${LONG(30)}`],
    broken: [`child_name = ${LONG(1)}`, `child_name = ${LONG(31)}`, `child_name = ''`],
  },
  {
    rule: 'books_dedication_length',
    says: 'rulings "Limits": dedication 2 to 400',
    table: 'books',
    legal: ['dedication = NULL', `dedication = ${LONG(400)}`],
    broken: [`dedication = ${LONG(1)}`, `dedication = ${LONG(401)}`],
  },
  {
    rule: 'books_revision',
    says: 'a revision counts from 1',
    table: 'books',
    legal: ['revision = 1'],
    broken: ['revision = 0'],
  },
  {
    rule: 'books_catalogue_id',
    says: '§3 Book: id ranges by language',
    table: 'books',
    legal: ['catalogue_id = 1', 'catalogue_id = 39999', 'catalogue_id = NULL'],
    broken: ['catalogue_id = 0', 'catalogue_id = 40000'],
  },
  {
    rule: 'illustrations_variation',
    says: '§4: up to 4 variations per page',
    table: 'illustrations',
    legal: ['variation = 3'],
    broken: ['variation = 4', 'variation = -1'],
  },
  {
    rule: 'illustrations_size',
    says: 'a picture has a size',
    table: 'illustrations',
    legal: ['size_px = 1'],
    broken: ['size_px = 0'],
  },
  {
    rule: 'illustrations_cost',
    says: 'nobody is paid for drawing',
    table: 'illustrations',
    legal: ['cost_micro_usd = 0'],
    broken: ['cost_micro_usd = -1'],
  },
  {
    rule: 'photos_size',
    says: 'rulings "Limits": photo at least 400 × 400 px',
    table: 'photos',
    legal: ['width_px = 400, height_px = 400'],
    broken: ['width_px = 399', 'height_px = 399'],
  },
  {
    rule: 'photos_kept',
    says: 'rulings "Limits": photo and features kept',
    table: 'photos',
    legal: [`delete_after = created_at + interval '1 s'`],
    broken: [BEFORE('delete_after')],
  },
  {
    rule: 'book_tasks_progress',
    says: 'progress that is real',
    table: 'book_tasks',
    legal: ['done = 4, total = 4'],
    broken: ['done = 5, total = 4', 'done = -1', 'done = -1, total = -1'],
  },
  {
    rule: 'orders_total',
    says: 'rulings "Money": a total is never negative',
    table: 'orders',
    legal: ['total_minor = 0', 'total_minor = NULL'],
    broken: ['total_minor = -1'],
  },
  {
    rule: 'orders_credits',
    says: 'rulings "Money": credits on ILS orders only',
    table: 'orders',
    legal: ['credits_minor = 100', `country = 'US', currency = 'USD', credits_minor = 0`],
    broken: ['credits_minor = -1', `country = 'US', currency = 'USD', credits_minor = 100`],
  },
  {
    rule: 'orders_market',
    says: '§3 Country config: a country has its currency',
    table: 'orders',
    legal: [`country = 'US', currency = 'USD'`, `country = 'KE', currency = 'KES'`],
    broken: [`currency = 'USD'`, `country = 'KE'`],
  },
  {
    rule: 'orders_paid',
    says: '§4: what is paid has a sum and left the till',
    table: 'orders',
    legal: [
      `paid_at = now(), total_minor = 3900, state = 'paid'`,
      `paid_at = now(), total_minor = 0, state = 'refunded'`,
    ],
    broken: [
      'paid_at = now()',
      `paid_at = now(), state = 'unpaid'`,
      `paid_at = now(), state = 'paid', total_minor = NULL`,
    ],
  },
  {
    rule: 'order_lines_quantity',
    says: 'orders: positive amounts',
    table: 'order_lines',
    legal: ['quantity = 1'],
    broken: ['quantity = 0', 'quantity = -1'],
  },
  {
    rule: 'order_lines_amount',
    says: 'orders: positive amounts',
    table: 'order_lines',
    legal: ['unit_minor = 0'],
    broken: ['unit_minor = -1'],
  },
  {
    rule: 'order_changes_moves',
    says: 'a state never moves to itself',
    table: 'order_changes',
    legal: [`"from" = 'awaiting_payment', "to" = 'unpaid'`],
    broken: ['"from" = "to"'],
  },
  {
    rule: 'payments_amount',
    says: 'orders: positive amounts; a zero total skips the provider',
    table: 'payments',
    legal: ['amount_minor = 1'],
    broken: ['amount_minor = 0', 'amount_minor = -3900'],
  },
  {
    rule: 'downloads_bytes',
    says: 'a finished file is not empty',
    table: 'downloads',
    legal: ['bytes = 1'],
    broken: ['bytes = 0'],
  },
  {
    rule: 'credit_entries_amount',
    says: 'rulings "Money": a ledger of entries',
    table: 'credit_entries',
    legal: [`reason = 'spent', amount = -5`, `reason = 'staff', amount = -5`, `reason = 'returned', amount = 5`],
    broken: [
      'amount = 0',
      'amount = -10',
      `reason = 'spent', amount = 5`,
      `reason = 'returned', amount = -5`,
      `reason = 'staff', amount = 0`,
    ],
  },
  {
    rule: 'coupons_percent',
    says: 'rulings "Money": coupon',
    table: 'coupons',
    legal: ['percent_off = 1', 'percent_off = 100'],
    broken: ['percent_off = 0', 'percent_off = 101'],
  },
  {
    rule: 'coupons_lifetime',
    says: 'rulings "Money": coupon ends after it began',
    table: 'coupons',
    legal: [`expires_at = created_at + interval '3 h'`],
    broken: [BEFORE('expires_at')],
  },
  {
    rule: 'coupons_next_order',
    says: `rulings "Money": for the next parents' order`,
    table: 'coupons',
    legal: ['used_by_id = NULL'],
    broken: ['used_by_id = issued_for_id'],
  },
  {
    rule: 'kindergarten_children_age',
    says: '§3 Child: age 1 to 10',
    table: 'kindergarten_children',
    legal: ['age = 1', 'age = 10'],
    broken: ['age = 0', 'age = 11'],
  },
  {
    rule: 'kindergarten_children_position',
    says: 'a list begins at 0',
    table: 'kindergarten_children',
    legal: ['position = 0'],
    broken: ['position = -1'],
  },
  {
    rule: 'company_batches_minimum',
    says: 'rulings "Limits": company minimum 10 books',
    table: 'company_batches',
    legal: ['estimated_books = 10'],
    broken: ['estimated_books = 9'],
  },
  {
    rule: 'company_batches_closing',
    says: 'rulings "Flow": orders close at the stored deadline',
    table: 'company_batches',
    legal: [`closes_at = created_at + interval '1 s'`],
    broken: [BEFORE('closes_at')],
  },
  {
    rule: 'company_submissions_phone_e164',
    says: 'rulings "Names": E.164',
    table: 'company_submissions',
    legal: [`employee_phone = '+12025550123'`],
    broken: [`employee_phone = '0501234567'`, `employee_phone = ''`],
  },
  {
    rule: 'company_submissions_format',
    says: 'rulings "Flow": each employee chooses digital or printed',
    table: 'company_submissions',
    legal: [`book_type = 'printed'`],
    broken: [`book_type = 'mix'`],
  },
  {
    rule: 'shipping_addresses_us_state',
    says: 'rulings "Limits": US postal code and state required',
    table: 'shipping_addresses',
    legal: [`country = 'US', state = 'NY', postal_code = '10001'`, `country = 'KE', state = NULL, postal_code = NULL`],
    broken: [`country = 'US', state = 'NY'`, `country = 'US', postal_code = '10001'`],
  },
  {
    rule: 'blog_translations_reading_time',
    says: '§3 Blog post: readingTime',
    table: 'blog_translations',
    legal: ['reading_time = 1'],
    broken: ['reading_time = 0'],
  },
  {
    rule: 'partner_reminders_email',
    says: 'one address is one row, however it was typed',
    table: 'partner_reminders',
    legal: [`email = 'b.c@example.com'`],
    broken: [`email = 'B@example.com'`, `email = ' b@example.com'`, `email = ''`, `email = 'b'`],
  },
];

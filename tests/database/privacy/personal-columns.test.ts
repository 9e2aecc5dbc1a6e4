import { expect, it } from 'vitest';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { createFilledAccount } from './filled-account';

const shop = Object.assign(withShop(), { storage: withStorage() });

/**
 * Every column that says something about a person. Whoever adds one adds it here, to the account that
 * `leftovers.test.ts` deletes (`filled-account.ts`), and, if the person gave it to us, to the export
 * (`lib/privacy/export-rows.ts`).
 */
const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  account_deletions: ['email', 'summary'],
  accounts: ['phone', 'email'],
  book_alerts: ['email'],
  books: [
    'child_name',
    'relative_name',
    'second_name',
    'third_name',
    'character',
    'unsure_traits',
    'first_character',
    'candidates',
    'dedication',
  ],
  company_batches: [
    'contact_name',
    'company_name',
    'contact_email',
    'contact_phone',
    'office_street',
    'office_city',
    'office_postal',
    'dedication',
    'logo_key',
  ],
  company_submissions: ['employee_name', 'employee_email', 'employee_phone'],
  draft_letters: ['email'],
  gifts: ['recipient_name', 'recipient_email', 'sender_name', 'message'],
  group_notes: ['text'],
  hero_versions: ['character', 'first_character', 'unsure_traits'],
  idempotent_replies: ['scope', 'body'],
  illustrations: ['prompt'],
  kindergarten_children: ['full_name'],
  kindergarten_orders: ['kindergarten_name', 'contact_name', 'email'],
  one_time_codes: ['phone', 'email'],
  order_attributions: ['click_id', 'user_agent'],
  order_notes: ['text'],
  orders: ['email'],
  pages: ['text', 'texts', 'subtitle'],
  partner_reminders: ['email'],
  provider_events: ['payload'],
  redraws: ['request'],
  refunds: ['note'],
  reprint_requests: ['description'],
  reviews: ['text', 'signature'],
  shipments: ['tracking_number'],
  shipping_addresses: ['full_name', 'city', 'postal_code', 'street', 'house', 'apartment'],
  support_messages: ['email', 'text'],
  support_requests: ['email', 'phone', 'description'],
  testimonials: ['quote', 'who', 'place'],
};

/** Texts that say nothing about a person, whatever their names. */
const IMPERSONAL: Readonly<Record<string, readonly string[]>> = {
  audit_events: ['data'],
  blog_translations: ['title', 'description', 'content'],
  company_actions: ['detail'],
  consents: ['text_version'],
  dedication_photos: ['consent_text_version'],
  deletions: ['table_name'],
  // They stay empty with real providers.
  outbox_messages: ['text'],
  photos: ['consent_text_version'],
  sandbox_events: ['name', 'data'],
  // Ids and amounts; who works in the shop is no customer.
  staff_actions: ['data'],
  staff_members: ['phone'],
  // The shop's own words.
  support_templates: ['name', 'text'],
};

const SUSPECT =
  'phone|email|name|text|message|signature|dedication|description|street|house|apartment|city|postal|note|body|payload|data|character|candidate|words|agent|click|logo|tracking|summary|detail|recipient|sender|address|trait|prompt|request$|content|title|subtitle|scope|^quote$|^who$|^place$';

it('rulings "Photos and names": every column that may hold a person is declared, for deletion and export', async () => {
  const rows = await shop.db.$queryRaw<{ table: string; column: string }[]>`
    SELECT columns.table_name AS table, columns.column_name AS column FROM information_schema.columns AS columns
    JOIN information_schema.tables AS tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND columns.column_name ~ ${SUSPECT}
      AND data_type IN ('text', 'jsonb', 'ARRAY') AND table_name NOT LIKE '\_prisma%'`;
  const found = rows.map(({ table, column }) => `${table}.${column}`).sort();
  const declared = [PERSONAL, IMPERSONAL].flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  );
  expect(found).toEqual(declared.sort());
});

/** What the filled account leaves empty, and why its deletion is proven elsewhere. */
const UNFILLED: readonly string[] = [
  // Written by the deletion itself, which drops the address.
  'account_deletions',
  // Rows of a book go with the book, whatever is in them.
  'books.unsure_traits',
  'books.candidates',
  'hero_versions.unsure_traits',
  'illustrations.prompt',
  'pages.subtitle',
  'redraws',
  // Rows of a batch go with it.
  'company_batches.office_postal',
  'company_batches.dedication',
  'company_batches.logo_key',
  // Of no account: the desk enters and deletes them.
  'testimonials',
  // It goes with the address.
  'shipping_addresses.apartment',
  'shipping_addresses.postal_code',
];

it('rulings "Photos and names": the account whose deletion is tested has left something in every one of them', async () => {
  await createFilledAccount(shop)();
  const empty: string[] = [];
  for (const [table, columns] of Object.entries(PERSONAL)) {
    for (const column of columns) {
      if (UNFILLED.includes(table) || UNFILLED.includes(`${table}.${column}`)) continue;
      const [row] = await shop.db.$queryRawUnsafe<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM "${table}" WHERE "${column}" IS NOT NULL AND "${column}"::text <> ''`,
      );
      if (row?.count === 0) empty.push(`${table}.${column}`);
    }
  }
  expect(empty).toEqual([]);
});

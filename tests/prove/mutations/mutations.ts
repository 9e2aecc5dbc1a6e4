import type { ProjectName } from '@/tests/config/projects';

/** A fault that somebody could write: one place of the code, and the test file that must fail because of it. */
export type Mutation = {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly project: ProjectName;
  readonly test: string;
};

type Place = readonly [file: string, from: string, to: string];

const mutate = (name: string, [file, from, to]: Place, project: ProjectName, test: string): Mutation => ({
  name,
  file,
  from,
  to,
  project,
  test,
});

export const MUTATIONS: readonly Mutation[] = [
  mutate(
    'a discount is not rounded',
    ['lib/prices/discount.ts', '(100 * step) + 0.5)', '(100 * step))'],
    'unit',
    'lib/prices/discount.test.ts',
  ),
  mutate(
    'a refund that is promised may be given again',
    ['lib/payments/plan-refund.ts', 'Math.max(refundedMinor, sum(refunds))', 'refundedMinor'],
    'unit',
    'lib/payments/plan-refund.test.ts',
  ),
  mutate(
    'several credit notes return more tax than the invoice has',
    ['lib/orders/fiscal/vat.ts', ' - getIncludedVat(creditedBeforeMinor, basisPoints)', ''],
    'unit',
    'lib/orders/fiscal/vat.test.ts',
  ),
  mutate(
    'a payment of another amount pays for the order',
    ['lib/orders/handle-payment-event.ts', '(event.amountMinor !== payment.amountMinor || ', '('],
    'database',
    'tests/database/orders/payment.test.ts',
  ),
  mutate(
    'a delivered digital book becomes unpaid',
    [
      'lib/orders/states.ts',
      "ready: ['in_production', 'refunded'],\n  }),\n  printed",
      "ready: ['unpaid'],\n  }),\n  printed",
    ],
    'unit',
    'lib/orders/states.test.ts',
  ),
  mutate(
    "anybody opens anybody's book",
    ['lib/books/repository.ts', '({ ...presentWhere(id), ...accessWhere(owner) })', '(owner && presentWhere(id))'],
    'database',
    'tests/database/drafts/ownership.test.ts',
  ),
  mutate(
    'no request is one too many',
    ['lib/platform/http/rate-limit.ts', '<= rate.limit) return 0', '>= 0) return 0'],
    'database',
    'tests/database/http/rate-limit.test.ts',
  ),
  mutate(
    'an answer is given to another request',
    [
      'lib/platform/http/idempotency.ts',
      "if (known && known.requestHash !== requestHash) return fail('idempotency_key_reused');",
      '',
    ],
    'database',
    'tests/database/http/idempotency.test.ts',
  ),
  mutate(
    'another site sends requests',
    ['lib/platform/http/guard.ts', "site === 'none';", "site !== 'same-site';"],
    'unit',
    'lib/platform/http/guard.test.ts',
  ),
  mutate(
    'a signature for one purpose is valid for another',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: The code has this template.
    ['lib/platform/tokens.ts', '`${purpose}\\n${value}`', 'purpose && value'],
    'unit',
    'lib/platform/tokens.test.ts',
  ),
  mutate(
    'a code may be guessed forever',
    [
      'lib/accounts/repository.ts',
      'usedAt: null, checks: { lt: checks } }',
      'usedAt: null, checks: { lt: checks + 1000 } }',
    ],
    'database',
    'tests/database/codes/check.test.ts',
  ),
  mutate(
    'a mail is sent twice',
    ['lib/email/ledger/ledger.ts', 'if (!recorded || recorded.sentAt)', 'if (!recorded)'],
    'database',
    'tests/database/email-ledger.test.ts',
  ),
  mutate(
    'the consent does not name the service that receives the photo',
    ['lib/server/required-consent.ts', 'if (!env.ILLUSTRATOR_BASE_URL)', 'if (env.ILLUSTRATOR_BASE_URL)'],
    'unit',
    'lib/server/required-consent.test.ts',
  ),
  mutate(
    'a photo that was taken with a turned phone lies on its side',
    ['lib/photos/normalize.ts', 'sharp(bytes, LIMITS).autoOrient();', 'sharp(bytes, LIMITS);'],
    'photos',
    'lib/photos/normalize.test.ts',
  ),
  mutate(
    'a draft that nobody buys is kept',
    [
      'lib/books/retention/repository/deletions.ts',
      'updatedAt: { lt: since },',
      'updatedAt: { lt: new Date(since.getTime() / 2) },',
    ],
    'database',
    'tests/database/drafts/retention.test.ts',
  ),
  mutate(
    'Arabic runs from the left',
    ['lib/markets/countries.ts', "language === 'he' || language === 'ar' ? 'rtl'", "language === 'he' ? 'rtl'"],
    'unit',
    'lib/markets/countries.test.ts',
  ),
  mutate(
    'a book is promised for the Sabbath',
    ['lib/markets/business-days.ts', 'IL: { weekend: [5, 6]', 'IL: { weekend: [5]'],
    'unit',
    'lib/markets/business-days.test.ts',
  ),
  mutate(
    'a name has digits',
    ['lib/books/drafts/child-name.ts', 'LETTER = String.raw`\\p{L}', 'LETTER = String.raw`[\\p{L}\\d]'],
    'unit',
    'lib/books/drafts/child-name.test.ts',
  ),
  mutate(
    'coils are drawn as curls',
    ['lib/illustrator/character/from-photo/hair.ts', "'afro' : COILED[length]", "'afro' : CURLED[length]"],
    'drawings',
    'lib/illustrator/character/from-photo/character.test.ts',
  ),
  mutate(
    'brown skin is lightened',
    ['lib/illustrator/character/from-photo/painted-skin.ts', '[0.58, 0.021]', '[0.58, 0.1]'],
    'photos',
    'scripts/bench/likeness/likeness.test.ts',
  ),
  mutate(
    'print files without room to trim are accepted',
    ['lib/typesetting/preflight/page-boxes.ts', "? null : 'trim_box'", '? null : null'],
    'stories',
    'lib/typesetting/preflight/preflight.test.ts',
  ),
  mutate(
    'a Russian text has an argument that nobody gives',
    ['messages/ru/checkout.json', '"pageTitle": "Оплата"', '"pageTitle": "Оплата {total}"'],
    'rules',
    'tests/rules/messages.test.ts',
  ),
];

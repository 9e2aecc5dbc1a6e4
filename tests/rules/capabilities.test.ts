import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPromises, PROMISED_CAPABILITIES } from '@/tests/fixtures/capability-patterns';
import { LANGUAGES, loadTexts, type Texts } from './support/messages';

/** Keys that contain a capability's name: the code that shows them checks `lib/capabilities`. */
const CAPABILITY_KEYS =
  /print|combo|dedication|editing|kindergarten|companies|company|classroom|groups|upgrad|shipTo|delivery|shipping|address|postalCode|orderClosed|included|coupon|reward|friendOrdered|discounts|credits|gift|proof|packingList|class(?:Ordered|Ready|Reminder|Approved|Delayed|Shipped|AtPickup)|employee(?:Ordered|BookReady|Cancelled)|\.confirm\./i;
/** Other keys that are shown only with a capability, and where the code checks it. */
const GATED_KEYS = [
  'checkout.neededBy.inTime', // checkout-screen.tsx
  'checkout.neededBy.tight',
  'checkout.neededBy.wayOut',
  'checkout.next.confirm', // checkout-next-steps.tsx
  'checkout.next.ship',
  'checkout.formats.legend', // format-choice.tsx asks only where there is a choice
  'home.hero.freeDelivery', // hero.tsx
  'home.how.open.title', // how-it-works.tsx
  'home.how.open.text',
  'home.features.words.title', // features.tsx
  'home.features.words.text',
  'legal.privacy.collect.table.address', // privacy-outline.ts
  'legal.privacy.collect.table.addressValue',
  'legal.terms.confirmation.title', // terms-outline.ts
  'legal.terms.confirmation.text',
  'legal.terms.confirmation.reminder',
  'mails.arrivalAtRisk.intro', // watch-needed-days.ts: only of printed books
  'mails.arrivalAtRisk.note',
  'mails.arrivalAtRisk.noteConfirmed',
  'mails.offerOpen.offerFormats', // offer-open.tsx
  'mails.orderPaid.stepEditLater', // order-paid.tsx
  'mails.orderPaid.stepReview',
  'mails.orderPaid.stepConfirm',
  'mails.orderPaid.stepShipping',
  'orders.edit.open', // components/orders/edit-book-link.tsx
  'orders.confirmation.confirmBy', // components/orders/needed-by.tsx
  'orders.confirmation.confirmed.title', // order-head.tsx: only of printed books
  'orders.confirmation.shipped.lead',
  'orders.parcel.track', // track-parcel.tsx
  'pricing.group.delivery', // price-list.ts
];

type Language = (typeof LANGUAGES)[number];

const findPromised = (text: string, language: Language) =>
  PROMISED_CAPABILITIES.some((one) => findPromises(text, language, one).length > 0);

/**
 * The screens of these domains read what the server offers by the capabilities; the pages of a class and of a company do
 * not exist without theirs. The staff reads about orders of before, whatever is sold today.
 */
const OFFERED_DOMAINS = /^(?:rewards|editor|kindergarten|company|employee|staff)\./;

/** Texts that promise a capability under a key that no code gates. */
const findUngated = (texts: Texts, language: Language): string[] =>
  Object.entries(texts)
    .filter(([key, text]) => !OFFERED_DOMAINS.test(key) && findPromised(text, language))
    .map(([key]) => key)
    .filter((key) => !CAPABILITY_KEYS.test(key.split('.').slice(1).join('.')) && !GATED_KEYS.includes(key));

/** Gated keys whose text promises nothing, or does not exist. */
const findUnspoken = (texts: Texts, language: Language): string[] =>
  GATED_KEYS.filter((key) => !findPromised(texts[key] ?? '', language));

describe('rulings "Capabilities": no text promises an unavailable capability', () => {
  it.each(LANGUAGES)('%s: only texts of a capability mention it', (language) => {
    expect(findUngated(loadTexts(language), language)).toEqual([]);
  });

  it('the list contains no deleted keys', () => {
    const unspoken = LANGUAGES.map((language) => findUnspoken(loadTexts(language), language));
    expect(GATED_KEYS.filter((key) => unspoken.every((keys) => keys.includes(key)))).toEqual([]);
  });

  it.each(LANGUAGES)('%s: no post and no book of the catalogue promises it', (language) => {
    const posts = readdirSync(`lib/blog/data/${language}`).map((name) => `lib/blog/data/${language}/${name}`);
    const books = readdirSync('lib/catalogue/data', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `lib/catalogue/data/${name}`)
      .filter((folder) => readdirSync(folder).includes(`${language}.ts`))
      .map((folder) => `${folder}/${language}.ts`);
    expect(posts.length * books.length).toBeGreaterThan(20);
    expect([...posts, ...books].filter((file) => findPromised(readFileSync(file, 'utf8'), language))).toEqual([]);
  });
});

/** Numbers that are not limits of the shop: standards, paper sizes, sample people, rating scales. */
const FIXED =
  /^(?:accessibility\.|home\.testimonials\.|home\.hero\.rating$|home\.prices\.printed\.first$|bookDetail\.inside\.pagesPrinted$|errors\.nameTooShort$|errors\.postalCode)/;

/** Texts that hold a figure; `=1` selects a plural form. */
const findFigures = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    !FIXED.test(key) && /\d/.test(text.replace(/=\d/g, '')) ? [key] : [],
  );

describe('figures in texts come from constants', () => {
  it.each(LANGUAGES)('%s', (language) => {
    expect(findFigures(loadTexts(language))).toEqual([]);
  });
});

it('the rules report violations', () => {
  const promise = 'We print your book as a hardcover.';
  expect(findPromised(promise, 'en')).toBe(true);
  expect(findUngated({ 'home.hero.title': promise }, 'en')).toEqual(['home.hero.title']);
  expect(findUngated({ 'home.printed.title': promise, 'home.hero.title': 'Your child is the hero' }, 'en')).toEqual([]);
  expect(findUnspoken({ 'home.how.open.title': promise }, 'en')).not.toContain('home.how.open.title');
  expect(findUnspoken({ 'home.how.open.title': 'Soon' }, 'en')).toContain('home.how.open.title');
  expect(findFigures({ 'home.hero.title': 'Ready in 3 minutes' })).toEqual(['home.hero.title']);
  expect(findFigures({ 'home.hero.title': '{days, plural, =1 {a day} other {# days}}' })).toEqual([]);
});

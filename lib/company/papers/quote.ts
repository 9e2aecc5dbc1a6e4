import { BRAND } from '@/lib/brand';
import { formatLocale, translator } from '@/lib/i18n/server';
import { COUNTRIES, type Language } from '@/lib/markets';
import {
  findOwnedOrderWithPayments,
  getIncludedVat,
  listDeliveryDetails,
  makeReceipt,
  VAT_BASIS_POINTS,
} from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, type Result } from '@/lib/platform/result';
import { isolate } from '@/lib/platform/text/isolate';
import { formatPrice, type PickupPoints, type PriceId, type Quote } from '@/lib/prices';
import { getCompanyLineName } from '@/lib/prices/server';
import type { ReceiptInput } from '@/lib/typesetting/server';
import { findOwnedBatch } from '../batch/lock-owned-batch';
import { quoteBatch } from '../ordering/quote-batch';
import type { BatchRow } from '../repository';

type Deps = {
  readonly db: Db;
  readonly accountId: string;
  readonly now: Date;
  /** Of the screen; the batch's own without one. */
  readonly language?: Language | undefined;
  readonly typeset: (quote: ReceiptInput) => Promise<Result<Uint8Array>>;
  readonly pickupPoints?: PickupPoints | undefined;
};

/** What a quote offers: what was ordered, or what was received so far. */
type Offer = Pick<Quote, 'lines' | 'totalMinor'> & {
  readonly madeAt: Date;
  /** The order's number, by which a transfer is known; `null` before the order. */
  readonly reference: string | null;
};

/**
 * The quote of a batch: for the books received so far at today's prices, and once HR pays by transfer for those that are
 * ordered, with the account and the reference. `not_found`: there are too few books for a price.
 */
export async function makeQuote(
  batchId: string,
  { db, accountId, now, language, typeset, pickupPoints }: Deps,
): Promise<Result<Uint8Array>> {
  const found = await findOwnedBatch(db, batchId, accountId);
  if (!found.ok) return found;
  const batch = found.value;
  const offer = await findOffer(db, batch, now);
  return offer
    ? typeset(createQuoteContent({ ...batch, language: language ?? batch.language }, offer, pickupPoints))
    : fail('not_found');
}

async function findOffer(db: Db, batch: BatchRow, now: Date): Promise<Offer | null> {
  const { orderId, transferAt, accountId } = batch;
  const order = orderId && transferAt ? await findOwnedOrderWithPayments(db, orderId, accountId) : null;
  if (order && transferAt) {
    const lines = order.lines.map((line) => ({ ...line, priceId: line.priceId as PriceId }));
    return { lines, totalMinor: order.totalMinor ?? 0, madeAt: transferAt, reference: order.number };
  }
  const quote = await quoteBatch(db, batch);
  return quote && { lines: quote.lines, totalMinor: quote.totalMinor, madeAt: now, reference: null };
}

/** The receipt of a paid batch, for its HR person; the order's own page needs a parent's session. */
export async function makeBatchReceipt(
  batchId: string,
  { db, accountId, typeset }: Pick<Deps, 'db' | 'accountId' | 'typeset'>,
) {
  const found = await findOwnedBatch(db, batchId, accountId);
  if (!found.ok) return found;
  const { orderId } = found.value;
  return orderId ? makeReceipt(orderId, { db, accountId, typeset }) : fail('not_found');
}

/** Days for which the prices of a quote hold. */
const VALID_DAYS = 30;
const DAY_MS = 86_400_000;

/** The company as the buyer: its name, its number and its address, each in the order of its own script. */
const getBuyer = ({ companyName, companyNumber, officeStreet, officeCity, officePostal }: BatchRow): string =>
  [companyName, companyNumber, officeStreet, [officeCity, officePostal].filter(Boolean).join(' ')]
    .filter((part): part is string => Boolean(part))
    .map(isolate)
    .join(', ');

/** Where and when the printed books of a batch are picked up. */
const listPickupFacts = ({ country, language, bookType, delivery }: BatchRow, points: PickupPoints | undefined) =>
  bookType !== 'digital' && delivery === 'self_pickup'
    ? listDeliveryDetails({ country, language, delivery, address: null }, points)
    : [];

function createQuoteContent(
  batch: BatchRow,
  { lines, totalMinor, madeAt, reference }: Offer,
  pickupPoints?: PickupPoints,
): ReceiptInput {
  const { language, country } = batch;
  const { currency, timeZone } = COUNTRIES[country];
  const t = translator(language, 'company.quotePaper');
  const receipt = translator(language, 'mails.receipt');
  const { company, names, bank } = BRAND;
  const { street, city, postalCode, country: home } = company.address;
  const day = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone });
  const price = (amountMinor: number) => formatPrice(amountMinor, currency);
  const vat = VAT_BASIS_POINTS[country];
  const total = { label: receipt('total', { currency }), amount: price(totalMinor), strong: true };
  const vatLine = {
    label: t('vat', { percent: vat / 100 }),
    amount: price(getIncludedVat(totalMinor, vat)),
    strong: false,
  };
  return {
    language,
    title: t('title'),
    publisher: names[language],
    createdAt: madeAt,
    seller: [
      company.legalName,
      receipt('registration', { number: company.registrationNumber }),
      `${street}, ${city} ${postalCode}, ${home}`,
    ],
    facts: [
      { label: t('to'), value: getBuyer(batch) },
      { label: t('date'), value: day.format(madeAt) },
      { label: t('validUntil'), value: day.format(new Date(madeAt.getTime() + VALID_DAYS * DAY_MS)) },
      ...listPickupFacts(batch, pickupPoints),
      ...(reference ? [{ label: t('reference'), value: reference }] : []),
      { label: t('bank'), value: bank.name },
      { label: t('account'), value: bank.account },
      { label: t('holder'), value: company.legalName },
    ],
    columns: [receipt('item'), receipt('quantity'), receipt('amount')],
    lines: sortLines(lines).map(({ priceId, quantity, unitMinor }) => ({
      name: getCompanyLineName(priceId, language),
      quantity: t('units', { count: quantity, price: price(unitMinor) }),
      amount: price(quantity * unitMinor),
    })),
    sums: vat > 0 ? [total, vatLine] : [total],
    notes: [t(reference ? 'note' : 'noteSoFar'), t('notReceipt'), receipt('help', { email: BRAND.supportEmail })],
  };
}

/** The books first, then their extras, the delivery last. */
const sortLines = (lines: Offer['lines']): Offer['lines'] => {
  const rank = (priceId: PriceId) =>
    priceId.startsWith('kindergarten_delivery_') ? 2 : priceId.startsWith('kindergarten_') ? 0 : 1;
  return [...lines].sort((one, other) => rank(one.priceId) - rank(other.priceId));
};

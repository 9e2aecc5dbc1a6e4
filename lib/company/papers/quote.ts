import { BRAND } from '@/lib/brand';
import { formatLocale, translator } from '@/lib/i18n/server';
import { COUNTRIES } from '@/lib/markets';
import { findOwnedOrderWithPayments, makeReceipt, type OrderWithPayments } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, type Result } from '@/lib/platform/result';
import { formatPrice, type PriceId } from '@/lib/prices';
import { getLineName } from '@/lib/prices/server';
import type { ReceiptInput } from '@/lib/typesetting/server';
import { findOwnedBatch } from '../batch/lock-owned-batch';
import type { BatchRow } from '../repository';

type Deps = {
  readonly db: Db;
  readonly accountId: string;
  readonly typeset: (quote: ReceiptInput) => Promise<Result<Uint8Array>>;
};

/** The quote by which a company transfers the money: what is ordered, the total, the account, the reference. */
export async function makeQuote(batchId: string, { db, accountId, typeset }: Deps): Promise<Result<Uint8Array>> {
  const found = await findOwnedBatch(db, batchId, accountId);
  if (!found.ok) return found;
  const { orderId, transferAt } = found.value;
  const order = orderId && transferAt ? await findOwnedOrderWithPayments(db, orderId, accountId) : null;
  return order && transferAt ? typeset(createQuoteContent(found.value, order, transferAt)) : fail('not_found');
}

/** The receipt of a paid batch, for its HR person; the order's own page needs a parent's session. */
export async function makeBatchReceipt(batchId: string, { db, accountId, typeset }: Deps) {
  const found = await findOwnedBatch(db, batchId, accountId);
  if (!found.ok) return found;
  const { orderId } = found.value;
  return orderId ? makeReceipt(orderId, { db, accountId, typeset }) : fail('not_found');
}

function createQuoteContent(batch: BatchRow, order: OrderWithPayments, askedAt: Date): ReceiptInput {
  const { language, country, companyName } = batch;
  const { currency, number, totalMinor } = order;
  const t = translator(language, 'company.quotePaper');
  const receipt = translator(language, 'mails.receipt');
  const { company, names, bank } = BRAND;
  const { street, city, postalCode, country: home } = company.address;
  const day = new Intl.DateTimeFormat(formatLocale(language), {
    dateStyle: 'long',
    timeZone: COUNTRIES[country].timeZone,
  });
  return {
    language,
    title: t('title'),
    publisher: names[language],
    createdAt: askedAt,
    seller: [
      company.legalName,
      receipt('registration', { number: company.registrationNumber }),
      `${street}, ${city} ${postalCode}, ${home}`,
    ],
    facts: [
      { label: t('to'), value: companyName },
      { label: t('date'), value: day.format(askedAt) },
      { label: t('reference'), value: number },
      { label: t('bank'), value: bank.name },
      { label: t('account'), value: bank.account },
      { label: t('holder'), value: company.legalName },
    ],
    columns: [receipt('item'), receipt('quantity'), receipt('amount')],
    lines: order.lines.map(({ priceId, quantity, unitMinor }) => ({
      name: getLineName(priceId as PriceId, language),
      quantity: String(quantity),
      amount: formatPrice(quantity * unitMinor, currency),
    })),
    sums: [{ label: receipt('total', { currency }), amount: formatPrice(totalMinor ?? 0, currency), strong: true }],
    notes: [t('note'), t('notReceipt'), receipt('help', { email: BRAND.supportEmail })],
  };
}

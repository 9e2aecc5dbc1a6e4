import { BRAND } from '@/lib/brand';
import { formatLocale, translator } from '@/lib/i18n/server';
import { COUNTRIES, type CountryCode, type Currency, type Language } from '@/lib/markets';
import { formatPrice, type PriceId } from '@/lib/prices';
import { getCompanyLineName, getDiscountName, getLineName } from '@/lib/prices/server';
import type { ReceiptInput } from '@/lib/typesetting/server';

/** What a receipt is made of; amounts are minor units. */
export type ReceiptOrder = {
  readonly number: string;
  /** A company's books are for its employees. */
  readonly kind: string;
  readonly country: CountryCode;
  readonly currency: Currency;
  readonly language: Language;
  readonly email: string;
  readonly paidAt: Date;
  readonly totalMinor: number;
  readonly creditsMinor: number;
  /** The coupon that was used. */
  readonly usedCoupon: { readonly kind: 'next_order' | 'free_digital' } | null;
  readonly lines: readonly { readonly priceId: string; readonly quantity: number; readonly unitMinor: number }[];
  /** The provider that took the payment; null when nothing had to be paid. */
  readonly provider: string | null;
  readonly refunds: readonly { readonly amountMinor: number; readonly refundedAt: Date }[];
};

const MINUS = '\u2212';
const PROVIDERS = { stripe: 'byCard', paystack: 'byPaystack', sandbox: 'bySandbox', transfer: 'byTransfer' } as const;
const isKnownProvider = (name: string): name is keyof typeof PROVIDERS => Object.hasOwn(PROVIDERS, name);

/** Writes a receipt in the order's language: the lines, what was taken off, the total, and what went back. */
export function createReceiptContent(order: ReceiptOrder): ReceiptInput {
  const { language, currency, provider, number, paidAt } = order;
  const t = translator(language, 'mails.receipt');
  const { company, names } = BRAND;
  const { street, city, postalCode, country } = company.address;
  const formatDay = createDayFormat(order);
  return {
    language,
    title: t('title'),
    publisher: names[language],
    seller: [
      company.legalName,
      t('registration', { number: company.registrationNumber }),
      `${street}, ${city} ${postalCode}, ${country}`,
    ],
    facts: [
      { label: t('order'), value: number },
      { label: t('date'), value: formatDay(paidAt) },
      { label: t('method'), value: t(provider && isKnownProvider(provider) ? PROVIDERS[provider] : 'byNone') },
      { label: t('email'), value: order.email },
    ],
    columns: [t('item'), t('quantity'), t('amount')],
    lines: order.lines.map(({ priceId, quantity, unitMinor }) => ({
      name: (order.kind === 'company' ? getCompanyLineName : getLineName)(priceId as PriceId, language),
      quantity: String(quantity),
      amount: formatPrice(quantity * unitMinor, currency),
    })),
    sums: listSums(order, formatDay),
    notes: [t('notTaxInvoice'), t('help', { email: BRAND.supportEmail })],
    createdAt: paidAt,
  };
}

const createDayFormat = ({ language, country }: ReceiptOrder) => {
  const { timeZone } = COUNTRIES[country];
  const format = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone });
  return (day: Date): string => format.format(day);
};

/** The sums below the lines. They add up: lines, less discounts and credits, are the total; less refunds, the rest. */
function listSums(order: ReceiptOrder, formatDay: (day: Date) => string): ReceiptInput['sums'] {
  const t = translator(order.language, 'mails.receipt');
  const { currency, totalMinor, creditsMinor, refunds, usedCoupon: coupon } = order;
  const lines = order.lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);
  const discount = lines - creditsMinor - totalMinor;
  const minus = (amountMinor: number) => `${MINUS}${formatPrice(amountMinor, currency)}`;
  const refunded = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const weak = (label: string, amount: string) => ({ label, amount, strong: false });
  return [
    ...(discount > 0
      ? [weak(coupon ? getDiscountName(coupon.kind, order.language) : t('discount'), minus(discount))]
      : []),
    ...(creditsMinor > 0 ? [weak(getDiscountName('credits', order.language), minus(creditsMinor))] : []),
    { label: t('total', { currency }), amount: formatPrice(totalMinor, currency), strong: true },
    ...refunds.map(({ amountMinor, refundedAt }) =>
      weak(t('refunded', { date: formatDay(refundedAt) }), minus(amountMinor)),
    ),
    ...(refunded > 0 ? [{ label: t('rest'), amount: formatPrice(totalMinor - refunded, currency), strong: true }] : []),
  ];
}

import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/brand';
import { LANGUAGES } from '@/lib/markets';
import { createReceiptContent, type ReceiptOrder } from './receipt-content';

const order: ReceiptOrder = {
  kind: 'parent',
  number: '7K3MA90Q',
  country: 'IL',
  currency: 'ILS',
  language: 'en',
  email: 'parent@example.com',
  paidAt: new Date('2026-11-21T22:30:00Z'),
  totalMinor: 10_800,
  creditsMinor: 0,
  usedCoupon: null,
  lines: [
    { priceId: 'digital', quantity: 1, unitMinor: 3900 },
    { priceId: 'upgrade_to_printed', quantity: 1, unitMinor: 6900 },
  ],
  provider: 'stripe',
  refunds: [],
};
const sumsOf = (changes: Partial<ReceiptOrder>) =>
  createReceiptContent({ ...order, ...changes }).sums.map(({ label, amount }) => `${label}: ${amount}`);

describe('rulings "Money": a receipt always', () => {
  it('names the seller, the order, the day of the payment where the customer lives, and how it was paid', () => {
    const { seller, facts, notes } = createReceiptContent(order);
    expect(seller.join('\n')).toContain(BRAND.company.legalName);
    expect(seller.join('\n')).toContain(BRAND.company.registrationNumber);
    expect(facts.map(({ value }) => value)).toEqual([
      '7K3MA90Q',
      'November 22, 2026',
      'Online payment (Stripe)',
      'parent@example.com',
    ]);
    expect(notes[0]).toBe('This receipt is not a tax invoice.');
  });

  it('has a line for each thing bought, with its quantity', () => {
    const { lines } = createReceiptContent({
      ...order,
      lines: [{ priceId: 'digital', quantity: 2, unitMinor: 3900 }],
      totalMinor: 7800,
    });
    expect(lines).toEqual([{ name: 'Digital book', quantity: '2', amount: '₪78' }]);
  });

  it('its sums follow from the lines: discount, credits, total, refunds, rest', () => {
    expect(sumsOf({})).toEqual(['Total (ILS): ₪108']);
    expect(sumsOf({ totalMinor: 9720 })).toEqual(['Discount: −₪10.80', 'Total (ILS): ₪97.20']);
    expect(sumsOf({ totalMinor: 9720, usedCoupon: { kind: 'next_order' } })[0]).toBe('Coupon: −₪10.80');
    expect(sumsOf({ totalMinor: 9800, creditsMinor: 1000 })).toEqual(['Credits: −₪10', 'Total (ILS): ₪98']);
    expect(sumsOf({ refunds: [{ amountMinor: 800, refundedAt: new Date('2026-11-24T10:00:00Z') }] })).toEqual([
      'Total (ILS): ₪108',
      'Refunded on November 24, 2026: −₪8',
      'Paid after refunds: ₪100',
    ]);
  });

  it.each([
    ['paystack', 'M-Pesa or card (Paystack)'],
    ['sandbox', 'Test payment; no money was taken'],
    [null, 'Nothing to pay'],
  ])('paid through %s', (provider, method) =>
    expect(createReceiptContent({ ...order, provider }).facts[2]?.value).toBe(method),
  );

  it.each(LANGUAGES)('is complete in %s', (language) => {
    const texts = JSON.stringify(createReceiptContent({ ...order, language, creditsMinor: 100, totalMinor: 10_600 }));
    expect(texts).not.toMatch(/undefined|mails\.|[{]\w+[}]/);
  });
});

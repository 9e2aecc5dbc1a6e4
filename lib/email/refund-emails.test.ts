import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/markets';
import { renderEmail } from './rendering/render-email';
import { sampleEmail } from './testing/samples';

describe('§9 refunds: the mail about a refund', () => {
  const refund = sampleEmail('en').paymentRefunded;
  const textOf = async (changes: Partial<typeof refund>, language: Language = 'en') =>
    (await renderEmail('paymentRefunded', language, { ...refund, ...changes })).text.replace(/[\u2068\u2069]/g, '');

  it('says how much of the payment went back, or that all of it did', async () => {
    expect(await textOf({})).toContain('₪10 of the ₪39 you paid for order 7K3MA90Q');
    expect(await textOf({ amount: '₪39', paid: null })).toContain('We’ve returned ₪39 for order 7K3MA90Q');
  });

  it('gives a reason only when the shop decided by itself', async () => {
    expect(await textOf({ reason: 'not_producible' })).toContain('while the payment page was open');
    expect(await textOf({ reason: 'production_failed' })).toContain('A fault on our side');
    for (const reason of ['staff', 'provider'] as const) expect(await textOf({ reason })).not.toMatch(/fault|already/);
  });

  it.each(LANGUAGES)('says in %s what comes back when no money was paid', async (language) => {
    const { subject, text } = await renderEmail('orderRefunded', language, {
      ...sampleEmail(language).orderRefunded,
      total: null,
    });
    expect(subject).toContain('G-10427');
    expect(text).not.toMatch(/[{}]|undefined|null|₪/);
  });

  it.each(LANGUAGES)('is complete in %s', async (language) => {
    const text = await textOf({}, language);
    for (const value of [refund.amount, refund.paid, refund.orderNumber]) expect(text).toContain(value);
    expect(text).not.toMatch(/[{}]|undefined|null/);
  });

  it.each([
    ['myBooks', 'Go to My books'],
    ['class', 'See the class’s books'],
    ['company', 'To the dashboard'],
  ] as const)('leads to the page on which the order is: %s', async (shownOn, button) => {
    expect(await textOf({ shownOn })).toContain(button);
  });
});

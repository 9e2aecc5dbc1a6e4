import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/markets';
import { RewardsSection } from './rewards-section';

const COUPON = {
  code: '7K3MA90Q',
  offer: { kind: 'next_order', percentOff: 10 },
  expiresAt: '2026-11-23T21:59:59.000Z',
} as const;
type Rewards = Pick<Parameters<typeof RewardsSection>[0], 'coupon' | 'credits'> & {
  readonly others?: Parameters<typeof RewardsSection>[0]['coupons'];
};

async function render(language: Language, { others = [], ...rewards }: Rewards): Promise<string> {
  const { default: checkout } = await import(`../../messages/${language}/checkout.json`);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={`${language}-u-nu-latn`} messages={{ checkout }} timeZone="UTC">
      <RewardsSection
        choice={{ useCoupon: true, useCredits: false }}
        coupons={rewards.coupon ? [rewards.coupon, ...others] : []}
        onChange={() => {}}
        order={{ country: 'IL', currency: 'ILS' }}
        {...rewards}
      />
    </NextIntlClientProvider>,
  );
}

describe.each(LANGUAGES)('§9 "Rewards and coupons" at checkout in %s', (language) => {
  it('nothing where the account has nothing', async () =>
    expect(await render(language, { coupon: null, credits: 0 })).toBe(''));

  it('the coupon with its end in the time of the market, used unless it is kept', async () => {
    const html = await render(language, { coupon: COUPON, credits: 0 });
    expect(html).toMatch(/10/);
    expect(html).toMatch(/23:59|11:59/);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });

  it('of several coupons the parent chooses one', async () => {
    const html = await render(language, { coupon: COUPON, credits: 0, others: [{ ...COUPON, code: '4F2AX7TQ' }] });
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toMatch(/checked=""[^>]*value="7K3MA90Q"|value="7K3MA90Q"[^>]*checked=""/);
    expect(await render(language, { coupon: COUPON, credits: 0 })).not.toContain('type="radio"');
  });

  it('a free book has a day as its end', async () => {
    const offer = { kind: 'free_digital' } as const;
    const html = await render(language, { coupon: { ...COUPON, offer }, credits: 0 });
    expect(html).toContain('2026');
    expect(html).not.toContain('%');
  });

  it.each([1, 2, 3, 11, 35])('%i credits with their worth', async (credits) => {
    const html = await render(language, { coupon: null, credits });
    expect(html).toContain(`₪${credits}`);
    expect(html).not.toMatch(/checked=""|[{}]/);
  });
});

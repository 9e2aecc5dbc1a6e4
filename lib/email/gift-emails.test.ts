import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { renderEmail } from './rendering/render-email';
import { sampleEmail } from './testing/samples';

const DAY = new Date('2026-12-21T12:00:00Z');

describe.each(LANGUAGES)('§9 gift: what the mails say of a gift in %s', (language) => {
  const { orderPaid, printingStarted } = sampleEmail(language);
  const render = async (gift: typeof orderPaid.gift, format: typeof orderPaid.format) =>
    (await renderEmail('orderPaid', language, { ...orderPaid, format, gift })).text;
  const recipientName = 'Ruth';

  it('the receipt says whom it reaches, and when', async () => {
    const mailed = await render(
      { recipientName, mail: { at: new Date('2026-12-24T16:30:00Z') }, parcel: null },
      'digital',
    );
    expect(mailed).toContain(recipientName);
    expect(mailed).toMatch(/24/);
    const planned = await render({ recipientName, mail: null, parcel: { leavesOn: DAY } }, 'printed');
    expect(planned).toMatch(/(?:^|\D)21(?:\D|$)/);
    const plain = await render(null, 'digital');
    expect(plain).not.toContain(recipientName);
  });

  it('the card comes by mail only where the print house encloses none', async () => {
    const giftCardUrl = 'https://shop.example.com/api/gift-cards/1.x';
    const text = async (url: string | null) =>
      (await renderEmail('printingStarted', language, { ...printingStarted, giftCardUrl: url })).text;
    expect(await text(giftCardUrl)).toContain(giftCardUrl);
    expect(await text(null)).not.toContain('gift-cards');
  });
});

import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '@/lib/i18n/load-messages';
import { LANGUAGES } from '@/lib/markets';
import type { GiftParts } from '@/lib/orders';
import { checkGift } from './check-gift';
import { GiftFields } from './gift-fields';

const value = {
  active: true,
  recipientName: 'Ruth',
  recipientEmail: 'ruth',
  senderName: '',
  message: '',
  sendAt: '',
  dispatchOn: '',
};
const gift = { value, state: null, errors: {}, change: () => {}, flush: async () => true };
type Shown = Omit<typeof gift, 'errors'> & { readonly errors: Readonly<Record<string, string>> };
const PARTS = {
  digital: { mail: 'open', card: 'none' },
  printed: { mail: 'none', card: 'open' },
  combo: { mail: 'open', card: 'open' },
} as const;

describe.each(LANGUAGES)('§9 gift: a gift at checkout in %s', (language) => {
  const render = async (shown: Shown, parts: GiftParts = PARTS.digital, cardEnclosed = true) => {
    const { common, errors, orders } = await loadMessages(language);
    return renderToStaticMarkup(
      <NextIntlClientProvider locale={language} messages={{ common, errors, orders }} timeZone="UTC">
        <GiftFields cardEnclosed={cardEnclosed} country="IL" gift={shown} neededBy={null} parts={parts} />
      </NextIntlClientProvider>,
    );
  };

  it.each([
    ['digital', 5],
    ['printed', 4],
    ['combo', 6],
  ] as const)('%s: a labelled field for each detail, with its error beside it', async (tier, fields) => {
    const html = await render({ ...gift, errors: { message: 'gift_does_not_fit' } }, PARTS[tier]);
    const { errors } = await loadMessages(language);
    expect(html.match(/<label[^>]* for=/g)).toHaveLength(fields);
    expect(html).toContain(errors.giftDoesNotFit);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  it('is one unticked box until it is a gift', async () => {
    const html = await render({ ...gift, value: { ...value, active: false } });
    expect(html.match(/<input/g)).toHaveLength(1);
    expect(html).not.toMatch(/\schecked=/);
  });

  it('says whether the card goes into the parcel, and by which business day it leaves', async () => {
    const { orders } = await loadMessages(language);
    // A Saturday: the parcel leaves on Sunday.
    const planned = { ...gift, value: { ...value, dispatchOn: '2026-12-26' } };
    const html = await render(planned, PARTS.printed);
    expect(html).toContain(orders.gift.cardEnclosed);
    expect(html).toMatch(/27/);
    expect(await render(gift, PARTS.printed, false)).toContain(orders.gift.cardByMail);
  });

  it('nothing of a card that is being printed can change', async () => {
    const html = await render(gift, { mail: 'open', card: 'closed' });
    expect(html).not.toContain('type="checkbox"');
    expect(html.match(/<label[^>]* for=/g)).toHaveLength(2);
  });
});

describe('§9 gift: what a gift needs', () => {
  const order = { id: '1', country: 'IL', gift: null } as const;
  const now = new Date('2026-11-23T10:00:00Z');
  const typed = {
    active: true,
    recipientName: 'Ruth',
    recipientEmail: '',
    senderName: 'Jo',
    message: 'Happy birthday',
    sendAt: '',
    dispatchOn: '',
  };
  it('an address for a digital one, none for a printed one', () => {
    expect(checkGift(typed, order, 'digital', now)).toEqual({ recipientEmail: 'email_required' });
    expect(checkGift(typed, order, 'printed', now)).toEqual({});
    expect(checkGift({ ...typed, active: false, message: '' }, order, 'digital', now)).toEqual({});
  });

  it.each([
    ['2026-11-24', 'gift_day_too_early'],
    ['2026-12-01', 'gift_day_too_early'],
    ['2027-03-24', 'gift_day_too_far'],
  ])('a day of dispatch that can be kept, not %s', (dispatchOn, code) => {
    expect(checkGift({ ...typed, dispatchOn }, order, 'printed', now)).toEqual({ dispatchOn: code });
    expect(checkGift({ ...typed, dispatchOn: '2026-12-02' }, order, 'printed', now)).toEqual({});
  });

  it('words that the fonts print', () => {
    for (const name of ['message', 'recipientName', 'senderName'] as const) {
      expect(checkGift({ ...typed, [name]: 'Hi 🎈' }, order, 'printed', now)).toEqual({
        [name]: 'text_not_printable:🎈',
      });
    }
  });
});

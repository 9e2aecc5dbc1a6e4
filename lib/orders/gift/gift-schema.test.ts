import { expect, it } from 'vitest';
import { giftInputSchema } from './gift-schema';

const gift = (message: string, senderName = 'Grandma', sendAt = '') =>
  giftInputSchema.safeParse({
    active: true,
    recipientName: 'Maya',
    recipientEmail: '',
    senderName,
    message,
    sendAt,
    dispatchOn: '',
  });

it.each(['Win at https://evil.example/x', 'look: www.evil.example', 'evil.com is great'])(
  'rulings "Class and company links": the words of a gift carry no link: %s',
  (words) => {
    expect(gift(words).error?.issues.map(({ message }) => message)).toEqual(['gift_has_link']);
    expect(gift('Happy birthday', words).success).toBe(false);
  },
);

it('a full stop without a space is no link', () => expect(gift('Happy birthday.Love, Grandma').success).toBe(true));

it.each(['2026-12-24', '2026-13-24T18:30', '2026-12-24T18:30Z'])('the time of a gift is of its market, not %s', (at) =>
  expect(gift('Happy birthday', 'Grandma', at).error?.issues.map(({ message }) => message)).toEqual([
    'gift_time_invalid',
  ]),
);

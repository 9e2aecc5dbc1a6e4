import { describe, expect, it } from 'vitest';
import { getGiftSendTime, getReviewReminderTime, isGiftDue } from './send-time';

const NEEDED = new Date('2026-12-24');
const order = { country: 'IL', neededBy: NEEDED, confirmedAt: null, gift: { sendAt: null, reviewedAt: null } } as const;
const REVIEWED = new Date('2026-11-28T10:00:00Z');

describe('§9 gift: when the mail of a gift goes out', () => {
  it.each([
    ['on the morning of the needed day', order, '2026-12-24T07:00:00.000Z'],
    ['by the clock of the market', { ...order, country: 'US' }, '2026-12-24T14:00:00.000Z'],
    ['at the chosen time', { ...order, gift: { sendAt: REVIEWED } }, REVIEWED.toISOString()],
    ['without either, once it is looked through', { ...order, neededBy: null }, undefined],
  ] as const)('%s', (_case, gift, time) => expect(getGiftSendTime(gift)?.toISOString()).toBe(time));

  it('never before the buyer has looked through the book, or approved it for print', () => {
    const reviewed = { ...order, gift: { sendAt: null, reviewedAt: REVIEWED } };
    const late = new Date('2026-12-25T00:00:00Z');
    expect(isGiftDue(order, late)).toBe(false);
    expect(isGiftDue({ ...order, confirmedAt: REVIEWED }, late)).toBe(true);
    expect(isGiftDue(reviewed, late)).toBe(true);
    expect(isGiftDue(reviewed, REVIEWED)).toBe(false);
    expect(isGiftDue({ ...reviewed, neededBy: null }, REVIEWED)).toBe(true);
  });

  it('the buyer is reminded two days before it, or two days after paying', () => {
    const paid = { ...order, paidAt: REVIEWED };
    expect(getReviewReminderTime(paid).toISOString()).toBe('2026-12-22T07:00:00.000Z');
    expect(getReviewReminderTime({ ...paid, neededBy: null }).toISOString()).toBe('2026-11-30T10:00:00.000Z');
  });
});

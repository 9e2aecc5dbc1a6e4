import { describe, expect, it } from 'vitest';
import { EVERYTHING, TODAY } from '@/lib/capabilities';
import { DESCRIPTION_MAX } from './limits';
import { brokenRules, offeredTopics, SUPPORT_TOPICS, supportFormSchema, supportRequestSchema } from './schema';

const ORDER = '3f0f6a52-7f0e-4d52-9a41-0d5a3a4e9b10';
const WHOLE = { topic: 'order', description: 'Where is my book?', email: 'dana@example.com', phone: '', orderId: '' };

describe('§5 support form: what must hold before it can be sent', () => {
  it('nothing typed breaks all three rules, in the order of the fields', () => {
    const nothing = { topic: '', description: '', email: '', phone: '' };
    expect(brokenRules(nothing)).toEqual(['topic_required', 'description_required', 'email_required']);
    expect(brokenRules({})).toEqual(['topic_required', 'description_required', 'email_required']);
  });

  it('a whole request breaks none', () => expect(brokenRules(WHOLE)).toEqual([]));

  it('the description is required, and spaces are none', () => {
    expect(brokenRules({ ...WHOLE, description: ' \n ' })).toEqual(['description_required']);
  });

  it(`the description has at most ${DESCRIPTION_MAX} characters`, () => {
    expect(brokenRules({ ...WHOLE, description: 'a'.repeat(DESCRIPTION_MAX) })).toEqual([]);
    expect(brokenRules({ ...WHOLE, description: 'a'.repeat(DESCRIPTION_MAX + 1) })).toEqual(['description_too_long']);
  });

  it('the topic is required only when no order id is known', () => {
    expect(brokenRules({ ...WHOLE, topic: '' })).toEqual(['topic_required']);
    expect(brokenRules({ ...WHOLE, topic: '', orderId: ORDER })).toEqual([]);
  });

  it('the topic is one of the list', () => {
    for (const topic of SUPPORT_TOPICS) expect(brokenRules({ ...WHOLE, topic })).toEqual([]);
    expect(brokenRules({ ...WHOLE, topic: 'moon' })).toEqual(['topic_required']);
  });

  it.each(['dana', 'dana@', '@example.com', 'a b@example.com'])('the e-mail %j is no address', (email) => {
    expect(brokenRules({ ...WHOLE, email })).toEqual(['email_invalid']);
  });

  it.each(['+972 50-123-4567', '(212) 555 0142', '0501234567', '+254.712.345.678'])('takes the phone %s', (phone) => {
    expect(brokenRules({ ...WHOLE, phone })).toEqual([]);
  });

  it.each(['12', 'call me', '+1234567890123456', '050-12x4567'])('refuses the phone %s', (phone) => {
    expect(brokenRules({ ...WHOLE, phone })).toEqual(['phone_invalid']);
  });

  it('a phone has at most 30 characters, so that its pattern is never asked of a long text', () => {
    const digits = '050-1234567';
    expect(brokenRules({ ...WHOLE, phone: digits.padEnd(30, '-') })).toEqual([]);
    expect(brokenRules({ ...WHOLE, phone: digits.padEnd(31, '-') })).toEqual(['phone_invalid']);
    const { error } = supportFormSchema.safeParse({ ...WHOLE, phone: '(-.'.repeat(20_000) });
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });
});

describe('§7 POST /api/support: the body', () => {
  it('may leave the e-mail to the account, and say nothing as null or empty text', () => {
    const read = supportRequestSchema.parse({ ...WHOLE, email: null, orderId: null, phone: null });
    expect(read).toEqual({ topic: 'order', description: 'Where is my book?' });
  });

  it('refuses an order id that is none', () => {
    expect(supportRequestSchema.safeParse({ ...WHOLE, orderId: '7' }).success).toBe(false);
  });
});

it('F1: nobody is asked to choose a topic about what cannot be bought', () => {
  expect(offeredTopics(EVERYTHING)).toEqual(SUPPORT_TOPICS);
  expect(offeredTopics({ ...TODAY, print: false, kindergarten: false, company: false })).toEqual(
    SUPPORT_TOPICS.filter((topic) => topic !== 'printing' && topic !== 'groups'),
  );
  expect(offeredTopics({ ...TODAY, company: true })).toContain('groups');
});

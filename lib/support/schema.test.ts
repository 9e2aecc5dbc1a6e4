import { describe, expect, it } from 'vitest';
import { CURRENT_CAPABILITIES } from '@/lib/capabilities';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { DESCRIPTION_MAX } from './limits';
import { brokenRules, offeredTopics, SUPPORT_TOPICS, supportFormSchema, supportRequestSchema } from './schema';

const ORDER = '3f0f6a52-7f0e-4d52-9a41-0d5a3a4e9b10';
const WHOLE = { topic: 'order', description: 'Where is my book?', email: 'dana@example.com', phone: '', orderId: '' };

describe('§5 support form: what must hold before it can be sent', () => {
  it('an empty form breaks all three rules, in field order', () => {
    const nothing = { topic: '', description: '', email: '', phone: '' };
    expect(brokenRules(nothing)).toEqual(['topic_required', 'description_required', 'email_required']);
    expect(brokenRules({})).toEqual(['topic_required', 'description_required', 'email_required']);
  });

  it('a complete request breaks none', () => expect(brokenRules(WHOLE)).toEqual([]));

  it('the description is required, and spaces do not count', () => {
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

  it('the topic must be in the list', () => {
    for (const topic of SUPPORT_TOPICS) expect(brokenRules({ ...WHOLE, topic })).toEqual([]);
    expect(brokenRules({ ...WHOLE, topic: 'moon' })).toEqual(['topic_required']);
  });

  it.each(['dana', 'dana@', '@example.com', 'a b@example.com'])('the e-mail %j is invalid', (email) => {
    expect(brokenRules({ ...WHOLE, email })).toEqual(['email_invalid']);
  });

  it.each(['+972 50-123-4567', '(212) 555 0142', '0501234567', '+254.712.345.678'])('accepts the phone %s', (phone) => {
    expect(brokenRules({ ...WHOLE, phone })).toEqual([]);
  });

  it.each(['12', 'call me', '+1234567890123456', '050-12x4567'])('rejects the phone %s', (phone) => {
    expect(brokenRules({ ...WHOLE, phone })).toEqual(['phone_invalid']);
  });

  it('a phone has at most 30 characters, so that its pattern never runs on long text', () => {
    const digits = '050-1234567';
    expect(brokenRules({ ...WHOLE, phone: digits.padEnd(30, '-') })).toEqual([]);
    expect(brokenRules({ ...WHOLE, phone: digits.padEnd(31, '-') })).toEqual(['phone_invalid']);
    const { error } = supportFormSchema.safeParse({ ...WHOLE, phone: '(-.'.repeat(20_000) });
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });
});

describe('§7 POST /api/support: the body', () => {
  it('the account may supply the e-mail; null and empty text count as missing', () => {
    const read = supportRequestSchema.parse({ ...WHOLE, email: null, orderId: null, phone: null });
    expect(read).toEqual({ topic: 'order', description: 'Where is my book?' });
  });

  it('rejects an invalid order id', () => {
    expect(supportRequestSchema.safeParse({ ...WHOLE, orderId: '7' }).success).toBe(false);
  });
});

it('rulings "Capabilities": offers no topic about what is not for sale', () => {
  expect(offeredTopics(ALL_CAPABILITIES)).toEqual(SUPPORT_TOPICS);
  expect(offeredTopics({ ...CURRENT_CAPABILITIES, print: false, kindergarten: false, company: false })).toEqual(
    SUPPORT_TOPICS.filter((topic) => topic !== 'printing' && topic !== 'groups'),
  );
  expect(offeredTopics({ ...CURRENT_CAPABILITIES, company: true })).toContain('groups');
});

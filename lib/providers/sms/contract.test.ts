import twilio from 'twilio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxMessage } from '@/lib/providers/outbox';
import type { SmsPort } from './port';
import { restrictPrefixes } from './restrict-prefixes';
import { createSandboxSms } from './sandbox';
import { startFakeTwilio } from './testing/fake-twilio';
import { createTwilioSms } from './twilio';
import { createTwilioReportParser } from './twilio-report';

const MESSAGE = { to: '+972501234567', text: '123456 הוא קוד האימות שלכם\n\n@shop.example.com #123456' };
const NOW = new Date('2026-11-21T09:00:00Z');

type FakeTwilio = Awaited<ReturnType<typeof startFakeTwilio>>;
let server: FakeTwilio;
let outbox: OutboxMessage[];
beforeEach(async () => {
  server = await startFakeTwilio();
  outbox = [];
});
afterEach(() => server.close());

const createTwilio = (options: { from?: string; timeoutMs?: number; reportUrl?: string } = {}): SmsPort =>
  createTwilioSms({
    accountSid: 'AC123',
    authToken: 'token',
    from: '+15005550006',
    baseUrl: server.baseUrl,
    ...options,
  });

const createSandbox = (): SmsPort =>
  createSandboxSms({
    record: async (message) => {
      outbox.push(message);
    },
    now: () => NOW,
  });

describe.each([
  ['sandbox', createSandbox],
  ['Twilio', createTwilio],
])('SMS through %s', (_name, create) => {
  it('returns the id of the sent message', async () => {
    const sent = await create().send(MESSAGE);
    expect(sent).toEqual({ ok: true, value: { providerId: expect.stringMatching(/^\S+$/) } });
  });
});

it('the sandbox records what would have been sent', async () => {
  await createSandbox().send(MESSAGE);
  expect(outbox).toEqual([{ channel: 'sms', ...MESSAGE, subject: null, html: null, createdAt: NOW }]);
});

describe('Twilio', () => {
  it('posts number, sender and text to the account with its credentials', async () => {
    await createTwilio().send(MESSAGE);
    const [call] = server.received;
    expect(call?.path).toBe('/2010-04-01/Accounts/AC123/Messages.json');
    expect(call?.authorization).toBe(`Basic ${Buffer.from('AC123:token').toString('base64')}`);
    expect(Object.fromEntries(call?.form ?? [])).toEqual({ To: MESSAGE.to, From: '+15005550006', Body: MESSAGE.text });
  });

  it('sends through a messaging service when the sender is one', async () => {
    await createTwilio({ from: 'MGabc' }).send(MESSAGE);
    expect(server.received[0]?.form.get('MessagingServiceSid')).toBe('MGabc');
    expect(server.received[0]?.form.has('From')).toBe(false);
  });

  it.each([
    [400, true],
    [401, false],
    [429, false],
    [500, false],
    [503, false],
  ])('does not retry after %i, and says whether that would help', async (status, permanent) => {
    server.answer({ status, body: { code: 21211, message: `The number ${MESSAGE.to} is not valid`, status } });
    expect(await createTwilio().send(MESSAGE)).toEqual({ ok: false, code: 'sms_not_delivered', data: { permanent } });
    expect(server.received).toHaveLength(1);
  });

  it('gives up on an unresponsive server after its timeout', async () => {
    server.answer('silence');
    const sent = await createTwilio({ timeoutMs: 1000 }).send(MESSAGE);
    expect(sent).toEqual({ ok: false, code: 'sms_not_delivered', data: { permanent: false } });
    expect(server.received).toHaveLength(1);
  });

  it('returns the code when the connection breaks', async () => {
    server.answer('hang up');
    expect((await createTwilio().send(MESSAGE)).ok).toBe(false);
  });

  it('never logs the number or the text', async () => {
    const lines: unknown[][] = [];
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...parts) => {
        lines.push(parts);
      }),
    );
    server.answer({ status: 400, body: { code: 21211, message: `The number ${MESSAGE.to} is not valid` } });
    const refused = await createTwilio().send(MESSAGE);
    for (const spy of spies) spy.mockRestore();
    expect(`${JSON.stringify(lines)}${JSON.stringify(refused)}`).not.toMatch(/972501234567|123456/);
  });
});

describe("Twilio's delivery reports", () => {
  const url = 'https://shop.example.com/api/webhooks/sms';
  const read = createTwilioReportParser({ authToken: 'token', url });
  const call = (fields: Record<string, string>, token = 'token') => {
    const signature = twilio.getExpectedTwilioSignature(token, url, fields);
    return read(new URLSearchParams(fields).toString(), new Headers({ 'x-twilio-signature': signature }));
  };

  it.each([
    ['delivered', { providerId: 'SM1', outcome: 'arrived' }],
    ['undelivered', { providerId: 'SM1', outcome: 'failed' }],
    ['failed', { providerId: 'SM1', outcome: 'failed' }],
    ['sent', null],
    ['queued', null],
    ['something new', null],
  ])('%s', (MessageStatus, value) => {
    expect(call({ MessageSid: 'SM1', MessageStatus })).toEqual({ ok: true, value });
  });

  it('an unsigned report is ignored', () => {
    const refused = { ok: false, code: 'webhook_signature_invalid' };
    expect(call({ MessageSid: 'SM1', MessageStatus: 'failed' }, 'another token')).toMatchObject(refused);
    expect(read('MessageSid=SM1&MessageStatus=failed', new Headers())).toMatchObject(refused);
  });

  it('are requested where Twilio can reach us; a message that fails at once is a failure', async () => {
    await createTwilio({ reportUrl: url }).send(MESSAGE);
    expect(server.received[0]?.form.get('StatusCallback')).toBe(url);
    server.answer({ status: 201, body: { sid: 'SM2', status: 'failed', error_code: 30_003 } });
    expect(await createTwilio().send(MESSAGE)).toMatchObject({ ok: false, data: { permanent: true } });
  });
});

describe('§5 phone: the last check', () => {
  const gate = () => restrictPrefixes(['+972', '+254', '+1'], createSandbox());

  it.each(['+972501234567', '+254712345678', '+12025550123'])('%s is sent', async (to) => {
    expect(await gate().send({ ...MESSAGE, to })).toMatchObject({ ok: true });
  });
  it.each(['+447911123456', '+8801712345678', '+2348012345678', '0501234567', ''])('%j is not', async (to) => {
    expect(await gate().send({ ...MESSAGE, to })).toEqual({
      ok: false,
      code: 'sms_not_delivered',
      data: { permanent: true },
    });
    expect(outbox).toEqual([]);
  });
});

it.each(['+972500000001', '+254700000001', '+12025550101'])("the sandbox's %s receives no messages", async (to) => {
  expect(await createSandbox().send({ ...MESSAGE, to })).toMatchObject({ ok: false, data: { permanent: true } });
  expect(outbox).toEqual([]);
});

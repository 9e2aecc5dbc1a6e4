import twilio from 'twilio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxMessage } from '@/lib/providers/outbox';
import { onlyTo } from './allowed';
import type { SmsPort } from './port';
import { sandboxSms } from './sandbox';
import { twilioSms } from './twilio';
import { twilioReports } from './twilio-report';
import { startTwilioStandIn } from './twilio-stand-in';

const MESSAGE = { to: '+972501234567', text: '123456 הוא קוד האימות שלכם\n\n@shop.example.com #123456' };
const NOW = new Date('2026-11-21T09:00:00Z');

type StandIn = Awaited<ReturnType<typeof startTwilioStandIn>>;
let standIn: StandIn;
let outbox: OutboxMessage[];
beforeEach(async () => {
  standIn = await startTwilioStandIn();
  outbox = [];
});
afterEach(() => standIn.close());

const throughTwilio = (options: { from?: string; timeoutMs?: number; reportUrl?: string } = {}): SmsPort =>
  twilioSms({ accountSid: 'AC123', authToken: 'token', from: '+15005550006', baseUrl: standIn.baseUrl, ...options });

const throughSandbox = (): SmsPort =>
  sandboxSms({
    record: async (message) => {
      outbox.push(message);
    },
    now: () => NOW,
  });

describe.each([
  ['sandbox', throughSandbox],
  ['Twilio', throughTwilio],
])('SMS through %s', (_name, create) => {
  it('answers with the id of the sent message', async () => {
    const sent = await create().send(MESSAGE);
    expect(sent).toEqual({ ok: true, value: { providerId: expect.stringMatching(/^\S+$/) } });
  });
});

it('the sandbox records what would have been sent', async () => {
  await throughSandbox().send(MESSAGE);
  expect(outbox).toEqual([{ channel: 'sms', ...MESSAGE, subject: null, html: null, createdAt: NOW }]);
});

describe('Twilio', () => {
  it('posts number, sender and text to the account with its credentials', async () => {
    await throughTwilio().send(MESSAGE);
    const [call] = standIn.received;
    expect(call?.path).toBe('/2010-04-01/Accounts/AC123/Messages.json');
    expect(call?.authorization).toBe(`Basic ${Buffer.from('AC123:token').toString('base64')}`);
    expect(Object.fromEntries(call?.form ?? [])).toEqual({ To: MESSAGE.to, From: '+15005550006', Body: MESSAGE.text });
  });

  it('sends through a messaging service when the sender is one', async () => {
    await throughTwilio({ from: 'MGabc' }).send(MESSAGE);
    expect(standIn.received[0]?.form.get('MessagingServiceSid')).toBe('MGabc');
    expect(standIn.received[0]?.form.has('From')).toBe(false);
  });

  it.each([
    [400, true],
    [401, false],
    [429, false],
    [500, false],
    [503, false],
  ])('does not try again after %i, and says whether that would help', async (status, permanent) => {
    standIn.answer({ status, body: { code: 21211, message: `The number ${MESSAGE.to} is not valid`, status } });
    expect(await throughTwilio().send(MESSAGE)).toEqual({ ok: false, code: 'sms_not_delivered', data: { permanent } });
    expect(standIn.received).toHaveLength(1);
  });

  it('gives up on a silent server after its time-out', async () => {
    standIn.answer('silence');
    const started = performance.now();
    const sent = await throughTwilio({ timeoutMs: 200 }).send(MESSAGE);
    expect(sent).toEqual({ ok: false, code: 'sms_not_delivered', data: { permanent: false } });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(standIn.received).toHaveLength(1);
  });

  it('answers with the code when the connection breaks', async () => {
    standIn.answer('hang up');
    expect((await throughTwilio().send(MESSAGE)).ok).toBe(false);
  });

  it('never writes the number or the text to a log', async () => {
    const lines: unknown[][] = [];
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...parts) => {
        lines.push(parts);
      }),
    );
    standIn.answer({ status: 400, body: { code: 21211, message: `The number ${MESSAGE.to} is not valid` } });
    const refused = await throughTwilio().send(MESSAGE);
    for (const spy of spies) spy.mockRestore();
    expect(`${JSON.stringify(lines)}${JSON.stringify(refused)}`).not.toMatch(/972501234567|123456/);
  });
});

describe('Twilio tells how a message fared', () => {
  const url = 'https://shop.example.com/api/webhooks/sms';
  const read = twilioReports({ authToken: 'token', url });
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

  it('a call that Twilio did not sign says nothing', () => {
    const refused = { ok: false, code: 'webhook_signature_invalid' };
    expect(call({ MessageSid: 'SM1', MessageStatus: 'failed' }, 'another token')).toMatchObject(refused);
    expect(read('MessageSid=SM1&MessageStatus=failed', new Headers())).toMatchObject(refused);
  });

  it('is asked to, where it can reach us; a message that failed at once is a failure', async () => {
    await throughTwilio({ reportUrl: url }).send(MESSAGE);
    expect(standIn.received[0]?.form.get('StatusCallback')).toBe(url);
    standIn.answer({ status: 201, body: { sid: 'SM2', status: 'failed', error_code: 30_003 } });
    expect(await throughTwilio().send(MESSAGE)).toMatchObject({ ok: false, data: { permanent: true } });
  });
});

describe('rulings "allowed prefixes for codes": the last gate', () => {
  const gate = () => onlyTo(['+972', '+254', '+1'], throughSandbox());

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

it.each(['+972500000001', '+254700000001', '+12025550101'])('the sandbox’s %s gets no messages', async (to) => {
  expect(await throughSandbox().send({ ...MESSAGE, to })).toMatchObject({ ok: false, data: { permanent: true } });
  expect(outbox).toEqual([]);
});

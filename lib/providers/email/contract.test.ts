import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutboxMessage } from '@/lib/providers/outbox';
import type { EmailMessage, EmailPort } from './port';
import { sandboxEmail } from './sandbox';
import { smtpEmail } from './smtp';
import { startSmtpStandIn } from './smtp-stand-in';

const NOW = new Date('2026-11-21T09:00:00Z');
const MESSAGE: EmailMessage = {
  to: 'parent@example.com',
  subject: 'הספר שלכם מוכן',
  text: 'שלום, הספר כאן.',
  html: '<p dir="rtl">שלום, <b>הספר</b> כאן.</p>',
  replyTo: 'support@shop.example.com',
  key: 'book-ready/order-1',
};

type StandIn = Awaited<ReturnType<typeof startSmtpStandIn>>;
let standIn: StandIn;
let outbox: OutboxMessage[];
beforeEach(async () => {
  standIn = await startSmtpStandIn();
  outbox = [];
});
afterEach(() => standIn.close());

const throughSmtp = (options: Partial<Parameters<typeof smtpEmail>[0]> = {}): EmailPort =>
  smtpEmail({
    host: '127.0.0.1',
    port: standIn.port,
    tls: 'none',
    from: { name: 'Гибори', address: 'books@shop.example.com' },
    ...options,
  });

const throughSandbox = (): EmailPort =>
  sandboxEmail({
    record: async (message) => {
      outbox.push(message);
    },
    now: () => NOW,
  });

const nothingWasSent = () => expect([...outbox, ...standIn.received]).toEqual([]);

/** Header lines unfolded, by lower-case name. */
const headersOf = (raw: string): Map<string, string> => {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new Map(
    head
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
};

const decodeQuoted = (text: string): string =>
  decodeURIComponent(
    text
      .replace(/%/g, '%25')
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, '%$1'),
  );

/** RFC 2047 words in either encoding, joined. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_word, encoding: string, data: string) =>
      encoding.toUpperCase() === 'B' ? Buffer.from(data, 'base64').toString() : decodeQuoted(data.replace(/_/g, ' ')),
    );

/** Body of the part with this content type, decoded. */
const partOf = (raw: string, type: string): string => {
  const part = raw
    .split(/\r\n--[^\r\n]+/)
    .find((candidate) => candidate.includes(`Content-Type: ${type}; charset=utf-8`));
  if (!part) throw new Error(`No ${type} part`);
  const [head, ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  return head?.includes('base64') ? Buffer.from(content, 'base64').toString() : decodeQuoted(content);
};

describe.each([
  ['sandbox', throughSandbox],
  ['SMTP', throughSmtp],
])('e-mail through %s', (_name, create) => {
  it('answers with the id of the sent mail', async () => {
    const sent = await create().send(MESSAGE);
    expect(sent).toEqual({ ok: true, value: { providerId: expect.stringMatching(/^\S+$/) } });
  });

  it.each([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: everyone@example.com' }],
    ['a lone line feed in the subject', { subject: 'Hello\nBcc: everyone@example.com' }],
    ['a null byte in the subject', { subject: 'Hello\0' }],
    ['a line break in the address', { to: 'parent@example.com\r\nBcc: everyone@example.com' }],
    ['two recipients', { to: 'parent@example.com, other@example.com' }],
    ['a display name', { to: 'Parent <parent@example.com>' }],
    ['no address', { to: '' }],
    ['a line break in the reply address', { replyTo: 'a@example.com\r\nX: y' }],
    ['a line break in the key', { key: 'a\r\nX: y' }],
  ])('refuses %s for good', async (_case, change) => {
    const sent = await create().send({ ...MESSAGE, ...change });
    expect(sent).toEqual({ ok: false, code: 'email_not_delivered', data: { permanent: true } });
    nothingWasSent();
  });
});

it('the sandbox records what would have been sent', async () => {
  await throughSandbox().send(MESSAGE);
  const { to, subject, text, html } = MESSAGE;
  expect(outbox).toEqual([{ channel: 'email', to, subject, text, html, createdAt: NOW }]);
});

describe('SMTP', () => {
  it('sends text and HTML as alternatives with readable Hebrew', async () => {
    await throughSmtp().send(MESSAGE);
    const [mail] = standIn.received;
    expect(mail?.recipients).toEqual(['parent@example.com']);
    const raw = mail?.raw ?? '';
    const headers = headersOf(raw);
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative;/);
    expect(decodeWords(headers.get('subject') ?? '')).toBe(MESSAGE.subject);
    expect(decodeWords(headers.get('from') ?? '')).toBe('Гибори <books@shop.example.com>');
    expect(headers.get('reply-to')).toBe('support@shop.example.com');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(partOf(raw, 'text/plain').trim()).toBe(MESSAGE.text);
    expect(partOf(raw, 'text/html').trim()).toBe(MESSAGE.html);
  });

  it('A8: a mail that nobody ordered offers one-click unsubscribing (RFC 8058), an ordered one does not', async () => {
    const unsubscribeUrl = 'https://shop.example.com/api/books/stop-reminders/letter%3A1.abc';
    await throughSmtp().send({ ...MESSAGE, unsubscribeUrl });
    await throughSmtp().send({ ...MESSAGE, key: 'another' });
    const [reminder, ordered] = standIn.received.map(({ raw }) => headersOf(raw));
    expect(reminder?.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(reminder?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(ordered?.has('list-unsubscribe')).toBe(false);
    const smuggled = await throughSmtp().send({ ...MESSAGE, unsubscribeUrl: 'https://a>\r\nBcc: b@example.com' });
    expect(smuggled.ok).toBe(false);
  });

  it('writes a long Arabic subject that reads back whole', async () => {
    const subject = 'شكرًا لكم! إيصال الطلب '.repeat(8).trim();
    await throughSmtp().send({ ...MESSAGE, subject });
    const raw = standIn.received[0]?.raw ?? '';
    expect(decodeWords(headersOf(raw).get('subject') ?? '')).toBe(subject);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  it('gives one Message-ID per key', async () => {
    const email = throughSmtp();
    for (const key of ['order-1', 'order-1', 'order-2']) await email.send({ ...MESSAGE, key });
    const [first, again, other] = standIn.received.map(({ raw }) => headersOf(raw).get('message-id'));
    expect(first).toMatch(/^<[0-9a-f]{40}@shop\.example\.com>$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    ['reject recipient', true],
    ['busy', false],
  ] as const)('maps %s, and says whether trying again would help', async (mood, permanent) => {
    standIn.feel(mood);
    const sent = await throughSmtp().send(MESSAGE);
    expect(sent).toEqual({ ok: false, code: 'email_not_delivered', data: { permanent } });
    nothingWasSent();
  });

  it('gives up on a silent server after its time-out', async () => {
    standIn.feel('silence');
    const started = performance.now();
    const sent = await throughSmtp({ sendTimeoutMs: 300 }).send(MESSAGE);
    expect(sent).toEqual({ ok: false, code: 'email_not_delivered', data: { permanent: false } });
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('answers with the code when nobody listens', async () => {
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
    const address = free.address();
    await new Promise((resolve) => free.close(resolve));
    if (address === null || typeof address === 'string') throw new Error('No port');
    const sent = await throughSmtp({ port: address.port }).send(MESSAGE);
    expect(sent).toEqual({ ok: false, code: 'email_not_delivered', data: { permanent: false } });
  });

  it('logs in, and takes a refused log-in for something that can be put right', async () => {
    const account = { user: 'shop', pass: 'right' };
    const guarded = await startSmtpStandIn(account);
    expect((await throughSmtp({ port: guarded.port, auth: account }).send(MESSAGE)).ok).toBe(true);
    const refused = await throughSmtp({ port: guarded.port, auth: { ...account, pass: 'wrong' } }).send(MESSAGE);
    expect(refused).toEqual({ ok: false, code: 'email_not_delivered', data: { permanent: false } });
    expect(guarded.received).toHaveLength(1);
    await guarded.close();
  });

  it('never falls back to plain text where STARTTLS is asked for', async () => {
    const sent = await throughSmtp({ tls: 'starttls' }).send(MESSAGE);
    expect(sent.ok).toBe(false);
    nothingWasSent();
  });
});

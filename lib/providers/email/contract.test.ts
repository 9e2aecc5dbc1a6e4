import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutboxMessage } from '@/lib/providers/outbox';
import type { EmailMessage, EmailPort } from './port';
import { createSandboxEmail } from './sandbox';
import { createSmtpEmail } from './smtp';
import { startFakeSmtpServer } from './testing/fake-smtp-server';

const NOW = new Date('2026-11-21T09:00:00Z');
const MESSAGE: EmailMessage = {
  to: 'parent@example.com',
  subject: 'הספר שלכם מוכן',
  text: 'שלום, הספר כאן.',
  html: '<p dir="rtl">שלום, <b>הספר</b> כאן.</p>',
  replyTo: 'support@shop.example.com',
  key: 'book-ready/order-1',
};

const PDF = Buffer.from('%PDF-1.7 a quote');

type FakeSmtpServer = Awaited<ReturnType<typeof startFakeSmtpServer>>;
let server: FakeSmtpServer;
let outbox: OutboxMessage[];
beforeEach(async () => {
  server = await startFakeSmtpServer();
  outbox = [];
});
afterEach(() => server.close());

const createSmtp = (options: Partial<Parameters<typeof createSmtpEmail>[0]> = {}): EmailPort =>
  createSmtpEmail({
    host: '127.0.0.1',
    port: server.port,
    tls: 'none',
    from: { name: 'Гибори', address: 'books@shop.example.com' },
    ...options,
  });

const createSandbox = (): EmailPort =>
  createSandboxEmail({
    record: async (message) => {
      outbox.push(message);
    },
    now: () => NOW,
  });

const expectNothingSent = () => expect([...outbox, ...server.received]).toEqual([]);

/** Header lines unfolded, by lower-case name. */
const parseHeaders = (raw: string): Map<string, string> => {
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
const getPart = (raw: string, type: string): string => {
  const part = raw
    .split(/\r\n--[^\r\n]+/)
    .find((candidate) => candidate.includes(`Content-Type: ${type}; charset=utf-8`));
  if (!part) throw new Error(`No ${type} part`);
  const [head, ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  return head?.includes('base64') ? Buffer.from(content, 'base64').toString() : decodeQuoted(content);
};

describe.each([
  ['sandbox', createSandbox],
  ['SMTP', createSmtp],
])('e-mail through %s', (_name, create) => {
  it('returns the id of the sent mail', async () => {
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
    ['a line break in the name of a file', { attachments: [{ name: 'a\r\nX: y.pdf', pdf: PDF }] }],
  ])('rejects %s permanently', async (_case, change) => {
    const sent = await create().send({ ...MESSAGE, ...change });
    expect(sent).toEqual({ ok: false, code: 'email_not_delivered', data: { permanent: true } });
    expectNothingSent();
  });
});

it('the sandbox records what would have been sent', async () => {
  await createSandbox().send(MESSAGE);
  const { to, subject, text, html } = MESSAGE;
  expect(outbox).toEqual([{ channel: 'email', to, subject, text, html, createdAt: NOW }]);
});

it('the sandbox shows the pictures of a mail in its HTML', async () => {
  const html = '<img src="cid:cover">';
  await createSandbox().send({ ...MESSAGE, html, pictures: [{ id: 'cover', jpeg: Buffer.from('jpeg') }] });
  expect(outbox[0]?.html).toBe(`<img src="data:image/jpeg;base64,${Buffer.from('jpeg').toString('base64')}">`);
});

it('the sandbox shows the files of a mail as links at its end', async () => {
  const attachments = [{ name: 'הצעת מחיר "7K3" <1>.pdf', pdf: PDF }];
  await createSandbox().send({ ...MESSAGE, html: '<html><body><p>Hi</p></body></html>', attachments });
  const data = `data:application/pdf;base64,${Buffer.from(PDF).toString('base64')}`;
  expect(outbox[0]?.html).toBe(
    '<html><body><p>Hi</p>' +
      `<p><a download="הצעת מחיר &#34;7K3&#34; &#60;1&#62;.pdf" href="${data}">הצעת מחיר &#34;7K3&#34; &#60;1&#62;.pdf</a></p>` +
      '</body></html>',
  );
});

describe('SMTP', () => {
  it('sends a file as an attachment under its Hebrew name', async () => {
    await createSmtp().send({ ...MESSAGE, attachments: [{ name: 'הצעת מחיר 7K3.pdf', pdf: PDF }] });
    const raw = server.received[0]?.raw ?? '';
    expect(raw).toContain('multipart/mixed');
    expect(raw).toMatch(/Content-Type: application\/pdf/);
    expect(raw).toMatch(/Content-Disposition: attachment/);
    expect(raw).toContain(Buffer.from(PDF).toString('base64'));
    expect(decodeURIComponent(raw.replace(/\s+/g, ''))).toContain('7K3.pdf');
    expect(getPart(raw, 'text/html').trim()).toBe(MESSAGE.html);
  });

  it('sends the pictures of a mail inside it', async () => {
    const html = '<img src="cid:cover">';
    await createSmtp().send({ ...MESSAGE, html, pictures: [{ id: 'cover', jpeg: Buffer.from('jpeg') }] });
    const raw = server.received[0]?.raw ?? '';
    expect(raw).toContain('multipart/related');
    expect(raw).toContain('Content-ID: <cover>');
    expect(raw).toContain('Content-Disposition: inline');
    expect(raw).toContain(Buffer.from('jpeg').toString('base64'));
  });

  it('sends text and HTML as alternatives with readable Hebrew', async () => {
    await createSmtp().send(MESSAGE);
    const [mail] = server.received;
    expect(mail?.recipients).toEqual(['parent@example.com']);
    const raw = mail?.raw ?? '';
    const headers = parseHeaders(raw);
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative;/);
    expect(decodeWords(headers.get('subject') ?? '')).toBe(MESSAGE.subject);
    expect(decodeWords(headers.get('from') ?? '')).toBe('Гибори <books@shop.example.com>');
    expect(headers.get('reply-to')).toBe('support@shop.example.com');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(getPart(raw, 'text/plain').trim()).toBe(MESSAGE.text);
    expect(getPart(raw, 'text/html').trim()).toBe(MESSAGE.html);
  });

  it('rulings "Flow": an unsolicited mail offers one-click unsubscribe (RFC 8058), a transactional one does not', async () => {
    const unsubscribeUrl = 'https://shop.example.com/api/books/stop-reminders/letter%3A1.abc';
    await createSmtp().send({ ...MESSAGE, unsubscribeUrl });
    await createSmtp().send({ ...MESSAGE, key: 'another' });
    const [reminder, ordered] = server.received.map(({ raw }) => parseHeaders(raw));
    expect(reminder?.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(reminder?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(ordered?.has('list-unsubscribe')).toBe(false);
    const smuggled = await createSmtp().send({ ...MESSAGE, unsubscribeUrl: 'https://a>\r\nBcc: b@example.com' });
    expect(smuggled.ok).toBe(false);
  });

  it('encodes a long Arabic subject without loss', async () => {
    const subject = 'شكرًا لكم! إيصال الطلب '.repeat(8).trim();
    await createSmtp().send({ ...MESSAGE, subject });
    const raw = server.received[0]?.raw ?? '';
    expect(decodeWords(parseHeaders(raw).get('subject') ?? '')).toBe(subject);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  it('uses one Message-ID per key', async () => {
    const email = createSmtp();
    for (const key of ['order-1', 'order-1', 'order-2']) await email.send({ ...MESSAGE, key });
    const [first, again, other] = server.received.map(({ raw }) => parseHeaders(raw).get('message-id'));
    expect(first).toMatch(/^<[0-9a-f]{40}@shop\.example\.com>$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    ['reject recipient', true],
    ['busy', false],
  ] as const)('maps %s, and says whether a retry would help', async (mood, permanent) => {
    server.feel(mood);
    const sent = await createSmtp().send(MESSAGE);
    expect(sent).toEqual({ ok: false, code: 'email_not_delivered', data: { permanent } });
    expectNothingSent();
  });

  it('gives up on an unresponsive server after its timeout', async () => {
    server.feel('silence');
    const sent = await createSmtp({ sendTimeoutMs: 300 }).send(MESSAGE);
    expect(sent).toEqual({ ok: false, code: 'email_not_delivered', data: { permanent: false } });
  });

  it('returns the code when the connection is refused', async () => {
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
    const address = free.address();
    await new Promise((resolve) => free.close(resolve));
    if (address === null || typeof address === 'string') throw new Error('No port');
    const sent = await createSmtp({ port: address.port }).send(MESSAGE);
    expect(sent).toEqual({ ok: false, code: 'email_not_delivered', data: { permanent: false } });
  });

  it('authenticates, and treats a rejected login as retryable', async () => {
    const account = { user: 'shop', pass: 'right' };
    const guarded = await startFakeSmtpServer(account);
    expect((await createSmtp({ port: guarded.port, auth: account }).send(MESSAGE)).ok).toBe(true);
    const refused = await createSmtp({ port: guarded.port, auth: { ...account, pass: 'wrong' } }).send(MESSAGE);
    expect(refused).toEqual({ ok: false, code: 'email_not_delivered', data: { permanent: false } });
    expect(guarded.received).toHaveLength(1);
    await guarded.close();
  });

  it('never falls back to plain text when STARTTLS is required', async () => {
    const sent = await createSmtp({ tls: 'starttls' }).send(MESSAGE);
    expect(sent.ok).toBe(false);
    expectNothingSent();
  });
});

import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/brand';
import { MESSAGES } from '@/lib/i18n/messages';
import { getTextDirection, LANGUAGES, type Language } from '@/lib/markets';
import { PRINTED_BOOK_KINDS } from './data/printed-book-kinds';
import type { EmailKind } from './model';
import { renderEmail } from './rendering/render-email';
import { renderSms } from './rendering/render-sms';
import { COLORS } from './rendering/theme';
import { sampleEmail } from './testing/samples';

const KINDS = [
  'bookReady',
  'orderPaid',
  'bookDelayed',
  'heroReady',
  'previewReady',
  'draftSaved',
  'draftReminder',
  'giftBook',
  'giftSent',
  'giftReturned',
  ...PRINTED_BOOK_KINDS,
] as const satisfies readonly EmailKind[];
const EMAILS = KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

/** The visible text of the HTML, without markup. */
const visible = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const listLinks = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');

describe.each(EMAILS)('%s in %s', async (kind, language) => {
  const data = sampleEmail(language);
  const mail = await renderEmail(kind, language, data[kind]);

  it('is complete: no brace, key or empty value is left', () => {
    for (const text of [mail.subject, mail.text, mail.html]) {
      expect(text).not.toMatch(/[{}]|undefined|null|\[object|NaN|Invalid/);
      expect(text.trim()).not.toBe('');
    }
  });

  it('sets its language and direction on the page, on the article and between them', () => {
    const direction = language === 'he' || language === 'ar' ? 'rtl' : 'ltr';
    expect(getTextDirection(language)).toBe(direction);
    for (const element of ['html', 'body', 'td', 'div role="article"']) {
      const [tag] = mail.html.match(new RegExp(`<${element}[^>]*lang="${language}"[^>]*>`)) ?? [];
      expect(tag, element).toContain(`dir="${direction}"`);
    }
  });

  it('links only to absolute pages and to the support address', () => {
    const links = listLinks(mail.html);
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) expect(link).toMatch(/^(https:\/\/|mailto:)/);
  });

  it('contains every URL and address in the plain text', () => {
    for (const link of listLinks(mail.html)) {
      expect(mail.text).toContain(link.replace(/^mailto:/, '').replace(/&amp;/g, '&'));
    }
  });

  it('names the child in the body, never in the subject or the preview line', () => {
    const { childName } = data[kind];
    expect(mail.subject).not.toContain(childName);
    const [, preheader] = mail.html.match(/max-height:0[^>]*>([^<]*)</) ?? [];
    expect(preheader).toBeTruthy();
    expect(preheader).not.toContain(childName);
    expect(mail.html).toContain(`<bdi>${childName}</bdi>`);
    expect(mail.text).toContain(childName);
  });

  it('loads no resources and runs no scripts', () => {
    expect(mail.html).not.toMatch(/<(script|img|link|iframe|style)\b|url\(|\bon\w+=/i);
  });

  it('uses layout tables that Outlook for Windows renders and screen readers ignore', () => {
    const tables = [...mail.html.matchAll(/<table[^>]*>/g)].map(([table]) => table);
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) expect(table).toContain('role="presentation"');
    expect(mail.html).not.toMatch(/display:\s*(flex|grid)/);
    expect(mail.html).toMatch(/<!--\[if mso\]><table [^>]*width="560"/);
    expect(mail.html.split('<!--[if mso]>')).toHaveLength(mail.html.split('<![endif]-->').length);
    expect(mail.html).not.toMatch(/[\ue000-\uf8ff]/);
  });

  it('is written in its own script', () => {
    const letters = { he: /[א-ת]/g, en: /[a-z]/gi, ar: /[\u0621-\u064a]/g, ru: /[а-яё]/gi }[language];
    const { street, city } = BRAND.company.address;
    const visibleText = visible(mail.html)
      .replace(`${street}, ${city}`, '')
      .replace(/\S*@\S*|Upgrade|Gibori Books Ltd\. \(sample\)|G-\d+/g, '');
    const all = visibleText.match(/\p{L}/gu) ?? [];
    expect((visibleText.match(letters) ?? []).length / all.length).toBeGreaterThan(0.95);
  });
});

describe('hostile values', () => {
  const name = `<img src=x onerror="alert('1')">&</bdi>\u202eevil\r\nBcc: x@example.com`;
  const data = { ...sampleEmail('he').bookReady, childName: name, bookTitle: name };
  const { file } = data;
  if (!file) throw new Error('the sample has a file');

  it('are escaped, stay on one line and cannot reorder the sentence', async () => {
    const { html, text } = await renderEmail('bookReady', 'he', data);
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/[\u202a-\u202e]/);
    expect(html).toContain(
      '<bdi>&lt;img src=x onerror=&quot;alert(&#x27;1&#x27;)&quot;&gt;&amp;&lt;/bdi&gt;evil Bcc: x@example.com</bdi>',
    );
    expect(text).not.toMatch(/[\u202a-\u202e]|\r/);
  });

  it('that look like message syntax are shown as they are', async () => {
    const { text } = await renderEmail('bookReady', 'en', { ...data, childName: '{days, plural, other {x}} <b>' });
    expect(text).toContain('{days, plural, other {x}} <b>');
  });

  it('cannot add a header through the order number', async () => {
    const order = { ...sampleEmail('en').orderPaid, orderNumber: 'G-1\r\nBcc: x@example.com' };
    expect((await renderEmail('orderPaid', 'en', order)).subject).not.toMatch(/[\r\n]/);
  });

  it.each(['/my-books', 'my-books', '//shop.example.com', 'javascript:alert(1)', 'data:text/html,x', ''])(
    'refuses the link %j',
    (url) =>
      expect(renderEmail('bookReady', 'en', { ...data, file: { ...file, downloadUrl: url } })).rejects.toThrow(
        TypeError,
      ),
  );

  it('stay inside the attribute of a link', async () => {
    const { html } = await renderEmail('previewReady', 'en', {
      ...sampleEmail('en').previewReady,
      previewUrl: 'https://shop.example.com/?a="onclick="x&b=<1>',
    });
    expect(html).toContain('href="https://shop.example.com/?a=&quot;onclick=&quot;x&amp;b=&lt;1&gt;"');
  });
});

describe('§4 download: the mail with the link', () => {
  const withLinkDays = (language: Language, linkDays: number) => {
    const data = sampleEmail(language).bookReady;
    return { ...data, file: data.file && { ...data.file, linkDays } };
  };

  it.each([
    ['he', 'הקישור פעיל 7 ימים, עד <bdi>28\u00a0בנובמבר</bdi>.'],
    ['en', 'The link works for 7 days, until <bdi>November\u00a028</bdi>.'],
    ['ar', 'الرابط صالح لمدة 7 أيام، حتى <bdi>28\u00a0نوفمبر</bdi>.'],
    ['ru', 'Ссылка действует 7 дней, до <bdi>28\u00a0ноября</bdi>.'],
  ] as const)('states in %s how long it works and until when', async (language, sentence) => {
    const { html } = await renderEmail('bookReady', language, sampleEmail(language).bookReady);
    expect(html).toContain(sentence);
  });

  it('uses the plural forms of the language', async () => {
    const textFor = async (language: Language, days: number) =>
      (await renderEmail('bookReady', language, withLinkDays(language, days))).text;
    expect(await textFor('ru', 1)).toContain('1 день,');
    expect(await textFor('ru', 2)).toContain('2 дня,');
    expect(await textFor('ru', 30)).toContain('30 дней,');
    expect(await textFor('he', 2)).toContain('פעיל יומיים');
  });
});

describe('rulings "Flow": mail to an unconfirmed address', () => {
  it.each(LANGUAGES)('in %s: no file, only the link to my-books', async (language) => {
    const { bookReady } = sampleEmail(language);
    const { html, text } = await renderEmail('bookReady', language, { ...bookReady, file: null });
    expect(listLinks(html).filter((link) => !link.startsWith('mailto:'))).toEqual([bookReady.myBooksUrl]);
    for (const part of [html, text]) expect(part).not.toContain('/download/');
    expect(text).not.toMatch(/[{}]|undefined|null/);
  });

  it.each(LANGUAGES)(
    'in %s: the receipt links to the confirmation until the address is confirmed',
    async (language) => {
      const { orderPaid } = sampleEmail(language);
      expect(listLinks((await renderEmail('orderPaid', language, orderPaid)).html)).toContain(orderPaid.confirmUrl);
      const confirmed = await renderEmail('orderPaid', language, { ...orderPaid, confirmUrl: null });
      expect(confirmed.html).not.toContain('#mail:');
    },
  );
});

describe('rulings "Flow": every mail with a link to a draft', () => {
  const kinds = ['heroReady', 'previewReady', 'draftSaved', 'draftReminder'] as const;
  it.each(kinds)('%s states that it works once and for 7 days, and how to close it', async (kind) => {
    for (const language of LANGUAGES) {
      const data = sampleEmail(language)[kind];
      const { html, text } = await renderEmail(kind, language, data);
      expect(listLinks(html)).toContain(data.closeUrl);
      expect(text).toContain('7');
    }
  });
});

describe('the receipt', () => {
  const order = sampleEmail('en').orderPaid;

  it('has each line, the total, the number and the seller', async () => {
    const { text, html, subject } = await renderEmail('orderPaid', 'en', order);
    expect(subject).toContain('7K3MA90Q');
    const withoutIsolates = text.replace(/[\u2068\u2069]/g, '');
    expect(withoutIsolates).toContain('A Small Light in the Woods: ₪39\nUpgrade: ₪69\nTotal: ₪108');
    expect(withoutIsolates).toContain(`Sold by ${BRAND.company.legalName}`);
    expect(html).toContain('<bdi>₪108</bdi>');
  });

  it("dates the payment in the customer's time zone", async () => {
    const textIn = async (timeZone: string) => (await renderEmail('orderPaid', 'en', { ...order, timeZone })).text;
    expect(await textIn(order.timeZone)).toContain('November\u00a022,\u00a02026');
    expect(await textIn('America/New_York')).toContain('November\u00a021,\u00a02026');
  });

  it('§4 final confirmation: only the mail about a printed book asks to confirm and mentions shipping', async () => {
    const textOf = async (format: 'digital' | 'printed' | 'combo') =>
      (await renderEmail('orderPaid', 'en', { ...order, format, gift: null })).text;
    expect(await textOf('digital')).toContain('We are making the digital book');
    expect(await textOf('digital')).not.toMatch(/final confirmation|ships/);
    expect(await textOf('printed')).toMatch(/final confirmation[\s\S]*within 7 business days of your confirmation/);
    expect(await textOf('printed')).not.toContain('We are making the digital book');
    expect(await textOf('combo')).toMatch(/digital book[\s\S]*final confirmation/);
  });
});

describe('verification code by SMS', () => {
  it.each(LANGUAGES)('starts with the code and ends with the line that phones read, in %s', (language) => {
    const text = renderSms('verificationCode', language, {
      code: '042917',
      host: 'shop.example.com',
      validMinutes: 10,
    });
    expect(text.startsWith('042917 ')).toBe(true);
    expect(text.split('\n').at(-1)).toBe('@shop.example.com #042917');
    expect(text).toContain('10');
    expect(text).toContain(BRAND.names[language]);
    expect(text).not.toMatch(/[{}]/);
    // Two segments of UCS-2 at most.
    expect(text.length).toBeLessThanOrEqual(134);
  });

  it('stays in the GSM alphabet in English, so that it is one segment', () => {
    const text = renderSms('verificationCode', 'en', { code: '042917', host: 'shop.example.com', validMinutes: 10 });
    expect(text).toMatch(/^[A-Za-z0-9 .,'@#\n]+$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});

describe('colours', () => {
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  it.each([
    ['ink', 'leaf'],
    ['ink', 'paperDeep'],
    ['inkSoft', 'leaf'],
    ['inkSoft', 'paper'],
    ['link', 'leaf'],
    ['link', 'paper'],
    ['onAction', 'action'],
    ['nightInk', 'blanket'],
  ] as const)('%s on %s can be read (WCAG 2.2 AA)', (text, background) => {
    expect(contrast(COLORS[text], COLORS[background])).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(LANGUAGES)('the texts do not contain the brand name, in %s', (language) => {
  const texts = JSON.stringify(MESSAGES[language].mails);
  for (const name of Object.values(BRAND.names)) expect(texts).not.toContain(name);
});

import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/brand';
import { directionOf, LANGUAGES, type Language } from '@/lib/markets';
import { COLOURS } from './look';
import type { MailKind } from './model';
import { renderMail } from './render-mail';
import { renderSms } from './render-sms';
import { sampleMail } from './samples';

const KINDS = [
  'bookReady',
  'orderPaid',
  'heroReady',
  'previewReady',
  'draftSaved',
  'draftReminder',
] as const satisfies readonly MailKind[];
const EVERY = KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

/** What a reader of the HTML sees, without markup. */
const visible = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const linksOf = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');

describe.each(EVERY)('%s in %s', (kind, language) => {
  const data = sampleMail(language);
  const mail = renderMail(kind, language, data[kind]);

  it('is complete: no brace, key or empty value is left', () => {
    for (const text of [mail.subject, mail.text, mail.html]) {
      expect(text).not.toMatch(/[{}]|undefined|null|\[object|NaN|Invalid/);
      expect(text.trim()).not.toBe('');
    }
  });

  it('says its language and direction on the page and on the article', () => {
    const direction = language === 'he' || language === 'ar' ? 'rtl' : 'ltr';
    expect(directionOf(language)).toBe(direction);
    expect(mail.html.split(`lang="${language}" dir="${direction}"`)).toHaveLength(3);
  });

  it('links only to absolute pages and to the support address', () => {
    const links = linksOf(mail.html);
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) expect(link).toMatch(/^(https:\/\/|mailto:)/);
  });

  it('writes every address out in the plain text', () => {
    for (const link of linksOf(mail.html)) {
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

  it('loads nothing and runs nothing', () => {
    expect(mail.html).not.toMatch(/<(script|img|link|iframe|table|style)\b|url\(|\bon\w+=/i);
  });

  it('is written in its own script', () => {
    const letters = { he: /[א-ת]/g, en: /[a-z]/gi, ar: /[\u0621-\u064a]/g, ru: /[а-яё]/gi }[language];
    const { street, city } = BRAND.company.address;
    const words = visible(mail.html)
      .replace(`${street}, ${city}`, '')
      .replace(/\S*@\S*|Upgrade|Gibori Books Ltd\. \(sample\)|G-\d+/g, '');
    const all = words.match(/\p{L}/gu) ?? [];
    expect((words.match(letters) ?? []).length / all.length).toBeGreaterThan(0.95);
  });
});

describe('hostile values', () => {
  const name = `<img src=x onerror="alert('1')">&</bdi>\u202eevil\r\nBcc: x@example.com`;
  const data = { ...sampleMail('he').bookReady, childName: name, bookTitle: name };
  const { file } = data;
  if (!file) throw new Error('the sample has a file');

  it('are escaped, kept on one line and cannot reorder the sentence', () => {
    const { html, text } = renderMail('bookReady', 'he', data);
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/[\u202a-\u202e]/);
    expect(html).toContain(
      '<bdi>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;&lt;/bdi&gt;evil Bcc: x@example.com</bdi>',
    );
    expect(text).not.toMatch(/[\u202a-\u202e]|\r/);
  });

  it('that look like message syntax are shown as they are', () => {
    const { text } = renderMail('bookReady', 'en', { ...data, childName: '{days, plural, other {x}} <b>' });
    expect(text).toContain('{days, plural, other {x}} <b>');
  });

  it('cannot add a header through the order number', () => {
    const order = { ...sampleMail('en').orderPaid, orderNumber: 'G-1\r\nBcc: x@example.com' };
    expect(renderMail('orderPaid', 'en', order).subject).not.toMatch(/[\r\n]/);
  });

  it.each(['/my-books', 'my-books', '//shop.example.com', 'javascript:alert(1)', 'data:text/html,x', ''])(
    'refuses the link %j',
    (url) => {
      expect(() => renderMail('bookReady', 'en', { ...data, file: { ...file, downloadUrl: url } })).toThrow(TypeError);
    },
  );

  it('stay inside the attribute of a link', () => {
    const { html } = renderMail('previewReady', 'en', {
      ...sampleMail('en').previewReady,
      previewUrl: 'https://shop.example.com/?a="onclick="x&b=<1>',
    });
    expect(html).toContain('href="https://shop.example.com/?a=&quot;onclick=&quot;x&amp;b=&lt;1&gt;"');
  });
});

describe('§4 download: the mail with the link', () => {
  const workingFor = (language: Language, linkDays: number) => {
    const data = sampleMail(language).bookReady;
    return { ...data, file: data.file && { ...data.file, linkDays } };
  };

  it.each([
    ['he', 'הקישור פעיל 7 ימים, עד <bdi>28\u00a0בנובמבר</bdi>.'],
    ['en', 'The link works for 7 days, until <bdi>November\u00a028</bdi>.'],
    ['ar', 'الرابط صالح لمدة 7 أيام، حتى <bdi>28\u00a0نوفمبر</bdi>.'],
    ['ru', 'Ссылка действует 7 дней, до <bdi>28\u00a0ноября</bdi>.'],
  ] as const)('says in %s how long it works and until when', (language, sentence) => {
    expect(renderMail('bookReady', language, sampleMail(language).bookReady).html).toContain(sentence);
  });

  it('counts in the grammar of the language', () => {
    const inRussian = (linkDays: number) => renderMail('bookReady', 'ru', workingFor('ru', linkDays)).text;
    expect(inRussian(1)).toContain('1 день,');
    expect(inRussian(2)).toContain('2 дня,');
    expect(inRussian(30)).toContain('30 дней,');
    const inHebrew = renderMail('bookReady', 'he', workingFor('he', 2)).text;
    expect(inHebrew).toContain('פעיל יומיים');
  });
});

describe('S2: mail to an address that nobody has confirmed', () => {
  it.each(LANGUAGES)('in %s: no file, only the way to my-books', (language) => {
    const { bookReady } = sampleMail(language);
    const { html, text } = renderMail('bookReady', language, { ...bookReady, file: null });
    expect(linksOf(html).filter((link) => !link.startsWith('mailto:'))).toEqual([bookReady.myBooksUrl]);
    for (const said of [html, text]) expect(said).not.toContain('/download/');
    expect(text).not.toMatch(/[{}]|undefined|null/);
  });

  it.each(LANGUAGES)('in %s: the receipt leads to confirming it, until it is confirmed', (language) => {
    const { orderPaid } = sampleMail(language);
    expect(linksOf(renderMail('orderPaid', language, orderPaid).html)).toContain(orderPaid.confirmUrl);
    const confirmed = renderMail('orderPaid', language, { ...orderPaid, confirmUrl: null });
    expect(confirmed.html).not.toContain('#mail:');
  });
});

describe('S3: every mail with a link to a draft', () => {
  const kinds = ['heroReady', 'previewReady', 'draftSaved', 'draftReminder'] as const;
  it.each(kinds)('%s says that it works once and for 7 days, and how to close it', (kind) => {
    for (const language of LANGUAGES) {
      const data = sampleMail(language)[kind];
      const { html, text } = renderMail(kind, language, data);
      expect(linksOf(html)).toContain(data.closeUrl);
      expect(text).toContain('7');
    }
  });
});

describe('the receipt', () => {
  const order = sampleMail('en').orderPaid;

  it('has each line, the total, the number and who sells', () => {
    const { text, html, subject } = renderMail('orderPaid', 'en', order);
    expect(subject).toContain('7K3MA90Q');
    const bare = text.replace(/[\u2068\u2069]/g, '');
    expect(bare).toContain('A Small Light in the Woods: ₪39\nUpgrade: ₪69\nTotal: ₪108');
    expect(bare).toContain(`Sold by ${BRAND.company.legalName}`);
    expect(html).toMatch(/<bdi [^>]*>₪108<\/bdi>/);
  });

  it("dates the payment in the customer's time zone", () => {
    expect(renderMail('orderPaid', 'en', order).text).toContain('November\u00a022,\u00a02026');
    expect(renderMail('orderPaid', 'en', { ...order, timeZone: 'America/New_York' }).text).toContain(
      'November\u00a021,\u00a02026',
    );
  });

  it('§4 final confirmation: only a printed book is told to confirm, and that it ships after that', () => {
    const textOf = (format: 'digital' | 'printed' | 'combo') =>
      renderMail('orderPaid', 'en', { ...order, format }).text;
    expect(textOf('digital')).toContain('We are making the digital book');
    expect(textOf('digital')).not.toMatch(/final confirmation|ships/);
    expect(textOf('printed')).toMatch(/final confirmation[\s\S]*within 7 business days of your confirmation/);
    expect(textOf('printed')).not.toContain('We are making the digital book');
    expect(textOf('combo')).toMatch(/digital book[\s\S]*final confirmation/);
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
  ] as const)('%s on %s can be read (WCAG 2.2 AA)', (text, ground) => {
    expect(contrast(COLOURS[text], COLOURS[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

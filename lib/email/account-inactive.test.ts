import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/markets';
import { renderEmail } from './rendering/render-email';
import { renderSms } from './rendering/render-sms';
import { sampleEmail } from './testing/samples';

const DAY: Readonly<Record<Language, string>> = {
  he: '24 בדצמבר 2026',
  en: 'December 24, 2026',
  ar: '24 ديسمبر 2026',
  ru: '24 декабря 2026 г.',
};
const toPlain = (text: string): string => text.replace(/\u00a0/g, ' ').replace(/[\u2066-\u2069]/g, '');

describe.each(LANGUAGES)('the notice before an account is deleted, in %s', (language) => {
  const data = sampleEmail(language).accountInactive;

  it('says what goes, when, what stays, and that one sign-in keeps it', async () => {
    const { subject, text, html } = await renderEmail('accountInactive', language, data);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[{}]|undefined|NaN|Invalid/);
    for (const part of [subject, text]) expect(toPlain(part)).toContain(DAY[language]);
    for (const count of [data.months, data.books, data.pictures, data.files, data.years]) {
      expect(text).toContain(String(count));
    }
    expect(html).toContain(`href="${data.myBooksUrl}"`);
  });

  it('counts nothing that there is none of', async () => {
    const empty = { ...data, books: 0, photos: 0, pictures: 0, files: 0, orders: 0, rewards: false };
    const [short, full] = await Promise.all([
      renderEmail('accountInactive', language, empty),
      renderEmail('accountInactive', language, data),
    ]);
    expect(short.text).not.toMatch(/\b0\b/);
    expect((full.html.match(/<li/g) ?? []).length - (short.html.match(/<li/g) ?? []).length).toBe(5);
  });

  it('the SMS says the same in two sentences and a link', () => {
    const text = renderSms('accountInactive', language, data);
    for (const part of [String(data.months), DAY[language]]) expect(toPlain(text)).toContain(part);
    expect(text.endsWith(data.myBooksUrl)).toBe(true);
    expect(text).not.toMatch(/[{}]|undefined|Invalid/);
    // Three parts of a message in letters beyond Latin.
    expect(text.length).toBeLessThan(3 * 67);
  });

  it('the receipt after it says why, and not that somebody asked', async () => {
    const { dataDeleted } = sampleEmail(language);
    const [asked, inactive] = await Promise.all([
      renderEmail('dataDeleted', language, dataDeleted),
      renderEmail('dataDeleted', language, { ...dataDeleted, inactiveMonths: 24 }),
    ]);
    expect(asked.text).not.toContain('24');
    expect(inactive.text).toContain('24');
    expect(inactive.text).not.toContain(
      { he: 'כמו שביקשתם', en: 'As you asked', ar: 'كما طلبتم', ru: 'Как вы и просили' }[language],
    );
  });
});

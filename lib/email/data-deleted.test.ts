import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { renderEmail } from './rendering/render-email';
import { sampleEmail } from './testing/samples';

describe.each(LANGUAGES)('the receipt of a deletion in %s', (language) => {
  const data = sampleEmail(language).dataDeleted;

  it('says how much is gone, what stays for how long, and which print house keeps what', async () => {
    const { text, subject, html } = await renderEmail('dataDeleted', language, data);
    for (const count of [data.books, data.pictures, data.files, data.years]) expect(text).toContain(String(count));
    expect(text).toContain('Lulu');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('names no print house that printed nothing, and no count of nothing', async () => {
    const empty = { ...data, books: 0, photos: 0, pictures: 0, files: 0, orders: 0, printHouses: ['print-sandbox'] };
    const { text } = await renderEmail('dataDeleted', language, empty);
    expect(text).not.toContain('Lulu');
    expect(text).not.toMatch(/\b0\b/);
  });
});

describe.each(LANGUAGES)('the receipt of a photo in %s', (language) => {
  const data = sampleEmail(language).photoDeleted;

  it('has its number and the link that checks it, and nothing of a child', async () => {
    const { text, subject, html } = await renderEmail('photoDeleted', language, data);
    expect(text).toContain(data.number);
    expect(html).toContain(`href="${data.receiptUrl}"`);
    expect(text).toContain('2026');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[{}]|undefined|NaN|Invalid/);
  });
});

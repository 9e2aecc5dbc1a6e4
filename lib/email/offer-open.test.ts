import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/brand';
import { LANGUAGES } from '@/lib/markets';
import { renderEmail } from './rendering/render-email';
import { sampleEmail } from './testing/samples';

/** The word that marks a mail as advertising in each language. */
const ADVERTISING_LABELS = { he: 'פרסומת', en: 'advertisement', ar: 'إعلان', ru: 'реклама' };

describe.each(LANGUAGES)('the mail about an open offer, in %s', async (language) => {
  const data = sampleEmail(language).offerOpen;
  const { subject, text, html } = await renderEmail('offerOpen', language, data);

  it('is complete', () => {
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[{}]|undefined|null|NaN|\[object|Invalid/);
  });

  it('is marked as advertising in its subject, as the law of every market requires', () =>
    expect(subject).toContain(ADVERTISING_LABELS[language]));

  it('names the discount, the book, the last day and the link', () => {
    for (const part of [`${data.percentOff}%`, data.bookTitle, '12', data.offerUrl]) expect(text).toContain(part);
    expect(html).toContain(`href="${data.offerUrl}"`);
  });

  it('names the sender and links to the unsubscribe page', () => {
    const { legalName, registrationNumber, address } = BRAND.company;
    for (const part of [legalName, registrationNumber, address.street, BRAND.names[language], data.unsubscribeUrl]) {
      expect(text).toContain(part);
    }
    expect(html).toContain(`href="${data.unsubscribeUrl}"`);
  });
});

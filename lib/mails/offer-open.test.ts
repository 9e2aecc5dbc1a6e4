import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/brand';
import { LANGUAGES } from '@/lib/markets';
import { renderMail } from './render-mail';
import { sampleMail } from './samples';

/** What says in each language that a mail is one of advertising. */
const MARKED = { he: 'פרסומת', en: 'advertisement', ar: 'إعلان', ru: 'реклама' };

describe.each(LANGUAGES)('the mail that an offer is open, in %s', (language) => {
  const data = sampleMail(language).offerOpen;
  const { subject, text, html } = renderMail('offerOpen', language, data);

  it('is complete', () => {
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[{}]|undefined|null|NaN|\[object|Invalid/);
  });

  it('says in its subject what it is, as the law of every market has it', () =>
    expect(subject).toContain(MARKED[language]));

  it('says what is less, on which book and until when, and where', () => {
    for (const part of [`${data.percentOff}%`, data.bookTitle, '12', data.offerUrl]) expect(text).toContain(part);
    expect(html).toContain(`href="${data.offerUrl}"`);
  });

  it('says who writes, why, and how the address goes', () => {
    const { legalName, registrationNumber, address } = BRAND.company;
    for (const part of [legalName, registrationNumber, address.street, BRAND.names[language], data.forgetUrl]) {
      expect(text).toContain(part);
    }
    expect(html).toContain(`href="${data.forgetUrl}"`);
  });
});

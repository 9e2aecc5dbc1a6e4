import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { renderEmail } from './rendering/render-email';
import { sampleEmail } from './testing/samples';

/** Where the mail leads for another story. */
const listPlaces = ({ html }: { readonly html: string }) =>
  [...html.matchAll(/href="([^"]*#another-story)"/g)].map(([, href]) => href);

describe('§1 another story for the same child: once a book is there', () => {
  it.each(LANGUAGES)('in %s the mail leads to it', async (language) => {
    const { bookReady, printDelivered, printShipped } = sampleEmail(language);
    expect(listPlaces(await renderEmail('bookReady', language, bookReady))).toEqual([bookReady.file?.anotherUrl]);
    expect(listPlaces(await renderEmail('printDelivered', language, printDelivered))).toEqual([
      `${printDelivered.orderUrl}#another-story`,
    ]);
    expect(listPlaces(await renderEmail('printShipped', language, printShipped))).toEqual([]);
  });
});

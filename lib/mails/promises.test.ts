import { describe, expect, it } from 'vitest';
import { EVERYTHING, TODAY } from '@/lib/capabilities';
import { LANGUAGES } from '@/lib/markets';
import { PROMISED, promisesIn } from '@/tests/fixtures/promise-words';
import { offerOpen } from './kinds/offer-open';
import { orderPaid } from './kinds/order-paid';
import { renderMail } from './render-mail';
import { sampleMail } from './samples';

describe.each(LANGUAGES)('D2: what the mails promise in %s', (language) => {
  const sample = sampleMail(language);
  const digital = { ...sample.orderPaid, format: 'digital', lines: [] } as const;

  it('the receipt of a digital book and the mail of an offer name nothing that cannot be bought', () => {
    const off = PROMISED.filter((promised) => !TODAY[promised]);
    for (const { text } of [
      renderMail('orderPaid', language, digital),
      renderMail('offerOpen', language, sample.offerOpen),
      renderMail('bookReady', language, sample.bookReady),
      renderMail('previewReady', language, sample.previewReady),
    ]) {
      expect(off.flatMap((promised) => promisesIn(text, language, promised))).toEqual([]);
    }
  });

  it('with the switches on they do', () => {
    const receipt = JSON.stringify(orderPaid(language, digital, EVERYTHING));
    expect(promisesIn(receipt, language, 'editing')).not.toEqual([]);
    const offer = JSON.stringify(offerOpen(language, sample.offerOpen, EVERYTHING));
    expect(promisesIn(offer, language, 'print')).not.toEqual([]);
  });
});

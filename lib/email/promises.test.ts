import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CURRENT_CAPABILITIES } from '@/lib/capabilities';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { LANGUAGES } from '@/lib/markets';
import { findPromises, PROMISED_CAPABILITIES } from '@/tests/fixtures/capability-patterns';
import { renderEmail } from './rendering/render-email';
import { offerOpen } from './templates/offer-open';
import { orderPaid } from './templates/orders/order-paid';
import { sampleEmail } from './testing/samples';

describe.each(LANGUAGES)('rulings "Capabilities": what the mails promise in %s', (language) => {
  const sample = sampleEmail(language);
  const digital = { ...sample.orderPaid, format: 'digital', lines: [] } as const;

  it('the receipt of a digital book and the offer mail name only available capabilities', async () => {
    const off = PROMISED_CAPABILITIES.filter((promised) => !CURRENT_CAPABILITIES[promised]);
    for (const { text } of await Promise.all([
      renderEmail('orderPaid', language, digital),
      renderEmail('offerOpen', language, sample.offerOpen),
      renderEmail('bookReady', language, sample.bookReady),
      renderEmail('previewReady', language, sample.previewReady),
    ])) {
      expect(off.flatMap((promised) => findPromises(text, language, promised))).toEqual([]);
    }
  });

  it('with all capabilities on they name them', () => {
    const receipt = renderToStaticMarkup(orderPaid(language, digital, ALL_CAPABILITIES).body);
    expect(findPromises(receipt, language, 'editing')).not.toEqual([]);
    const offer = renderToStaticMarkup(offerOpen(language, sample.offerOpen, ALL_CAPABILITIES).body);
    expect(findPromises(offer, language, 'print')).not.toEqual([]);
  });
});

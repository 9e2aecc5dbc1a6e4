import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CapabilityTable, CURRENT_CAPABILITIES } from '@/lib/capabilities';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { LANGUAGES, type Language } from '@/lib/markets';
import type { OrderView } from '@/lib/orders';
import { findPromises } from '@/tests/fixtures/capability-patterns';
import { mockCapabilities } from '@/tests/fixtures/render-page';

const order = {
  country: 'IL',
  currency: 'ILS',
  imageModel: 'regular',
  offer: null,
  dedication: null,
  dedicationPhoto: null,
  tier: 'digital',
} as OrderView;

async function choice(language: Language, table: CapabilityTable, shown = order): Promise<string> {
  await mockCapabilities(table);
  const { FormatSelect } = await import('./format-select');
  const { default: checkout } = await import(`../../messages/${language}/checkout.json`);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={{ checkout }} timeZone="UTC">
      <FormatSelect neededBy={null} onChange={() => {}} order={shown} tier="digital" />
    </NextIntlClientProvider>,
  );
}

describe.each(LANGUAGES)('rulings "Capabilities": formats at checkout in %s', (language) => {
  it('without print shows the one format, with no choice and no announcement of others', async () => {
    const html = await choice(language, { ...CURRENT_CAPABILITIES, print: false });
    expect(html).toContain('₪39');
    expect(html).not.toContain('type="radio"');
    expect(findPromises(html, language, 'print')).toEqual([]);
  });

  it('rulings "Money": in Kenya the printed book is sold with the digital one', async () => {
    const kenyan = { ...order, country: 'KE', currency: 'KES' } as OrderView;
    const html = await choice(language, ALL_CAPABILITIES, kenyan);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toContain('KSh 2,498');
  });

  it('with print shows all three formats with their prices', async () => {
    const html = await choice(language, ALL_CAPABILITIES);
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    for (const price of ['₪39', '₪99', '₪108']) expect(html).toContain(price);
    expect(html).toMatch(/7/);
  });
});

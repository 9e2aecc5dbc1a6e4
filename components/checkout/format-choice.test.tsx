import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CapabilityTable, EVERYTHING, TODAY } from '@/lib/capabilities';
import { LANGUAGES, type Language } from '@/lib/markets';
import type { OrderView } from '@/lib/orders';
import { promisesIn } from '@/tests/fixtures/promise-words';
import { withCapabilities } from '@/tests/fixtures/shop-pages';

const order = { country: 'IL', currency: 'ILS', imageModel: 'regular', offer: null, tier: 'digital' } as OrderView;

async function choice(language: Language, table: CapabilityTable): Promise<string> {
  await withCapabilities(table);
  const { FormatChoice } = await import('./format-choice');
  const { default: checkout } = await import(`../../messages/${language}/checkout.json`);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={{ checkout }} timeZone="UTC">
      <FormatChoice onChange={() => {}} order={order} tier="digital" />
    </NextIntlClientProvider>,
  );
}

describe.each(LANGUAGES)('D1: the formats at checkout in %s', (language) => {
  it('without print one is said, none is asked for and none announced', async () => {
    const html = await choice(language, { ...TODAY, print: false });
    expect(html).toContain('₪39');
    expect(html).not.toContain('type="radio"');
    expect(promisesIn(html, language, 'print')).toEqual([]);
  });

  it('with print all three are there, each with its price', async () => {
    const html = await choice(language, EVERYTHING);
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    for (const price of ['₪39', '₪99', '₪108']) expect(html).toContain(price);
    expect(html).toMatch(/7/);
  });
});

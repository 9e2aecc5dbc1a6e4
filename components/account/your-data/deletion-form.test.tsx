import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarketProvider } from '@/lib/client/market';
import { loadMessages } from '@/lib/i18n/load-messages';
import { LANGUAGES, type Language } from '@/lib/markets';
import type { StoredData } from '@/lib/privacy';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { DeleteEverything } from './delete-everything';
import { DeletionForm } from './deletion-form';

const noop = () => {};

async function render(language: Language, element: React.ReactNode): Promise<string> {
  const { account, common, errors } = await loadMessages(language);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={{ account, common, errors }} timeZone="UTC">
      <FakeRouter>
        <MarketProvider country="IL" language={language}>
          {element}
        </MarketProvider>
      </FakeRouter>
    </NextIntlClientProvider>,
  );
}

describe.each(LANGUAGES)('rulings "Photos and names": delete everything, in %s', (language) => {
  it('says what goes and what stays, and asks for one tick that is not set', async () => {
    const form = <DeletionForm email="dana@example.com" onDeleted={noop} onKeep={noop} onVerify={noop} />;
    const html = await render(language, form);
    expect(html.match(/<li>/g)).toHaveLength(7);
    expect(html.match(/type="checkbox"/g)).toHaveLength(1);
    expect(html).not.toMatch(/\schecked=/);
    for (const part of ['dana@example.com', '7', `/IL/${language}/privacy-policy`]) expect(html).toContain(part);
  });

  it('names the orders that are still to come instead of offering it', async () => {
    const data = { email: null, openOrders: ['7K3MA90Q', '8K3MA90Q'] } as unknown as StoredData;
    const html = await render(language, <DeleteEverything data={data} onVerified={async () => {}} />);
    expect(html).toContain('7K3MA90Q, 8K3MA90Q');
    expect(html).not.toContain('<button');
  });
});

import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/markets';
import type { EditorView } from '@/lib/orders';
import { DEDICATION_DESIGNS } from '@/lib/typesetting';
import { DedicationPage } from './dedication-page';

const view = {
  orderId: 'order',
  language: 'en',
  editing: 'open',
  dedication: 'With love',
  dedicationDesign: 'night',
  dedicationIncluded: true,
} as EditorView;

async function render(language: Language, change: Partial<EditorView> = {}): Promise<string> {
  const [{ default: checkout }, { default: editor }, { default: common }, { default: errors }] = await Promise.all(
    ['checkout', 'editor', 'common', 'errors'].map((file) => import(`../../../messages/${language}/${file}.json`)),
  );
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={{ checkout, editor, common, errors }} timeZone="UTC">
      <DedicationPage onChanged={async () => undefined} view={{ ...view, ...change }} />
    </NextIntlClientProvider>,
  );
}

describe.each(LANGUAGES)('§2 the dedication in the editor in %s', (language) => {
  it('is shown in its design, with every design to choose from', async () => {
    const html = await render(language);
    expect(html).toContain('dedication-night-640.webp');
    for (const design of DEDICATION_DESIGNS) expect(html).toContain(`value="${design}"`);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="night"/);
  });

  it('has no choice of designs without words, or while it may not be changed', async () => {
    expect(await render(language, { dedication: null })).not.toContain('type="radio"');
    expect(await render(language, { editing: 'closed' })).not.toContain('type="radio"');
    expect(await render(language, { dedicationIncluded: false })).not.toContain('type="radio"');
  });
});

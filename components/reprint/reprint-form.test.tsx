import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '@/lib/i18n/load-messages';
import { LANGUAGES, type Language } from '@/lib/markets';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { ReprintForm } from './reprint-form';
import { type ReprintFormState, useReprintForm } from './use-reprint-form';

type Given = { readonly ownMistakeUsed?: boolean; readonly reason?: ReprintFormState['reason'] };

function Form({ ownMistakeUsed = false, reason }: Given) {
  const order = { id: 'o', country: 'US', address: null } as const;
  const messages = { started: '', staff: '' };
  const form = useReprintForm({ order, messages, onRequested: async () => {} });
  return <ReprintForm country="US" form={reason ? { ...form, reason } : form} ownMistakeUsed={ownMistakeUsed} />;
}

async function render(language: Language, given: Given = {}): Promise<string> {
  const { checkout, errors, orders } = await loadMessages(language);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={{ checkout, errors, orders }} timeZone="UTC">
      <FakeRouter>
        <Form {...given} />
      </FakeRouter>
    </NextIntlClientProvider>,
  );
}

describe.each(LANGUAGES)('rulings "Money": asking for a free reprint in %s', (language) => {
  it('asks for a reason, none chosen, and for a few words; for an address only if that was wrong', async () => {
    const html = await render(language);
    expect(html.match(/type="radio"/g)).toHaveLength(5);
    expect(html).not.toMatch(/\schecked=/);
    expect(html).toMatch(/<textarea[^>]*aria-describedby="reprint-description-note"/);
    const { checkout, orders } = await loadMessages(language);
    expect(html).not.toContain(orders.reprint.address);
    const misaddressed = await render(language, { reason: 'own_address' });
    for (const text of [orders.reprint.address, checkout.delivery.fields.state]) expect(misaddressed).toContain(text);
  });

  it('offers no own mistake twice, and says so', async () => {
    const html = await render(language, { ownMistakeUsed: true });
    const { orders } = await loadMessages(language);
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    expect(html).toContain(orders.reprint.mistakeUsed.replaceAll("'", '&#x27;'));
  });
});

import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ConfirmationView } from '@/lib/fulfilment';
import { loadMessages } from '@/lib/i18n/load-messages';
import { LANGUAGES, type Language } from '@/lib/markets';
import type { OrderView } from '@/lib/orders';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { ConfirmForm } from './confirm-form';
import { PrintDetails } from './print-details';

const address: NonNullable<OrderView['address']> = {
  fullName: 'Dana Levi',
  country: 'IL',
  state: null,
  city: 'Haifa',
  postalCode: '3100000',
  street: 'Hanassi',
  houseNumber: '12',
  apartment: '4',
};
const confirmation = {
  state: 'awaiting_confirmation',
  addressComplete: true,
  drawn: true,
  overflowingPages: [],
  dispatchBy: '2026-03-10T12:00:00.000Z',
  firstDispatchBy: null,
  chosenDay: null,
  confirmedAt: null,
  cancellable: true,
  heldUntil: null,
  shipment: null,
} as const;
const order = { id: 'o', tier: 'printed', country: 'IL', address } as OrderView;
const onChanged = async () => {};

async function render(language: Language, element: React.ReactNode): Promise<string> {
  const { checkout, common, confirm, errors, orders } = await loadMessages(language);
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      messages={{ checkout, common, confirm, errors, orders }}
      timeZone="Asia/Jerusalem"
    >
      <FakeRouter>{element}</FakeRouter>
    </NextIntlClientProvider>,
  );
}

describe.each(LANGUAGES)('§5 Confirmation in %s', (language) => {
  it('two boxes, neither ticked, and the words that it is final', async () => {
    const html = await render(
      language,
      <ConfirmForm edits={0} onConfirmed={onChanged} onRefused={onChanged} orderId="o" ready />,
    );
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).not.toMatch(/\schecked=/);
    const { confirm } = await loadMessages(language);
    expect(html).toContain(confirm.print.form.warning);
  });

  it('names the format, the dedication, the address and the promised day', async () => {
    const dedicated = { ...order, dedication: 'For Noa' };
    const html = await render(
      language,
      <PrintDetails confirmation={confirmation} onChanged={onChanged} order={dedicated} />,
    );
    for (const part of ['For Noa', 'Dana Levi', 'Hanassi 12', 'Haifa, 3100000', '28', '21', '10'])
      expect(html).toContain(part);
  });

  it('offers to complete a missing address, until it is confirmed', async () => {
    const { checkout } = await loadMessages(language);
    const unaddressed = { ...order, address: null };
    const show = (shown: ConfirmationView) =>
      render(language, <PrintDetails confirmation={shown} onChanged={onChanged} order={unaddressed} />);
    const missing = { ...confirmation, addressComplete: false };
    expect(await show(missing)).toContain(checkout.delivery.add);
    expect(await show({ ...missing, state: 'printing' })).not.toContain(checkout.delivery.add);
  });

  it('§9 gift: names whom a gift is for, and the new day when the chosen one can no longer be kept', async () => {
    const gift = {
      active: true,
      recipientName: 'Ruth',
      recipientEmail: '',
      senderName: 'Jo',
      message: 'Hi',
      sendAt: '',
      sendsAt: null,
      reviewed: false,
      dispatchOn: '2026-03-09',
      sentAt: null,
      revoked: false,
    };
    const show = (chosenDay: string) =>
      render(
        language,
        <PrintDetails confirmation={{ ...confirmation, chosenDay }} onChanged={onChanged} order={{ ...order, gift }} />,
      );
    const moved = await show('2026-03-09T12:00:00.000Z');
    for (const part of ['Ruth', 'Jo', 'role="status"']) expect(moved).toContain(part);
    for (const day of ['9', '10']) expect(moved).toMatch(new RegExp(`\\b${day}\\b`));
    expect(await show('2026-03-10T12:00:00.000Z')).not.toContain('role="status"');
  });
});

'use client';

import { useTranslations } from 'next-intl';
import { AddressButton } from '@/components/delivery/address-button';
import { AddressLines } from '@/components/delivery/address-lines';
import { FieldMessage } from '@/components/ui/field';
import { useErrorText } from '@/lib/client/api/error-text';
import type { OrderView } from '@/lib/orders';

type DeliverySectionProps = {
  readonly order: OrderView;
  /** The customer wants to pay and the address is missing. */
  readonly required: boolean;
  readonly onChanged: () => Promise<unknown>;
};

const NOTE_ID = 'delivery-note';

/** Where a printed book goes: the address, or a button that asks for it in a dialog. */
export function DeliverySection({ order, required, onChanged }: DeliverySectionProps) {
  const t = useTranslations('checkout.delivery');
  const errorText = useErrorText();
  const { address } = order;
  const missing = required && !address;
  return (
    <section className="grid gap-3" id="delivery">
      <h2 className="text-title">{t('title')}</h2>
      <div className="grid gap-2 rounded-card hairline border-edge bg-leaf px-5 py-4">
        {order.gift?.active && <p className="text-small">{t('giftNote')}</p>}
        {address && <AddressLines address={address} />}
        {!address && !order.gift?.active && <p className="text-ink-soft text-small">{t('why')}</p>}
        <AddressButton describedBy={missing ? NOTE_ID : undefined} onSaved={onChanged} order={order} />
        <FieldMessage error={missing && errorText('shipping_details_required')} id={NOTE_ID} />
      </div>
    </section>
  );
}

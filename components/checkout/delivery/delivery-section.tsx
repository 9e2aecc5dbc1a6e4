'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddressLines } from '@/components/orders/address-lines';
import { Dialog } from '@/components/ui/dialog';
import { FieldMessage } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useErrorText } from '@/lib/client/api/error-text';
import type { OrderView } from '@/lib/orders';
import { AddressForm } from './address-form';
import '@/app/styles/overlays.css';

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
  const common = useTranslations('common');
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const { address } = order;
  const missing = required && !address;
  return (
    <section className="grid gap-3" id="delivery">
      <h2 className="text-title">{t('title')}</h2>
      <div className="grid gap-2 rounded-card hairline border-edge bg-leaf px-5 py-4">
        {address ? <AddressLines address={address} /> : <p className="text-ink-soft text-small">{t('why')}</p>}
        <button
          aria-describedby={missing ? NOTE_ID : undefined}
          className="text-link flex items-center gap-2 justify-self-start"
          onClick={() => setOpen(true)}
          type="button"
        >
          <Icon name={address ? 'pencil' : 'plus'} />
          {t(address ? 'change' : 'add')}
        </button>
        <FieldMessage error={missing && errorText('shipping_details_required')} id={NOTE_ID} />
      </div>
      <Dialog closeLabel={common('close')} onOpenChange={setOpen} open={open} title={t('dialog')} width={560}>
        <AddressForm
          onSaved={async () => {
            await onChanged();
            setOpen(false);
          }}
          order={order}
        />
      </Dialog>
    </section>
  );
}

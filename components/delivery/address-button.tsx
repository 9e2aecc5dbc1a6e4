'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { AddressForm } from './address-form';
import type { AddressFormProps } from './use-address-form';

type AddressButtonProps = AddressFormProps & {
  /** Id of the message that says that the address is missing. */
  readonly describedBy?: string | undefined;
};

/** Opens the dialog that asks for the delivery address, or changes it. */
export function AddressButton({ order, onSaved, describedBy }: AddressButtonProps) {
  const t = useTranslations('checkout.delivery');
  const common = useTranslations('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        aria-describedby={describedBy}
        className="text-link flex items-center gap-2 justify-self-start"
        onClick={() => setOpen(true)}
        type="button"
      >
        <Icon name={order.address ? 'pencil' : 'plus'} />
        {t(order.address ? 'change' : 'add')}
      </button>
      <Dialog closeLabel={common('close')} onOpenChange={setOpen} open={open} title={t('dialog')} width={560}>
        <AddressForm
          onSaved={async () => {
            await onSaved();
            setOpen(false);
          }}
          order={order}
        />
      </Dialog>
    </>
  );
}

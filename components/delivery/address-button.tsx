'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadWhenTouched } from '@/components/ui/hooks/when-touched';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { useLazyComponent } from '@/lib/client/use-lazy-component';
import type { AddressFormProps } from './use-address-form';

type AddressButtonProps = AddressFormProps & {
  /** Id of the message that says that the address is missing. */
  readonly describedBy?: string | undefined;
};

const loadDialog = () => import('./address-dialog');

/** Opens the dialog that asks for the delivery address, or changes it. */
export function AddressButton({ order, onSaved, describedBy }: AddressButtonProps) {
  const t = useTranslations('checkout.delivery');
  const [open, setOpen] = useState(false);
  const [AddressDialog, wantDialog] = useLazyComponent(loadDialog);
  useEffect(() => loadWhenTouched(loadDialog), []);
  return (
    <>
      <UnstyledButton
        aria-describedby={describedBy}
        className="text-link flex items-center gap-2 justify-self-start"
        onClick={async () => setOpen(await wantDialog())}
        type="button"
      >
        <Icon name={order.address ? 'pencil' : 'plus'} />
        {t(order.address ? 'change' : 'add')}
      </UnstyledButton>
      {AddressDialog && (
        <AddressDialog
          onOpenChange={setOpen}
          onSaved={async () => {
            await onSaved();
            setOpen(false);
          }}
          open={open}
          order={order}
        />
      )}
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { AddressForm } from '@/components/delivery/address-form';
import { Dialog } from '@/components/ui/dialog';
import { LazyMessages } from '@/lib/client/lazy-messages';
import type { OrderView } from '@/lib/orders';
import '@/components/kindergarten/dialogs.css';

type AddressDialogProps = {
  readonly order: OrderView;
  /** As the teacher typed it with the class. */
  readonly contactName: string;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
};

/** Where the parcel of the class goes. Loads its own messages. */
export default function AddressDialog(props: AddressDialogProps) {
  return (
    <LazyMessages namespaces={['checkout', 'common', 'errors']}>
      <ClassAddress {...props} />
    </LazyMessages>
  );
}

function ClassAddress({ order, contactName, onClose, onSaved }: AddressDialogProps) {
  const t = useTranslations('checkout.delivery');
  const common = useTranslations('common');
  return (
    <Dialog
      closeLabel={common('close')}
      onOpenChange={(open) => !open && onClose()}
      open
      title={t('dialog')}
      width={560}
    >
      <AddressForm contactName={contactName} onSaved={onSaved} order={order} />
    </Dialog>
  );
}

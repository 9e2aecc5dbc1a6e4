'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { AddressForm } from './address-form';
import type { AddressFormProps } from './use-address-form';

type AddressDialogProps = AddressFormProps & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The form of the delivery address, with its rules. */
export default function AddressDialog({ open, onOpenChange, ...form }: AddressDialogProps) {
  const t = useTranslations('checkout.delivery');
  const common = useTranslations('common');
  return (
    <Dialog closeLabel={common('close')} onOpenChange={onOpenChange} open={open} title={t('dialog')} width={560}>
      <AddressForm {...form} />
    </Dialog>
  );
}

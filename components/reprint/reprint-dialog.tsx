'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import type { OrderView } from '@/lib/orders';
import { ReprintForm } from './reprint-form';
import { useReprintForm } from './use-reprint-form';

type ReprintDialogProps = {
  readonly order: Pick<OrderView, 'id' | 'country' | 'address'>;
  /** The last day on which a reprint can be asked for. */
  readonly until: string;
  readonly ownMistakeUsed: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onRequested: () => Promise<unknown>;
};

/** The form of a reprint, with its rules. What was typed stays while the dialog is closed. */
export default function ReprintDialog({
  order,
  until,
  ownMistakeUsed,
  open,
  onOpenChange,
  onRequested,
}: ReprintDialogProps) {
  const t = useTranslations('orders.reprint');
  const tCommon = useTranslations('common');
  const formatDay = useFormatDay();
  const form = useReprintForm({
    order,
    messages: { started: t('started'), staff: t('staff') },
    onRequested: async () => {
      onOpenChange(false);
      await onRequested();
    },
  });
  return (
    <Dialog
      closeLabel={tCommon('close')}
      description={t('lead', { date: formatDay(until) })}
      onOpenChange={onOpenChange}
      open={open}
      title={t('title')}
      width={560}
    >
      <ReprintForm country={order.country} form={form} ownMistakeUsed={ownMistakeUsed} />
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Dialog } from '@/components/ui/dialog';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import { emailTag } from '@/components/ui/text';
import type { ApiError } from '@/lib/client/api/api-error';
import { isHandedOver, type ReprintOptions } from '@/lib/fulfilment';
import type { OrderView } from '@/lib/orders';
import { ReprintForm } from './reprint-form';
import { useReprintForm } from './use-reprint-form';

type RequestReprintProps = {
  readonly order: Pick<OrderView, 'id' | 'country' | 'address' | 'state' | 'tier' | 'email'>;
  readonly onRequested: () => Promise<unknown>;
};

/** Asks for a free reprint of a printed book that was handed over; nothing for other orders. */
export function RequestReprint({ order, onRequested }: RequestReprintProps) {
  const handedOver = isHandedOver(order);
  const { data, mutate } = useSWR<ReprintOptions, ApiError>(handedOver ? `/api/orders/${order.id}/reprint` : null);
  const t = useTranslations('orders.reprint');
  if (!handedOver || !data) return null;
  if (data.requested) {
    return (
      <p className="text-small" role="status">
        {t.rich('requested', { email: order.email, mail: emailTag })}
      </p>
    );
  }
  if (!data.until) return null;
  const reload = () => Promise.all([mutate(), onRequested()]);
  return <ReprintDialog onRequested={reload} options={data} order={order} until={data.until} />;
}

type ReprintDialogProps = RequestReprintProps & { readonly options: ReprintOptions; readonly until: string };

function ReprintDialog({ order, options, until, onRequested }: ReprintDialogProps) {
  const t = useTranslations('orders.reprint');
  const tCommon = useTranslations('common');
  const formatDay = useFormatDay();
  const [open, setOpen] = useState(false);
  const form = useReprintForm({
    order,
    messages: { started: t('started'), staff: t('staff') },
    onRequested: async () => {
      setOpen(false);
      await onRequested();
    },
  });
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="text-link justify-self-start text-small"
        onClick={() => setOpen(true)}
        type="button"
      >
        {t('open')}
      </button>
      <Dialog
        closeLabel={tCommon('close')}
        description={t('lead', { date: formatDay(until) })}
        onOpenChange={setOpen}
        open={open}
        title={t('title')}
        width={560}
      >
        <ReprintForm country={order.country} form={form} ownMistakeUsed={options.ownMistakeUsed} />
      </Dialog>
    </>
  );
}

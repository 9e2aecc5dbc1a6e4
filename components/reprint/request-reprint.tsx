'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { loadWhenTouched } from '@/components/ui/hooks/when-touched';
import { emailTag } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ApiError } from '@/lib/client/api/api-error';
import { useLazyComponent } from '@/lib/client/use-lazy-component';
import { isHandedOver, type ReprintOptions } from '@/lib/fulfilment';
import type { OrderView } from '@/lib/orders';

const loadDialog = () => import('./reprint-dialog');

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
  return <ReprintButton onRequested={reload} options={data} order={order} until={data.until} />;
}

type ReprintButtonProps = RequestReprintProps & { readonly options: ReprintOptions; readonly until: string };

function ReprintButton({ order, options, until, onRequested }: ReprintButtonProps) {
  const t = useTranslations('orders.reprint');
  const [open, setOpen] = useState(false);
  const [ReprintDialog, wantDialog] = useLazyComponent(loadDialog);
  useEffect(() => loadWhenTouched(loadDialog), []);
  return (
    <>
      <UnstyledButton
        aria-haspopup="dialog"
        className="text-link justify-self-start text-small"
        onClick={async () => setOpen(await wantDialog())}
        type="button"
      >
        {t('open')}
      </UnstyledButton>
      {ReprintDialog && (
        <ReprintDialog
          onOpenChange={setOpen}
          onRequested={onRequested}
          open={open}
          order={order}
          ownMistakeUsed={options.ownMistakeUsed}
          until={until}
        />
      )}
    </>
  );
}

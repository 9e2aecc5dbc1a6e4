'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

type HoldOrderProps = {
  readonly orderId: string;
  /** Until when the book is put aside already. */
  readonly heldUntil: string | null;
  readonly onHeld: () => Promise<unknown>;
};

/** Puts an unconfirmed book aside for a month; nothing else changes. */
export function HoldOrder({ orderId, heldUntil, onHeld }: HoldOrderProps) {
  const t = useTranslations('confirm.print.hold');
  const formatDay = useFormatDay();
  const [failure, setFailure] = useState<Failure>();
  const hold = async () => {
    setFailure(undefined);
    try {
      await sendJson(`/api/orders/${orderId}/hold`);
      await onHeld();
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
  };
  return (
    <div aria-live="polite" className="grid w-full gap-1" id="later">
      {heldUntil ? (
        <p className="text-small">{t('held', { date: formatDay(heldUntil) })}</p>
      ) : (
        <UnstyledButton className="justify-self-start text-link text-small" onClick={hold} type="button">
          {t('open')}
        </UnstyledButton>
      )}
      <FormError failure={failure} />
    </div>
  );
}

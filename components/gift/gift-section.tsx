'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { COUNTRIES } from '@/lib/markets';
import type { OrderView } from '@/lib/orders';
import { GiftFields } from './gift-fields';
import { useGift } from './use-gift';

type GiftSectionProps = { readonly order: OrderView; readonly onChanged: () => Promise<unknown> };

/** The gift of a paid order: it can change until it is mailed, and its link can be closed afterwards. */
export function GiftSection({ order, onChanged }: GiftSectionProps) {
  const t = useTranslations('orders.gift');
  const gift = useGift(order, onChanged);
  return (
    <section className="grid gap-4 rounded-card hairline border-edge bg-leaf p-5">
      <h2 className="text-title">{t('title')}</h2>
      {order.gift?.sentAt ? (
        <SentGift onChanged={onChanged} order={order} sentAt={order.gift.sentAt} />
      ) : (
        <GiftFields gift={gift} />
      )}
    </section>
  );
}

function SentGift({ order, sentAt, onChanged }: GiftSectionProps & { readonly sentAt: string }) {
  const t = useTranslations('orders.gift');
  const format = useFormatter();
  const [errorCode, setErrorCode] = useState<string>();
  const { timeZone } = COUNTRIES[order.country];
  const date = format.dateTime(new Date(sentAt), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const revoke = async () => {
    setErrorCode(undefined);
    try {
      await sendJson(`/api/orders/${order.id}/gift`, { method: 'DELETE' });
      await onChanged();
    } catch (thrown) {
      setErrorCode(toApiError(thrown).code);
    }
  };
  return (
    <>
      <p>{t('sent', { name: order.gift?.recipientName ?? '', date })}</p>
      <FormError code={errorCode} />
      {order.gift?.revoked ? (
        <p role="status">{t('revoked')}</p>
      ) : (
        <Button className="justify-self-start" onClick={revoke} variant="quiet">
          {t('revoke')}
        </Button>
      )}
    </>
  );
}

'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { COUNTRIES } from '@/lib/markets';
import { getGiftParts, type OrderView } from '@/lib/orders';
import { GiftFields } from './gift-fields';
import { useGift } from './use-gift';
import { isSending, WaitingGift } from './waiting-gift';

type GiftSectionProps = {
  readonly order: OrderView;
  readonly cardEnclosed: boolean;
  readonly onChanged: () => Promise<unknown>;
};

/** The gift of a paid order: its mail can change until it is sent, its card until the book is confirmed for print. */
export function GiftSection({ order, cardEnclosed, onChanged }: GiftSectionProps) {
  const t = useTranslations('orders.gift');
  const gift = useGift(order, order.tier, onChanged);
  const { tier, state } = order;
  // At each look: 'send it now' names a time that is later than the page.
  const now = new Date();
  const { recipientName: name = '', senderName: sender = '', recipientEmail, sentAt } = order.gift ?? {};
  const parts = getGiftParts({ tier, state, mailed: Boolean(sentAt) || isSending(order, now) });
  return (
    <section className="grid gap-4 rounded-card hairline border-edge bg-leaf p-5">
      <h2 className="text-title">{t('title')}</h2>
      {sentAt && <SentGift onChanged={onChanged} order={order} sentAt={sentAt} />}
      {!sentAt && tier !== 'printed' && recipientEmail && <WaitingGift now={now} onChanged={onChanged} order={order} />}
      {parts.card === 'closed' && <p>{t('cardFor', { sender, name })}</p>}
      {parts.card !== 'none' && (
        <a className="text-link justify-self-start" download href={`/api/orders/${order.id}/gift/card`}>
          {t('card')}
        </a>
      )}
      {(parts.mail === 'open' || parts.card === 'open') && (
        <GiftFields
          cardEnclosed={cardEnclosed}
          country={order.country}
          gift={gift}
          neededBy={order.neededBy}
          parts={parts}
        />
      )}
    </section>
  );
}

type SentGiftProps = Omit<GiftSectionProps, 'cardEnclosed'> & { readonly sentAt: string };

function SentGift({ order, sentAt, onChanged }: SentGiftProps) {
  const t = useTranslations('orders.gift');
  const format = useFormatter();
  const [failure, setFailure] = useState<Failure>();
  const { timeZone } = COUNTRIES[order.country];
  const date = format.dateTime(new Date(sentAt), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const revoke = async () => {
    setFailure(undefined);
    try {
      await sendJson(`/api/orders/${order.id}/gift`, { method: 'DELETE' });
      await onChanged();
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
  };
  return (
    <>
      <p>{t('sent', { name: order.gift?.recipientName ?? '', date })}</p>
      <FormError failure={failure} />
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

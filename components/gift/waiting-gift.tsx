import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { COUNTRIES } from '@/lib/markets';
import type { OrderView } from '@/lib/orders';

type GiftOrder = Pick<OrderView, 'download' | 'gift'>;

/** The mail is on its way: its buyer has looked through the book, and its time has come. */
export function isSending({ download, gift }: GiftOrder, now: Date): boolean {
  if (!download || !gift?.reviewed || gift.sentAt) return false;
  return gift.sendsAt === null || new Date(gift.sendsAt) <= now;
}

type WaitingGiftProps = {
  readonly order: OrderView;
  readonly now: Date;
  readonly onChanged: () => Promise<unknown>;
};

/** A gift that is not mailed yet: its buyer looks through the book first, then it goes out on its day. */
export function WaitingGift({ order, now, onChanged }: WaitingGiftProps) {
  const t = useTranslations('orders.gift');
  const format = useFormatter();
  const { send, sending, failure } = useReview(order.id, onChanged);
  const { gift, download, book } = order;
  const { to } = useMarket();
  if (!gift) return null;
  if (isSending(order, now)) return <p role="status">{t('sending')}</p>;
  const name = gift.recipientName;
  const later = gift.sendsAt !== null && new Date(gift.sendsAt) > now;
  const { timeZone } = COUNTRIES[order.country];
  const date = gift.sendsAt
    ? format.dateTime(new Date(gift.sendsAt), { dateStyle: 'medium', timeStyle: 'short', timeZone })
    : '';
  if (gift.reviewed || !download) {
    return (
      <>
        <p>{later ? t('planned', { name, date }) : t('mailOnceReviewed')}</p>
        <FormError failure={failure} />
        {download && later && (
          <Button className="justify-self-start" loading={sending} onClick={() => send(true)} variant="quiet">
            {t('sendNow')}
          </Button>
        )}
      </>
    );
  }
  return (
    <div className="grid gap-3 rounded-control bg-honey-wash p-4">
      <h3>{t('review.title', { name })}</h3>
      <p>
        <span>{t('review.text')}</span> <span>{later && t('review.onDay', { name, date })}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {book && (
          <ButtonLink href={to(`/preview/${book.id}`)} variant="quiet">
            <Icon name="book-open" />
            {t('review.look')}
          </ButtonLink>
        )}
        <Button loading={sending} onClick={() => send(!later)}>
          {t(later ? 'review.doneOnDay' : 'review.done')}
        </Button>
      </div>
      {later && (
        <UnstyledButton className="text-link justify-self-start text-small" onClick={() => send(true)} type="button">
          {t('review.doneNow')}
        </UnstyledButton>
      )}
      <FormError failure={failure} />
    </div>
  );
}

/** Tells the shop that the book is looked through, once at a time. */
function useReview(orderId: string, onChanged: () => Promise<unknown>) {
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState(false);
  const send = async (sendNow: boolean) => {
    if (sending) return;
    setFailure(undefined);
    setSending(true);
    try {
      await sendJson(`/api/orders/${orderId}/gift/review`, { json: { sendNow } });
      await onChanged();
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setSending(false);
  };
  return { send, sending, failure };
}

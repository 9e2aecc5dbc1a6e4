import { useFormatter, useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import type { OrderView } from '@/lib/orders';
import { Timeline } from './timeline';

/** Steps of an order. If production fails, says what we do about it and by when. */
export function OrderNextSteps({ order }: { readonly order: OrderView }) {
  const t = useTranslations('orders.confirmation');
  const format = useFormatter();
  const { state, production, refundAt } = order;
  if (state === 'refunded' || state === 'cancelled') return null;
  const date = refundAt && format.dateTime(new Date(refundAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="grid content-start gap-5">
      <h2 className="text-title">{t('whatNext')}</h2>
      <Timeline order={order} />
      {date && (
        <p className="rounded-card hairline border-edge bg-leaf p-4" role="status">
          {t('delayed', { date })}
        </p>
      )}
      {!date && production?.state === 'failed' && <FormError failure={production.errorCode ?? 'internal_error'} />}
    </section>
  );
}

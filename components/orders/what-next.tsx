import { useFormatter, useTranslations } from 'next-intl';
import { FormProblem } from '@/components/wizard/form-problem';
import type { OrderView } from '@/lib/orders';
import { Timeline } from './timeline';

/** The steps of a digital order; while its making has failed, what the shop does about it and until when. */
export function WhatNext({ order }: { readonly order: OrderView }) {
  const t = useTranslations('orders.confirmation');
  const format = useFormatter();
  const { state, production, refundAt } = order;
  if (state === 'refunded') return null;
  const date = refundAt && format.dateTime(new Date(refundAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="grid content-start gap-5">
      <h2 className="text-title">{t('whatNext')}</h2>
      <Timeline order={order} />
      {date && (
        <p className="rounded-card border border-edge bg-leaf p-4" role="status">
          {t('delayed', { date })}
        </p>
      )}
      {!date && production?.state === 'failed' && <FormProblem code={production.errorCode ?? 'internal_error'} />}
    </section>
  );
}

'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { DispatchDate } from '@/components/delivery/dispatch-date';
import { TrackParcel } from '@/components/delivery/track-parcel';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { emailTag } from '@/components/ui/text';
import { SPREAD_KEYS } from '@/lib/books';
import { getTaskProgress, isInProgress } from '@/lib/client/progress/task-progress';
import type { OrderView } from '@/lib/orders';
import { PRICE_TABLE } from '@/lib/prices';
import { INTERIOR_PAGES } from '@/lib/typesetting';
import { timelineSteps } from './timeline-steps';

const ICONS: Readonly<Record<ReturnType<typeof timelineSteps>[number]['key'], IconName>> = {
  paid: 'credit-card',
  painting: 'palette',
  setting: 'book-open',
  sent: 'mail',
  confirm: 'circle-check',
  printing: 'book-open',
  delivery: 'truck',
};

const TEXT_VALUES = {
  pages: INTERIOR_PAGES,
  pictures: SPREAD_KEYS.length,
  days: PRICE_TABLE.printed.deliveryDays ?? 0,
};

const getPainting = ({ production }: OrderView) =>
  production && isInProgress(production) && production.stage === 'painting' ? production : null;

type StepTextProps = {
  readonly order: OrderView;
  readonly step: ReturnType<typeof timelineSteps>[number]['key'];
  readonly done: boolean;
};

/** What a finished step says: done things are not announced any more. */
const DONE_TEXTS: readonly string[] = ['confirm', 'printing', 'delivery'];

function StepText({ order, step, done }: StepTextProps) {
  const t = useTranslations('orders.timeline');
  const format = useFormatter();
  const { paidAt, email, state } = order;
  const painting = getPainting(order);
  if (step === 'paid' && paidAt) return format.dateTime(new Date(paidAt), { dateStyle: 'medium', timeStyle: 'short' });
  if (step === 'painting' && painting) return t('painting.progress', { done: painting.done, total: painting.total });
  if (step === 'printing' && (state === 'confirmed' || state === 'printing')) return <DispatchDate order={order} />;
  if (done && DONE_TEXTS.includes(step)) return t(`${step as 'confirm'}.doneText`);
  return t.rich(`${step}.text`, { ...TEXT_VALUES, email, mail: emailTag });
}

/** Finished, current and coming steps, with the real progress of the pictures. */
export function Timeline({ order }: { readonly order: OrderView }) {
  const t = useTranslations('orders.timeline');
  const painting = getPainting(order);
  return (
    <ol className="order-timeline">
      {timelineSteps(order).map(({ key, state }) => (
        <li aria-current={state === 'here' ? 'step' : undefined} data-state={state} key={key}>
          <span aria-hidden="true" className="timeline-mark">
            <Icon name={state === 'done' ? 'check' : ICONS[key]} />
          </span>
          <div className="grid gap-1 pt-1.5">
            <b className="font-semibold">
              {t(`${key}.${state === 'done' ? 'done' : 'title'}`)}
              <span className="sr-only"> {t(`states.${state}`)}</span>
            </b>
            <span aria-live={state === 'here' ? 'polite' : undefined} className="text-ink-soft text-small">
              <StepText done={state === 'done'} order={order} step={key} />
            </span>
            {key === 'delivery' && state !== 'ahead' && (
              <span className="text-small">
                <TrackParcel order={order} />
              </span>
            )}
            {key === 'painting' && painting && (
              <span
                aria-hidden="true"
                className="upload-bar mt-1 max-w-80"
                style={{ '--share': getTaskProgress(painting) } as CSSProperties}
              >
                <i />
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

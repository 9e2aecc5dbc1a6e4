'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { isolate } from '@/lib/platform/text/isolate';
import { formatPrice } from '@/lib/prices';
import type { StaffOrderView, TimelineEvent } from '@/lib/staff';

/** Says in one line what happened. */
export function useEventText(currency: StaffOrderView['currency']): (event: TimelineEvent) => string {
  const t = useTranslations('staff');
  const format = useFormatter();
  const amount = (minor: number) => isolate(formatPrice(minor, currency));
  const messageName = (what: string) =>
    t(t.has(`timeline.messages.${what}`) ? `timeline.messages.${what}` : 'timeline.messages.other');
  return (event) => {
    switch (event.kind) {
      case 'created':
      case 'request':
      case 'note':
        return t(`timeline.${event.kind}`);
      case 'opened':
        return t('timeline.opened');
      case 'moved':
        return t('timeline.state', { to: t(`groups.states.${event.to}`), from: t(`groups.states.${event.from}`) });
      case 'hr':
        return t('timeline.hr', { what: t(`groups.steps.${event.what}`), by: event.byHr ? 'hr' : 'shop' });
      case 'state':
        return t('timeline.state', { to: t(`states.${event.to}`), from: t(`states.${event.from}`) });
      case 'payment':
        return t('timeline.payment', { amount: amount(event.amountMinor), to: t(`timeline.payments.${event.to}`) });
      case 'refund': {
        const values = { amount: amount(event.amountMinor), reason: t(`timeline.refunds.${event.reason}`) };
        return t(event.made ? 'timeline.refundMade' : 'timeline.refundAsked', values);
      }
      case 'shipment':
        return t('timeline.shipment', { to: t(`timeline.parcels.${event.to}`) });
      case 'dispatch':
        return t('timeline.dispatch', {
          to: format.dateTime(event.to, { dateStyle: 'short' }),
          reason: t(`timeline.dispatches.${event.reason}`),
        });
      case 'message':
        return t('timeline.message', {
          what: messageName(event.what),
          channel: t(`timeline.channels.${event.channel}`),
          status: t(`timeline.statuses.${event.status}`),
        });
      case 'file':
        return t('timeline.file', { edits: event.edits });
      case 'reprint':
        return t('timeline.reprint', { reason: t(`timeline.reprints.${event.reason}`) });
      case 'action': {
        const ended = event.outcome === 'started' || event.outcome === 'done' ? event.outcome : 'refused';
        return t('timeline.action', { action: t(`actions.${event.action}`), outcome: t(`timeline.outcomes.${ended}`) });
      }
      case 'job':
        return t('timeline.job', { job: isolate(event.job) });
    }
  };
}

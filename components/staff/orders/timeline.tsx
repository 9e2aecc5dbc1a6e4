'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import type { Currency } from '@/lib/markets';
import { can, type StaffRole, type TimelineEvent } from '@/lib/staff';
import { ActButton } from './act-button';
import { useEventText } from './use-event-text';

type TimelineProps = {
  /** Newest last. */
  readonly events: readonly TimelineEvent[];
  readonly currency: Currency;
  readonly role: StaffRole;
  /** The endpoint below which messages are sent again; `null`: this role sends none. */
  readonly path: string | null;
};

/** Everything that happened to an order or a group, in time order, with what can be tried again. */
export function Timeline({ events, currency, role, path }: TimelineProps) {
  const format = useFormatter();
  const toText = useEventText(currency);
  return (
    <ol>
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only added, and several may have the same time.
        <li className="staff-event" key={index}>
          <time className="text-ink-soft" dateTime={event.at.toISOString()}>
            {format.dateTime(event.at, { dateStyle: 'short', timeStyle: 'short' })}
          </time>
          <span>{toText(event)}</span>
          <EventDetails event={event} />
          <EventAction event={event} path={path} role={role} />
        </li>
      ))}
    </ol>
  );
}

function EventDetails({ event }: { readonly event: TimelineEvent }) {
  const t = useTranslations('staff');
  switch (event.kind) {
    case 'note':
      return (
        <>
          <p className="typed-text wrap-anywhere">{event.text}</p>
          <span className="text-ink-soft">
            <Num>{event.by}</Num>
          </span>
        </>
      );
    case 'action':
      return (
        <>
          {event.reason && <p className="typed-text wrap-anywhere">{event.reason}</p>}
          <span className="text-ink-soft">
            {t('timeline.by', { role: t(`roles.${event.role}`), phone: `\u2066${event.by}\u2069` })}
          </span>
        </>
      );
    case 'reprint':
    case 'request':
      return event.description && <p className="typed-text wrap-anywhere">{event.description}</p>;
    case 'message':
      return event.failedCode && <bdi className="text-ink-soft">{event.failedCode}</bdi>;
    default:
      return null;
  }
}

type EventActionProps = Pick<TimelineProps, 'path' | 'role'> & { readonly event: TimelineEvent };

function EventAction({ event, path, role }: EventActionProps) {
  const t = useTranslations('staff.actions');
  if (event.kind === 'message' && event.status !== 'waiting' && path) {
    return <ActButton json={{ key: event.key }} label={t('resend')} path={`${path}/resend`} />;
  }
  if (event.kind === 'job' && can(role, 'jobs.retry')) {
    return <ActButton label={t('retry')} path={`/api/staff/jobs/${event.id}/retry`} />;
  }
  return null;
}

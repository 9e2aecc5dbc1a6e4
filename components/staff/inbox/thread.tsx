'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { InboxRequest } from '@/lib/staff';

/** What was written, the oldest first. */
export function Thread({ request }: { readonly request: InboxRequest }) {
  const t = useTranslations('staff.inbox');
  const format = useFormatter();
  const { id, description: text, createdAt, email: by } = request;
  const messages = [{ id, text, createdAt, by, fromStaff: false }, ...request.messages];
  return (
    <ol>
      {messages.map((message) => (
        <li className="staff-event" key={message.id}>
          <span className="flex flex-wrap gap-x-3 text-ink-soft">
            <span className="font-semibold">{t(message.fromStaff ? 'fromStaff' : 'fromCustomer')}</span>
            <bdi className="wrap-anywhere">{message.by}</bdi>
            <time dateTime={message.createdAt.toISOString()}>
              {format.dateTime(message.createdAt, { dateStyle: 'short', timeStyle: 'short' })}
            </time>
          </span>
          <p className="typed-text wrap-anywhere" dir="auto">
            {message.text}
          </p>
        </li>
      ))}
    </ol>
  );
}

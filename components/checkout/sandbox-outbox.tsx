'use client';

import { useFormatter, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/surface';
import { Tag } from '@/components/ui/text';
import type { ApiError } from '@/lib/client/api/api-error';
import { isolate } from '@/lib/platform/text/isolate';

/** An `OutboxMessage` after JSON serialization. */
type OutboxItem = {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly createdAt: string;
};

const POLL_MS = 3000;

/** Lists every message that the sandbox providers stored instead of sending, newest first. */
export function SandboxOutbox() {
  const t = useTranslations('checkout.sandbox');
  const format = useFormatter();
  const { data, error, mutate } = useSWR<readonly OutboxItem[], ApiError>('/api/sandbox/outbox', {
    refreshInterval: POLL_MS,
  });
  return (
    <main className="wrap grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-5 py-10" id="content">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-section">{t('outbox')}</h1>
        <Button variant="quiet" onClick={() => mutate()} size="small">
          {t('refresh')}
        </Button>
      </div>
      <p className="text-ink-soft">{t('outboxText')}</p>
      <FormError failure={error} />
      {data?.length === 0 && <p>{t('empty')}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {data?.map((message) => (
          <li key={`${message.createdAt} ${message.to} ${message.channel}`}>
            <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5">
              <div className="flex flex-wrap items-center gap-3 text-small">
                <Tag tone={message.channel === 'sms' ? 'honey' : 'sky'}>{t(message.channel)}</Tag>
                <span className="wrap-anywhere min-w-0">{t('to', { to: isolate(message.to) })}</span>
                <time className="text-ink-soft" dateTime={message.createdAt}>
                  {format.dateTime(new Date(message.createdAt), { dateStyle: 'short', timeStyle: 'medium' })}
                </time>
              </div>
              {message.subject && <h2 className="text-lead">{message.subject}</h2>}
              {message.html ? (
                <iframe
                  className="h-[420px] w-full rounded-control bg-white"
                  sandbox="allow-downloads allow-popups allow-popups-to-escape-sandbox"
                  srcDoc={message.html}
                  title={message.subject ?? message.to}
                />
              ) : (
                <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
                  {message.text}
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </main>
  );
}

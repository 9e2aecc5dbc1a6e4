'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

type SupportSentProps = { readonly to: string; readonly onClose: () => void };

/** The thank-you; it takes the focus from the form that has gone. */
export function SupportSent({ to, onClose }: SupportSentProps) {
  const t = useTranslations('support.sent');
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid gap-3 outline-none" ref={message} role="status" tabIndex={-1}>
        <p>{t.rich('text', { mail: () => <bdi className="font-semibold">{to}</bdi> })}</p>
        <p className="text-ink-soft text-small">{t('spam')}</p>
      </div>
      <Button onClick={onClose}>{t('close')}</Button>
    </div>
  );
}

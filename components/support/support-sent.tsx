'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Polaroid } from '@/components/book-object/polaroid';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';

type SupportSentProps = { readonly email: string; readonly onClose: () => void };

/** The thank-you; takes the focus, because the form has disappeared. */
export function SupportSent({ email, onClose }: SupportSentProps) {
  const t = useTranslations('support.sent');
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-5 pt-3">
      <Polaroid
        caption={t('caption')}
        photo={<Picture alt="" name="make-girl" sizes="130px" widths={[240, 480]} />}
        width="clamp(104px, 28vw, 148px)"
      />
      <div className="grid gap-3 no-outline" ref={message} role="status" tabIndex={-1}>
        <p>{t.rich('text', { mail: () => <bdi className="wrap-anywhere font-semibold">{email}</bdi> })}</p>
        <p className="text-ink-soft text-small">{t('spam')}</p>
      </div>
      <Button className="col-span-2 justify-self-stretch sm:justify-self-start" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}

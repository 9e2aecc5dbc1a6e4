'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

const TellDialog = dynamic(() => import('./tell-dialog'), { ssr: false });

/** Nobody has to sit and watch: the draft is kept here, and a mail can tell when it is ready. */
export function WaitingLeave({ bookId }: { readonly bookId: string }) {
  const t = useTranslations('waiting');
  const [telling, setTelling] = useState(false);
  return (
    <div className="grid justify-items-center gap-3">
      <p className="max-w-[34em] text-ink-soft text-small">{t('leave')}</p>
      <Button aria-haspopup="dialog" look="quiet" onClick={() => setTelling(true)} size="small">
        <Icon name="mail" />
        {t('tell.open')}
      </Button>
      {telling && <TellDialog bookId={bookId} onOpenChange={setTelling} />}
    </div>
  );
}

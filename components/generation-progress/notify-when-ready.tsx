'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

const NotifyDialog = dynamic(() => import('./notify-dialog'), { ssr: false });

/** Says that the parent can leave the page, and offers a mail when the drawing is ready. */
export function NotifyWhenReady({ bookId }: { readonly bookId: string }) {
  const t = useTranslations('waiting');
  const [telling, setTelling] = useState(false);
  return (
    <div className="grid justify-items-center gap-3">
      <p className="max-w-[34em] text-ink-soft text-small">{t('leave')}</p>
      <Button aria-haspopup="dialog" variant="quiet" onClick={() => setTelling(true)} size="small">
        <Icon name="mail" />
        {t('tell.open')}
      </Button>
      {telling && <NotifyDialog bookId={bookId} onOpenChange={setTelling} />}
    </div>
  );
}

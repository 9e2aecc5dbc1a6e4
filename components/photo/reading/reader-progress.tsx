'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { LoadingDots } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { getLoadedShare, subscribeToLoading } from '../worker/reader-loading';

/** After this many ms a parent may choose not to wait for the reader. */
const SLOW_AFTER_MS = 8000;
const num = (text: ReactNode) => <Num>{text}</Num>;

type ReaderProgressProps = {
  /** The parent would rather send the photo; missing where it cannot be sent. */
  readonly onSendInstead?: () => void;
};

/** While a photo is read: how much of the reader has arrived and, on a slow connection, the way around it. */
export function ReaderProgress({ onSendInstead }: ReaderProgressProps) {
  const t = useTranslations('wizard.photo.reading');
  const share = useSyncExternalStore(subscribeToLoading, getLoadedShare, () => 1);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (share === 1) {
    return (
      <p className="flex items-center gap-2 text-small">
        <LoadingDots />
        {t('looking')}
      </p>
    );
  }
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-1.5">
      <p className="text-small">{t.rich('loading', { percent, num })}</p>
      <div
        aria-label={t('looking')}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent}
        className="upload-bar"
        role="progressbar"
        style={{ '--share': share } as CSSProperties}
      >
        <i />
      </div>
      {late && onSendInstead && (
        <p className="text-small" role="status">
          {t('slow')}{' '}
          <UnstyledButton className="text-link" onClick={onSendInstead} type="button">
            {t('sendInstead')}
          </UnstyledButton>
        </p>
      )}
    </div>
  );
}

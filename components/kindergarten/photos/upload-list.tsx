'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { countUploads, orderUploads } from './upload-queue';
import { UploadRow } from './upload-row';
import type { usePhotoUploads } from './use-photo-uploads';

type UploadListProps = { readonly uploads: ReturnType<typeof usePhotoUploads> };

/** The chosen files with the progress of all; says how many photos this device could not read and sent. */
export function UploadList({ uploads }: UploadListProps) {
  const t = useTranslations('kindergarten.photos');
  const { items } = uploads;
  const counts = countUploads(items);
  if (items.length === 0) return null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <p aria-live="polite" className="font-semibold">
          {t('progress', { done: counts.done, total: counts.total })}
        </p>
        {counts.failed > 0 && <p className="text-coral-deep text-small">{t('failed', { count: counts.failed })}</p>}
      </div>
      {counts.photos > 0 && <p className="text-ink-soft text-small">{t('photosSent', { count: counts.photos })}</p>}
      <div aria-hidden="true" className="upload-bar" style={{ '--share': counts.share } as CSSProperties}>
        <i />
      </div>
      <ul className="class-uploads">
        {orderUploads(items).map((item) => (
          <UploadRow item={item} key={item.id} onDismiss={uploads.dismiss} onRetry={uploads.retry} />
        ))}
      </ul>
    </div>
  );
}

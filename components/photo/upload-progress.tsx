import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';

type UploadProgressProps = { readonly sent: number; readonly name: string };

/** How much of the photo has arrived; then, that the server is looking for the face. */
export function UploadProgress({ sent, name }: UploadProgressProps) {
  const t = useTranslations('wizard.photo');
  const percent = Math.round(sent * 100);
  const words = percent < 100 ? t('uploading', { percent }) : t('looking', { name });
  return (
    <div className="mb-3 grid gap-1.5">
      <p aria-live="polite" className="font-medium text-small">
        {words}
      </p>
      <div
        aria-label={words}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent}
        className="upload-bar"
        role="progressbar"
        style={{ '--share': sent } as CSSProperties}
      >
        <i />
      </div>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, memo } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { useErrorText } from '@/lib/client/api/error-text';
import { isRetryable, isUnsent, type UploadItem } from './upload-queue';

const ICONS: Readonly<Record<UploadItem['state']['phase'], IconName>> = {
  waiting: 'clock',
  preparing: 'image',
  sending: 'upload',
  offline: 'cloud-off',
  retrying: 'refresh-cw',
  done: 'circle-check',
  duplicate: 'copy',
  failed: 'triangle-exclamation-point',
};

type UploadRowProps = {
  readonly item: UploadItem;
  readonly onRetry: (id: string) => void;
  readonly onDismiss: (id: string) => void;
};

/** A file of the queue: its name, how far it is, and why it was refused. */
export const UploadRow = memo(function UploadRow({ item, onRetry, onDismiss }: UploadRowProps) {
  const t = useTranslations('kindergarten.photos.states');
  const errorText = useErrorText();
  const { id, fileName, state } = item;
  const sent = state.phase === 'sending' ? state.sent : 0;
  const text = state.phase === 'failed' ? errorText(state) : t(state.phase);
  return (
    <li className="class-upload" data-phase={state.phase}>
      <Icon name={ICONS[state.phase]} />
      <div className="grid min-w-0 grow gap-1">
        <p className="truncate text-small">
          <bdi>{fileName}</bdi>
        </p>
        {state.phase === 'sending' ? (
          <span
            aria-label={t('sendingFile', { file: fileName })}
            aria-valuemax={100}
            aria-valuemin={0}
            aria-valuenow={Math.round(sent * 100)}
            className="upload-bar"
            data-idle={sent === 1 || undefined}
            role="progressbar"
            style={{ '--share': sent } as CSSProperties}
          >
            <i />
          </span>
        ) : (
          <p className="class-upload-text text-note">{text}</p>
        )}
      </div>
      {isRetryable(item) && (
        <button className="text-link text-small" onClick={() => onRetry(id)} type="button">
          {t('again')}
        </button>
      )}
      {!isUnsent(item) && (
        <IconButton label={t('dismiss', { file: fileName })} onClick={() => onDismiss(id)}>
          <Icon name="x" />
        </IconButton>
      )}
    </li>
  );
});

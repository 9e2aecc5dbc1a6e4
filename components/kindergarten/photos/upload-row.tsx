'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, memo } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { useErrorText } from '@/lib/client/api/error-text';
import { getAdvice, isRetryable, isUnsent, type UploadItem, type UploadPhase } from './upload-queue';

const ICONS: Readonly<Record<UploadPhase['phase'], IconName>> = {
  waiting: 'clock',
  preparing: 'image',
  reading: 'eye',
  numbers: 'upload',
  sending: 'upload',
  offline: 'cloud-off',
  retrying: 'refresh-cw',
  done: 'circle-check',
  duplicate: 'copy',
  failed: 'triangle-exclamation-point',
};

const getIcon = (state: UploadPhase): IconName =>
  state.phase === 'done' && state.sent === 'reading' ? 'shield-check' : ICONS[state.phase];

/** What a row says of its file, unless it failed. */
const getTextKey = (state: Exclude<UploadPhase, { phase: 'failed' }>) =>
  state.phase === 'done' ? (`done.${state.sent}` as const) : state.phase;

type UploadRowProps = {
  readonly item: UploadItem;
  readonly onRetry: (id: string) => void;
  readonly onDismiss: (id: string) => void;
};

/** A file of the queue: its name, how far it is, whether the photo itself was sent, and why it was refused. */
export const UploadRow = memo(function UploadRow({ item, onRetry, onDismiss }: UploadRowProps) {
  const t = useTranslations('kindergarten.photos.states');
  const tAdvice = useTranslations('kindergarten.photos.advice');
  const errorText = useErrorText();
  const { id, fileName, state, seen } = item;
  const advice = getAdvice(item);
  const sent = state.phase === 'sending' ? state.sent : 0;
  const text = state.phase === 'failed' ? errorText(state) : t(getTextKey(state));
  return (
    <li className="class-upload" data-phase={state.phase} data-sent={state.phase === 'done' ? state.sent : undefined}>
      <Icon name={getIcon(state)} />
      {seen?.preview && (
        // biome-ignore lint/performance/noImgElement: a copy that never left this device
        <img alt="" className="class-upload-preview" decoding="async" src={seen.preview} />
      )}
      <div className="grid min-w-0 grow gap-1">
        <p className="truncate text-small">
          <bdi>{fileName}</bdi>
        </p>
        <p className="class-upload-text text-note">{text}</p>
        {advice && (
          <p className="class-upload-text flex items-start gap-1.5 text-honey-deep text-note">
            <Icon name="lightbulb" />
            <span>{tAdvice(advice)}</span>
          </p>
        )}
        {state.phase === 'sending' && (
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
        )}
      </div>
      {isRetryable(item) && (
        <UnstyledButton className="text-link text-small" onClick={() => onRetry(id)} type="button">
          {t('again')}
        </UnstyledButton>
      )}
      {!isUnsent(item) && (
        <IconButton label={t('dismiss', { file: fileName })} onClick={() => onDismiss(id)}>
          <Icon name="x" />
        </IconButton>
      )}
    </li>
  );
});

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { UploadState } from './upload-with-retry';

type UploadProgressProps = { readonly state: UploadState; readonly name: string; readonly onStop: () => void };

/** Progress of the upload, with a button to cancel it. */
export function UploadProgress({ state, name, onStop }: UploadProgressProps) {
  const t = useTranslations('wizard.photo.sending');
  const sent = state.phase === 'sending' ? state.sent : 0;
  const percent = Math.round(sent * 100);
  const uploaded = state.phase === 'sending' && percent === 100;
  const statusText = uploaded ? t('looking', { name }) : t(state.phase, { percent });
  return (
    <div className="mb-3 grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        {/* The percentage changes too often for a live region; the progress bar has it. */}
        <p aria-live="polite" className="flex items-center gap-2 font-medium text-small">
          {state.phase === 'offline' && <Icon name="cloud-off" />}
          <span>{state.phase === 'sending' && !uploaded ? t('under') : statusText}</span>
        </p>
        <UnstyledButton className="text-link" onClick={onStop} type="button">
          {t('stop')}
        </UnstyledButton>
      </div>
      <div
        aria-label={statusText}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent}
        className="upload-bar"
        data-idle={state.phase === 'sending' && !uploaded ? undefined : true}
        role="progressbar"
        style={{ '--share': sent } as CSSProperties}
      >
        <i />
      </div>
    </div>
  );
}

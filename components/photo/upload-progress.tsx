import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Sending } from './send-photo';

type UploadProgressProps = { readonly state: Sending; readonly name: string; readonly onStop: () => void };

/** How far the photo has come, what it waits for, and the way to stop it. */
export function UploadProgress({ state, name, onStop }: UploadProgressProps) {
  const t = useTranslations('wizard.photo.sending');
  const sent = state.phase === 'sending' ? state.sent : 0;
  const percent = Math.round(sent * 100);
  const arrived = state.phase === 'sending' && percent === 100;
  const words = arrived ? t('looking', { name }) : t(state.phase, { percent });
  return (
    <div className="mb-3 grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        {/* The percentage changes too often to be read out: the bar carries it. */}
        <p aria-live="polite" className="flex items-center gap-2 font-medium text-small">
          {state.phase === 'offline' && <Icon name="cloud-off" />}
          {state.phase === 'sending' && !arrived ? t('under') : words}
        </p>
        <button className="text-link" onClick={onStop} type="button">
          {t('stop')}
        </button>
      </div>
      <div
        aria-label={words}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent}
        className="upload-bar"
        data-idle={state.phase === 'sending' && !arrived ? undefined : true}
        role="progressbar"
        style={{ '--share': sent } as CSSProperties}
      >
        <i />
      </div>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { BusyDots } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** `kept`: what was typed is on this device, and saved with the next step. */
export type SaveState = 'saving' | 'saved' | 'kept' | 'retrying' | 'failed';
type SavedMarkProps = { readonly state: SaveState; readonly onRetry?: () => void };

/** Says calmly whether the work is safe; only a lasting failure asks for something. */
export function SavedMark({ state, onRetry }: SavedMarkProps) {
  const t = useTranslations('common');
  return (
    <span aria-live="polite" className="saved-mark" data-state={state}>
      {state === 'saved' && (
        <>
          <Icon name="cloud-check" />
          {t('saved')}
        </>
      )}
      {state === 'kept' && (
        <>
          <Icon name="smartphone" />
          {t('savedHere')}
        </>
      )}
      {state === 'saving' && (
        <>
          {t('saving')}
          <BusyDots />
        </>
      )}
      {state === 'retrying' && t('saveRetrying')}
      {state === 'failed' && (
        <>
          <Icon name="cloud-off" />
          {t('saveFailed')}
          {onRetry && (
            <button className="text-link" onClick={onRetry} type="button">
              {t('retry')}
            </button>
          )}
        </>
      )}
    </span>
  );
}

import { useTranslations } from 'next-intl';
import { LoadingDots } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** `kept`: stored on this device only; the next step sends it to the server. */
export type SaveState = 'saving' | 'saved' | 'kept' | 'retrying' | 'failed';
type SavedIndicatorProps = { readonly state: SaveState; readonly onRetry?: () => void };

/** Shows whether the input is saved. Only a lasting failure asks the visitor to act. */
export function SavedIndicator({ state, onRetry }: SavedIndicatorProps) {
  const t = useTranslations('common');
  return (
    <span aria-live="polite" className="saved-indicator" data-state={state}>
      {state === 'saved' && (
        <>
          <Icon name="cloud-check" />
          <span>{t('saved')}</span>
        </>
      )}
      {state === 'kept' && (
        <>
          <Icon name="smartphone" />
          <span>{t('savedHere')}</span>
        </>
      )}
      {state === 'saving' && (
        <>
          <span>{t('saving')}</span>
          <LoadingDots />
        </>
      )}
      {state === 'retrying' && <span>{t('saveRetrying')}</span>}
      {state === 'failed' && (
        <>
          <Icon name="cloud-off" />
          <span>{t('saveFailed')}</span>
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

import { useTranslations } from 'next-intl';
import { LoadingDots } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';

/** `kept`: stored on this device only; the next step sends it to the server. */
export type SaveState = 'saving' | 'saved' | 'kept' | 'retrying' | 'failed';
type SavedIndicatorProps = { readonly state: SaveState; readonly onRetry?: (() => void) | undefined };

/** Shows whether the input is saved. Only a lasting failure asks the visitor to act. */
export function SavedIndicator({ state, onRetry }: SavedIndicatorProps) {
  const t = useTranslations('common');
  return (
    <span aria-live="polite" className="saved-indicator" data-state={state}>
      {state === 'saved' && (
        <>
          <Icon name="cloud-check" />
          <span className="saved-words">{t('saved')}</span>
        </>
      )}
      {state === 'kept' && (
        <>
          <Icon name="smartphone" />
          <span className="saved-words">{t('savedHere')}</span>
        </>
      )}
      {state === 'saving' && (
        <>
          <span className="saved-words">{t('saving')}</span>
          <LoadingDots />
        </>
      )}
      {state === 'retrying' && (
        <>
          <Icon name="cloud-off" />
          <span className="saved-words">{t('saveRetrying')}</span>
        </>
      )}
      {state === 'failed' && (
        <>
          <Icon name="cloud-off" />
          <span className="saved-words">{t('saveFailed')}</span>
          {onRetry && (
            <UnstyledButton className="text-link" onClick={onRetry} type="button">
              {t('retry')}
            </UnstyledButton>
          )}
        </>
      )}
    </span>
  );
}

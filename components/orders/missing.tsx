'use client';

import { useTranslations } from 'next-intl';
import { SupportButton } from '@/components/support/support-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { ApiError } from '@/lib/client/api-error';
import { useErrorText } from '@/lib/client/error-text';
import { useMarket } from '@/lib/client/market';

type MissingProps = {
  readonly error: ApiError;
  /** Was it all of them that should be shown? */
  readonly all?: boolean;
  readonly onRetry: () => void;
};

/** Something of one's own that cannot be shown: it is not there, not ours, or did not load. */
export function Missing({ error: { code, status }, all = false, onRetry }: MissingProps) {
  const t = useTranslations('orders.missing');
  const errorText = useErrorText();
  const { to } = useMarket();
  const reason = code === 'internal_error' ? t('fetchFailed', { status }) : errorText(code);
  const gone = code === 'not_found';
  // Signing in is asked for on the page of one's books.
  const stranger = code === 'authentication_required';
  return (
    <main className="wrap grid min-h-[70dvh] content-center justify-items-center gap-5 py-10 text-center" id="content">
      <Picture alt="" className="size-36 rounded-card" name="make-boy" sizes="144px" widths={[240, 480]} />
      {stranger ? (
        <h1 className="max-w-[20em] text-section">{errorText(code)}</h1>
      ) : (
        <>
          <h1 className="text-section">{gone ? t('title') : t(all ? 'failedBooks' : 'failedBook')}</h1>
          <p className="max-w-[34em] text-ink-soft">{gone ? t('text') : reason}</p>
        </>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {gone || stranger ? (
          <ButtonLink href={to('/my-books')}>{t('myBooks')}</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{t('retry')}</Button>
        )}
        <ButtonLink href={to()} look="quiet">
          {t('home')}
        </ButtonLink>
        <SupportButton look="quiet">{t('help')}</SupportButton>
      </div>
    </main>
  );
}

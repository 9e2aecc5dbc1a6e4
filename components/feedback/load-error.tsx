'use client';

import { useTranslations } from 'next-intl';
import { SupportButton } from '@/components/support/support-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { ApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { useMarket } from '@/lib/client/market';
import { ErrorId } from './error-id';
import { useErrorId } from './use-error-id';

type LoadErrorProps = {
  readonly error: Pick<ApiError, 'code' | 'status'> & Partial<Pick<ApiError, 'errorId'>>;
  /** All books failed to load, not just one. */
  readonly plural?: boolean;
  readonly onRetry: () => void;
};

/** Shown if a personal page cannot load: not found, no access, or a failed request. */
export function LoadError({ error, plural = false, onRetry }: LoadErrorProps) {
  const t = useTranslations('orders.missing');
  const errorText = useErrorText();
  const { to } = useMarket();
  const { code, status, errorId } = error;
  // An answer without an id comes from somewhere before the shop, such as a proxy.
  const reportedId = useErrorId(error instanceof Error && code === 'internal_error' && !errorId ? error : null);
  const reason = code === 'internal_error' ? t('fetchFailed', { status }) : errorText(code);
  const notFound = code === 'not_found';
  // Signing in is on the My books page.
  const signedOut = code === 'authentication_required';
  return (
    <main className="wrap grid min-h-[70dvh] content-center justify-items-center gap-5 py-10 text-center" id="content">
      <Picture alt="" className="size-36 rounded-card" name="make-boy" sizes="144px" widths={[240, 480]} />
      {signedOut ? (
        <h1 className="max-w-[20em] text-section">{errorText(code)}</h1>
      ) : (
        <>
          <h1 className="text-section">{notFound ? t('title') : t(plural ? 'failedBooks' : 'failedBook')}</h1>
          <p className="max-w-[34em] text-ink-soft">{notFound ? t('text') : reason}</p>
          <ErrorId id={errorId ?? reportedId} />
        </>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {notFound || signedOut ? (
          <ButtonLink href={to('/my-books')}>{t('myBooks')}</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{t('retry')}</Button>
        )}
        <ButtonLink href={to()} variant="quiet">
          {t('home')}
        </ButtonLink>
        <SupportButton variant="quiet">{t('help')}</SupportButton>
      </div>
    </main>
  );
}

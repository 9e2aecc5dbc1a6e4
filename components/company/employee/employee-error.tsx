'use client';

import { useTranslations } from 'next-intl';
import { LoadError } from '@/components/feedback/load-error';
import { ButtonLink } from '@/components/ui/button';
import type { ApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';

type EmployeeErrorProps = { readonly error: ApiError; readonly onRetry: () => Promise<unknown> };

/** 'Invalid Link' (spec §8) for a mistyped or replaced link; otherwise the page can be loaded again. */
export function EmployeeError({ error, onRetry }: EmployeeErrorProps) {
  const t = useTranslations('employee.states');
  const { to } = useMarket();
  if (error.code !== 'invalid_link' && error.status !== 404) return <LoadError error={error} onRetry={onRetry} />;
  return (
    <main className="wrap group-page content-center" id="content">
      <section className="group-card text-center" role="alert">
        <h1 className="text-section">{t('invalid.title')}</h1>
        <p className="text-ink-soft">{t('invalid.text')}</p>
        <ButtonLink className="justify-self-center" href={to()} variant="quiet">
          {t('home')}
        </ButtonLink>
      </section>
    </main>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import { ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/surface';
import type { ApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';
import type { BatchView } from '@/lib/company';
import { isolate } from '@/lib/platform/text/isolate';
import { CompanyError } from '../access/company-error';
import { BatchLink } from '../link/batch-link';
import { LogoField } from '../logo/logo-field';

type CreatedScreenProps = {
  readonly batchId: string;
  /** Error code of the logo that was chosen in the form and not stored. */
  readonly logoError: string | undefined;
};

/** The success page of a company's order (spec §2): the link, how to send it, and the way to the dashboard. */
export function CreatedScreen({ batchId, logoError }: CreatedScreenProps) {
  const t = useTranslations('company.created');
  const { to } = useMarket();
  const { data: batch, error, mutate } = useSWR<BatchView, ApiError>(`/api/company/${batchId}`);
  if (error && !batch) return <CompanyError error={error} loginPath="/company/login" onRetry={() => mutate()} />;
  if (!batch) {
    return (
      <div aria-busy="true" className="wrap company-page">
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
      </div>
    );
  }
  return (
    <div className="wrap company-page">
      <header className="grid justify-items-start gap-3">
        <h1 className="text-page">{t('title')}</h1>
        <p className="max-w-[40em] text-ink-soft text-lead">{t('lead', { company: isolate(batch.companyName) })}</p>
        <ButtonLink href={to(`/company/${batch.token}/dashboard`)}>{t('toDashboard')}</ButtonLink>
      </header>
      <BatchLink batch={batch} />
      <div className="company-panel">
        <LogoField
          batch={batch}
          initialError={logoError}
          onChanged={(changed) => mutate(changed, { revalidate: false })}
        />
      </div>
    </div>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import useSWR from 'swr';
import { Skeleton } from '@/components/ui/surface';
import { ApiError } from '@/lib/client/api/api-error';
import { fetcher } from '@/lib/client/api/fetcher';
import { useMarket } from '@/lib/client/market';
import type { BatchSummary, BatchView } from '@/lib/company';
import { CompanyError } from '../access/company-error';
import { BatchDashboard } from './batch-dashboard';
import { REFRESH_MS } from './orders-section';

/** The own batch of this link; 'Access Denied' for somebody else's, 'Invalid Link' where there is none. */
async function loadBatchByToken(token: string): Promise<BatchView> {
  const { batches } = await fetcher<{ batches: readonly BatchSummary[] }>('/api/company/batches');
  const own = batches.find((batch) => batch.token === token);
  if (own) return fetcher<BatchView>(`/api/company/${own.id}`);
  await fetcher(`/api/company/link/${token}`);
  throw new ApiError(403, { error: { code: 'access_denied' } });
}

/** `/company/{token}/dashboard` (spec §2): refreshes by itself, and stays as it was when a refresh fails. */
export function DashboardScreen({ token }: { readonly token: string }) {
  const { to } = useMarket();
  const router = useRouter();
  const { data, error, mutate } = useSWR<BatchView, ApiError>(['company', token], () => loadBatchByToken(token), {
    refreshInterval: REFRESH_MS,
  });
  const signedOut = error?.status === 401;
  if (error && (!data || signedOut)) {
    return <CompanyError error={error} loginPath={`/company/${token}/login`} onRetry={() => mutate()} />;
  }
  if (!data) {
    return (
      <div aria-busy="true" className="wrap company-page">
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
      </div>
    );
  }
  const accept = async (batch: BatchView) => {
    if (batch.token === token) await mutate(batch, { revalidate: false });
    else router.replace(to(`/company/${batch.token}/dashboard`));
  };
  return <BatchDashboard batch={data} onChanged={accept} onReload={() => mutate()} />;
}

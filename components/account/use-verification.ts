'use client';

import useSWR from 'swr';
import type { VerificationStatus } from '@/lib/accounts';

const STATUS_PATH = '/api/auth/verification-status';

/** Who the visitor is, if a phone was verified; unknown while it loads and when it cannot be asked (spec §7). */
export function useVerification() {
  const { data, mutate, isLoading } = useSWR<VerificationStatus>(STATUS_PATH);
  return {
    status: data,
    loading: isLoading,
    setStatus: (status: VerificationStatus) => mutate(status, { revalidate: false }),
  };
}

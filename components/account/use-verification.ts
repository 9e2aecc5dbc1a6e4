'use client';

import useSWR from 'swr';
import type { VerificationStatus } from '@/lib/accounts';
import { noticeLock } from '@/lib/client/locked-country';

const STATUS_PATH = '/api/auth/verification-status';

/** Who the visitor is, if a phone was verified; unknown while it loads and when it cannot be asked (spec §7). */
export function useVerification() {
  const { data, mutate, isLoading } = useSWR<VerificationStatus>(STATUS_PATH, {
    onError: () => console.warn('the verification status could not be read'),
  });
  return {
    status: data,
    loading: isLoading,
    setStatus: (status: VerificationStatus) => {
      noticeLock();
      return mutate(status, { revalidate: false });
    },
    /** Asks again: a request was just told that nobody is signed in. */
    askAgain: () => mutate(),
  };
}

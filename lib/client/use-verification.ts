'use client';

import useSWR from 'swr';
import type { VerificationStatus } from '@/lib/accounts';
import { notifyLockChange } from './locked-country';

/** The API route that returns who is signed in. */
export const STATUS_PATH = '/api/auth/verification-status';

/** The visitor's verification status; undefined while loading and when the request fails (spec §7). */
export function useVerification() {
  const { data, mutate, isLoading } = useSWR<VerificationStatus>(STATUS_PATH, {
    onError: () => console.warn('the verification status could not be read'),
  });
  return {
    status: data,
    loading: isLoading,
    setStatus: (status: VerificationStatus) => {
      notifyLockChange();
      return mutate(status, { revalidate: false });
    },
    /** Reloads the status after a request got 401. */
    revalidate: () => mutate(),
  };
}

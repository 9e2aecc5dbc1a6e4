import useSWR from 'swr';
import type { ApiError } from '@/lib/client/api/api-error';
import type { MyRewards } from '@/lib/rewards';

/** What the signed-in account has earned and may earn; nothing is requested while `enabled` is false. */
export const useRewards = (enabled: boolean) => useSWR<MyRewards, ApiError>(enabled ? '/api/rewards/mine' : null);

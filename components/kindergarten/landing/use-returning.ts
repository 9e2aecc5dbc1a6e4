import useSWR from 'swr';
import type { ReturningTeacher } from '@/lib/kindergarten';

/** What this visitor has begun or ordered; `undefined` while loading, and where it cannot be read. */
export const useReturning = () => useSWR<ReturningTeacher>('/api/kindergarten/returning').data;

'use client';

import useSWR from 'swr';
import { STATUS_PATH } from '@/lib/client/use-verification';

/** Requests the verification status once: its response can extend the session cookie, and a page cannot. */
export function RecordVisit() {
  useSWR(STATUS_PATH, { revalidateOnMount: true });
  return null;
}

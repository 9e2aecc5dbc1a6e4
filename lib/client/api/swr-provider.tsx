'use client';

import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ApiError } from './api-error';
import { fetcher, SWR_TIMING } from './fetcher';

/** 4xx responses are not retried, except 429. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

/** SWR configuration of the whole shop. */
export function SwrProvider({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={{ fetcher, ...SWR_TIMING, shouldRetryOnError: isRetryable }}>{children}</SWRConfig>;
}

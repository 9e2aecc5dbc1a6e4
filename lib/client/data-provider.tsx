'use client';

import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ApiError } from './api-error';
import { fetcher, SWR_TIMING } from './fetcher';

/** A refusal will not become a yes by asking again; only failures are retried. */
const mayRecover = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

/** The one SWR configuration of the shop. */
export function DataProvider({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={{ fetcher, ...SWR_TIMING, shouldRetryOnError: mayRecover }}>{children}</SWRConfig>;
}

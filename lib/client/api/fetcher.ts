import { ApiError } from './api-error';

/** Parses the JSON body, or throws an `ApiError` with status and body (spec §7 "Generic fetcher"). */
export async function parseResponse<Data>(response: Response): Promise<Data> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, body);
  return body as Data;
}

/** GET with credentials; the fetcher of every SWR hook. */
export async function fetcher<Data>(path: string): Promise<Data> {
  const response = await fetch(path, { credentials: 'same-origin', headers: { Accept: 'application/json' } }).catch(
    () => {
      throw new ApiError(0, null);
    },
  );
  return parseResponse<Data>(response);
}

/** Spec §9 "Data-fetch cache": dedupe 2 s, retry interval 5 s, focus throttle 5 s. */
export const SWR_TIMING = {
  dedupingInterval: 2000,
  errorRetryInterval: 5000,
  focusThrottleInterval: 5000,
} as const;

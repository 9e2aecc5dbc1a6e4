import { ApiError } from './api-error';

/** Parses the JSON body, or throws an `ApiError` with status and body (spec §7 "Generic fetcher"). */
export async function parseResponse<Data>(response: Response): Promise<Data> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, body);
  return body as Data;
}

/** A view is a few kilobytes: a request that takes longer than this is lost. */
const TIMEOUT_MS = 30_000;

/** GET with credentials; the fetcher of every SWR hook. Status 0: no answer, a broken one, or none within 30 s. */
export async function fetcher<Data>(path: string): Promise<Data> {
  try {
    const response = await fetch(path, {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? ((await response.json()) as Data) : await parseResponse<Data>(response);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, null);
  }
}

/** Spec §9 "Data-fetch cache": dedupe 2 s, retry interval 5 s, focus throttle 5 s. */
export const SWR_TIMING = {
  dedupingInterval: 2000,
  errorRetryInterval: 5000,
  focusThrottleInterval: 5000,
} as const;

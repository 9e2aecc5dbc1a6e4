import { ApiError } from './api-error';
import { parseResponse } from './fetcher';

type SendOptions = {
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly json?: unknown;
  /** For requests that create or pay: retries of the same request use the same key. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/** Headers of every mutation, as CSRF protection. */
export const mutationHeaders = (idempotencyKey?: string): Record<string, string> => ({
  Accept: 'application/json',
  'X-Requested-With': 'gibori',
  ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
});

/** Sends a mutation and returns its JSON; throws an `ApiError` on failure. `cookies_blocked`: nothing was sent. */
export async function sendJson<Data>(path: string, sending: SendOptions = {}): Promise<Data> {
  const { method = 'POST', json, idempotencyKey, signal } = sending;
  if (navigator.cookieEnabled === false) throw new ApiError(403, { error: { code: 'cookies_blocked' } });
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { ...mutationHeaders(idempotencyKey), ...(json !== undefined && { 'Content-Type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(signal && { signal }),
  }).catch(() => {
    throw new ApiError(0, null);
  });
  return parseResponse<Data>(response);
}

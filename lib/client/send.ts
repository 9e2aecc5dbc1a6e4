import { ApiError } from './api-error';
import { readAnswer } from './fetcher';

type Sending = {
  readonly method?: 'POST' | 'PATCH' | 'DELETE';
  readonly json?: unknown;
  /** Where something is created or paid: the same key for every try of the same wish. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/** Headers that every change carries, so that no other site can cause it. */
export const changeHeaders = (idempotencyKey?: string): Record<string, string> => ({
  Accept: 'application/json',
  'X-Requested-With': 'gibori',
  ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
});

/** Sends a change and answers its JSON; throws an `ApiError` when it is refused or gets no answer. */
export async function send<Data>(path: string, sending: Sending = {}): Promise<Data> {
  const { method = 'POST', json, idempotencyKey, signal } = sending;
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { ...changeHeaders(idempotencyKey), ...(json !== undefined && { 'Content-Type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(signal && { signal }),
  }).catch(() => {
    throw new ApiError(0, null);
  });
  return readAnswer<Data>(response);
}

import { type APIRequestContext, expect } from '@playwright/test';

/** Sends a request of a visitor's browser that must succeed; returns its answer. */
export async function send<Answer>(
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  data: object = {},
): Promise<Answer> {
  const headers = { 'x-requested-with': 'gibori', 'idempotency-key': crypto.randomUUID() };
  // On a busy machine the server may close an idle connection just then; a browser, too, asks again on a new one.
  const response = await request.fetch(path, { method, headers, data, maxRetries: 1 });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

import { toApiError } from '@/lib/client/api/api-error';

/**
 * Sends requests with idempotency keys. If a response was lost, the server may have done the work, so the retry of the
 * same request reuses its key.
 */
export function createIdempotentRequest(newKey: () => string) {
  let open: { readonly wish: string; readonly key: string } | null = null;
  return async <Answer>(wish: string, ask: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const sent = open?.wish === wish ? open : { wish, key: newKey() };
    open = sent;
    try {
      const answer = await ask(sent.key);
      open = null;
      return answer;
    } catch (thrown) {
      const { status, code } = toApiError(thrown);
      if (status >= 400 && status < 500 && code !== 'request_in_progress') open = null;
      throw thrown;
    }
  };
}

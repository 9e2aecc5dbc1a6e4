import { asApiError } from '@/lib/client/api-error';

/**
 * Sends wishes that count, one after the other. A wish whose answer did not come may have been granted: asked again,
 * it goes out with the same idempotency key, so that it is not granted twice.
 */
export function wishes(newKey: () => string) {
  let open: { readonly wish: string; readonly key: string } | null = null;
  return async <Answer>(wish: string, ask: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const sent = open?.wish === wish ? open : { wish, key: newKey() };
    open = sent;
    try {
      const answer = await ask(sent.key);
      open = null;
      return answer;
    } catch (thrown) {
      const { status, code } = asApiError(thrown);
      if (status >= 400 && status < 500 && code !== 'request_in_progress') open = null;
      throw thrown;
    }
  };
}

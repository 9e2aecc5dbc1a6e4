import { z } from 'zod';
import { fetchProvider } from '@/lib/platform/http/fetch-provider';
import { fail, ok, type Result } from '@/lib/platform/result';

export type PaystackOptions = {
  /** Authorizes calls and signs webhooks. */
  readonly secretKey: string;
  /** Another base URL of the API, for a proxy or a test. */
  readonly apiBase?: string;
  /** Timeout of one call in milliseconds. */
  readonly timeoutMs?: number;
};

type Call = {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly body?: object;
};

const DEFAULT_TIMEOUT_MS = 10_000;
const errorSchema = z.object({ code: z.string().optional(), type: z.string().optional() });

/** The part of a transaction that we read; amounts are minor units. */
export const transactionSchema = z.object({
  id: z.number(),
  status: z.string(),
  reference: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
});
export const checkoutSchema = z.object({ authorization_url: z.url(), reference: z.string() });
export const refundSchema = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  amount: z.coerce.number().int(),
  merchant_note: z.string().nullish(),
});
export const refundListSchema = z.array(refundSchema);

/**
 * Calls Paystack's API. Everything that is not a well-formed success is `payment_unavailable`, with a reason that
 * contains no customer data.
 */
export function createPaystackApi({ secretKey, apiBase, timeoutMs }: PaystackOptions) {
  return async function call<Data>(
    { method, path, body }: Call,
    schema: z.ZodType<Data>,
  ): Promise<Result<Data, 'payment_unavailable'>> {
    let response: Response;
    let answer: unknown;
    try {
      response = await fetchProvider(`${apiBase ?? 'https://api.paystack.co'}${path}`, {
        method,
        headers: { authorization: `Bearer ${secretKey}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs ?? DEFAULT_TIMEOUT_MS),
      });
      answer = await response.json();
    } catch (error) {
      return fail('payment_unavailable', { reason: error instanceof Error ? error.name : 'unknown' });
    }
    const { data: told } = errorSchema.safeParse(answer);
    if (!response.ok) {
      return fail('payment_unavailable', { reason: told?.code ?? told?.type ?? `http_${response.status}` });
    }
    const parsed = z.object({ status: z.literal(true), data: schema }).safeParse(answer);
    return parsed.success ? ok(parsed.data.data) : fail('payment_unavailable', { reason: 'unexpected_response' });
  };
}
export type CallPaystack = ReturnType<typeof createPaystackApi>;

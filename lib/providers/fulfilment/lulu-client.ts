import { z } from 'zod';
import { fetchProvider } from '@/lib/platform/http/fetch-provider';
import { fail, ok, type Result } from '@/lib/platform/result';

export type LuluClientOptions = {
  /** `https://api.lulu.com`, its sandbox, or a test's server. */
  readonly baseUrl: string;
  readonly clientKey: string;
  readonly clientSecret: string;
  /** Timeout of one request in milliseconds. */
  readonly timeoutMs?: number;
};

type LuluError = 'fulfilment_unavailable' | 'fulfilment_refused';

const DEFAULT_TIMEOUT_MS = 20_000;
const TOKEN_PATH = '/auth/realms/glasstree/protocol/openid-connect/token';
/** Renewed this much earlier than it expires. */
const TOKEN_MARGIN_MS = 60_000;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

/** Lulu is away, overloaded or does not know our token any more: the same request may succeed later. */
const isTemporary = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status);

/** Requests to Lulu's API with a cached token (OpenID Connect, client credentials). */
export function createLuluClient({
  baseUrl,
  clientKey,
  clientSecret,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: LuluClientOptions) {
  let token: { readonly value: string; readonly expiresAt: number } | null = null;

  const send = (path: string, init: RequestInit) =>
    fetchProvider(`${baseUrl}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);

  async function getToken(): Promise<string | null> {
    if (token && token.expiresAt > Date.now()) return token.value;
    const response = await send(TOKEN_PATH, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientKey}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const parsed = response?.ok ? tokenSchema.safeParse(await response.json()) : null;
    if (!parsed?.success) return null;
    const { access_token: value, expires_in: seconds } = parsed.data;
    token = { value, expiresAt: Date.now() + seconds * 1000 - TOKEN_MARGIN_MS };
    return value;
  }

  /** Sends a request and validates the answer; without a body it is a GET. */
  return async function request<Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    body?: unknown,
  ): Promise<Result<Answer, LuluError>> {
    const bearer = await getToken();
    if (!bearer) return fail('fulfilment_unavailable', { reason: 'no_token' });
    const response = await send(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response?.status === 401) token = null;
    if (!response || isTemporary(response.status)) {
      return fail('fulfilment_unavailable', { reason: String(response?.status ?? 'no_answer') });
    }
    // Lulu's messages repeat the address, so only the status is kept.
    if (!response.ok) return fail('fulfilment_refused', { reason: String(response.status) });
    const parsed = schema.safeParse(await response.json().catch(() => null));
    return parsed.success ? ok(parsed.data) : fail('fulfilment_unavailable', { reason: 'answer_malformed' });
  };
}

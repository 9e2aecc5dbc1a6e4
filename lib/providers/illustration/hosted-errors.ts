import { APICallError, NoImageGeneratedError } from 'ai';
import { z } from 'zod';

/** How to handle a failed call: reject the request, retry the call, or use another provider. */
type CallFailure =
  | { readonly kind: 'unsafe' }
  | { readonly kind: 'retry'; readonly reason: string; readonly afterMs: number | null }
  | { readonly kind: 'give_up'; readonly reason: string };

const POLICY_CODES = new Set(['moderation_blocked', 'content_policy_violation']);
/** Google's finish reasons for a content policy rejection. */
const POLICY_FINISHES = new Set([
  'SAFETY',
  'IMAGE_SAFETY',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'IMAGE_PROHIBITED_CONTENT',
  'SPII',
]);

const openaiError = z.object({ error: z.object({ code: z.unknown(), message: z.string().optional() }) });
const googleMetadata = z.object({
  google: z.object({
    finishReason: z.string().nullish(),
    promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  }),
});

/**
 * Classifies an error of `generateImage`. Reasons are codes and numbers: never the prompt, the photo or a response's
 * text.
 */
export function classifyFailure(error: unknown): CallFailure {
  if (NoImageGeneratedError.isInstance(error)) {
    const isRefused = error.calls?.some((call) => isGoogleRefusal(call.providerMetadata));
    return isRefused ? { kind: 'unsafe' } : { kind: 'give_up', reason: 'no_image' };
  }
  if (APICallError.isInstance(error)) return classifyCall(error);
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return { kind: 'give_up', reason: 'timeout' };
  }
  return { kind: 'give_up', reason: error instanceof Error ? error.name : 'unknown' };
}

function classifyCall(error: APICallError): CallFailure {
  if (isOpenAiRefusal(error.data)) return { kind: 'unsafe' };
  const { statusCode } = error;
  if (statusCode === undefined) {
    return error.isRetryable
      ? { kind: 'retry', reason: 'network', afterMs: null }
      : { kind: 'give_up', reason: 'network' };
  }
  const reason = `http_${statusCode}`;
  if (statusCode !== 429 && statusCode < 500) return { kind: 'give_up', reason };
  return { kind: 'retry', reason, afterMs: getRetryAfterMs(error.responseHeaders ?? {}) };
}

function isOpenAiRefusal(data: unknown): boolean {
  const parsed = openaiError.safeParse(data);
  if (!parsed.success) return false;
  const { code, message } = parsed.data.error;
  // Older models reject without a code.
  return POLICY_CODES.has(String(code)) || /\bsafety system\b/.test(message ?? '');
}

function isGoogleRefusal(metadata: unknown): boolean {
  const parsed = googleMetadata.safeParse(metadata);
  if (!parsed.success) return false;
  const { finishReason, promptFeedback } = parsed.data.google;
  return Boolean(promptFeedback?.blockReason) || POLICY_FINISHES.has(finishReason ?? '');
}

/** Milliseconds of the provider's Retry-After, `null` without one. */
function getRetryAfterMs(headers: Readonly<Record<string, string | undefined>>): number | null {
  const ms = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (Number.isFinite(ms)) return ms;
  const seconds = Number.parseFloat(headers['retry-after'] ?? '');
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

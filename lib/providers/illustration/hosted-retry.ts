import { setTimeout as sleep } from 'node:timers/promises';
import { classifyFailure } from './hosted-errors';

export type CallLimits = {
  /** Timeout of one call in milliseconds; a call that exceeds it is not repeated. */
  readonly timeoutMs: number;
  /** Retries after a 429, a server error or a lost connection. */
  readonly maxRetries: number;
};

type CallOutcome<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'unsafe' }
  | { readonly kind: 'failed'; readonly reason: string };

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 20_000;

/** Calls a provider with limited retries, each with its own timeout. Never rejects. */
export async function callProvider<Value>(
  call: (abortSignal: AbortSignal) => Promise<Value>,
  limits: CallLimits,
): Promise<CallOutcome<Value>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { kind: 'answered', value: await call(AbortSignal.timeout(limits.timeoutMs)) };
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure.kind === 'unsafe') return failure;
      if (failure.kind === 'give_up' || attempt >= limits.maxRetries) {
        return { kind: 'failed', reason: failure.reason };
      }
      await sleep(Math.min(failure.afterMs ?? FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS));
    }
  }
}

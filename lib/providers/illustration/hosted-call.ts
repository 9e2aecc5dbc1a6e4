import { setTimeout as sleep } from 'node:timers/promises';
import { generateImage } from 'ai';
import { classifyFailure } from './hosted-errors';
import { type HostedProvider, imageCall } from './hosted-model';
import { pictureCost } from './hosted-prices';
import { normalisePicture } from './pixels';

export type PictureOrder = {
  readonly prompt: string;
  readonly photo: Uint8Array | null;
  readonly sizePx: number;
};

export type CallLimits = {
  /** Milliseconds for one call; a call that takes longer is given up, not repeated. */
  readonly timeoutMs: number;
  /** Further calls after a 429, a server fault or a lost connection. */
  readonly maxRetries: number;
};

type PictureAnswer =
  | { readonly kind: 'drawn'; readonly image: Uint8Array; readonly costMicroUsd: number }
  | { readonly kind: 'unsafe' }
  | { readonly kind: 'failed'; readonly reason: string };

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 20_000;

/** Asks one provider for one picture, with bounded retries. Never rejects. */
export async function orderPicture(
  provider: HostedProvider,
  order: PictureOrder,
  limits: CallLimits,
): Promise<PictureAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await callOnce(provider, order, limits.timeoutMs);
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure.kind === 'unsafe') return failure;
      if (failure.kind === 'give_up' || attempt >= limits.maxRetries) {
        return { kind: 'failed', reason: failure.reason };
      }
      await sleep(Math.min(failure.afterMs ?? FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS));
    }
  }
}

async function callOnce(provider: HostedProvider, order: PictureOrder, timeoutMs: number): Promise<PictureAnswer> {
  const { image, usage } = await generateImage({
    ...imageCall(provider, order.sizePx, order.photo !== null),
    prompt: order.photo ? { text: order.prompt, images: [order.photo] } : order.prompt,
    abortSignal: AbortSignal.timeout(timeoutMs),
    // Retried here instead, so that each call has its own time-out.
    maxRetries: 0,
  });
  const picture = await normalisePicture(image.uint8Array, order.sizePx);
  if (!picture) return { kind: 'failed', reason: 'not_an_image' };
  return { kind: 'drawn', image: picture, costMicroUsd: pictureCost(provider.model, usage) };
}

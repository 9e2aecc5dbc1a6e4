import { generateImage } from 'ai';
import type { Defect } from './defects';
import { type HostedProvider, imageCall, providerName } from './hosted-model';
import { callCost } from './hosted-prices';
import { type CallLimits, callProvider } from './hosted-retry';
import { normalisePicture } from './pixels';

export type PictureOrder = {
  readonly prompt: string;
  /** JPEGs in the order in which the prompt speaks of them. */
  readonly references: readonly Uint8Array[];
  readonly sizePx: number;
};

export type PictureAnswer =
  | {
      readonly kind: 'drawn';
      readonly image: Uint8Array;
      /** What the pixels alone tell. */
      readonly defects: readonly Defect[];
      readonly provider: string;
      readonly costMicroUsd: number;
    }
  | { readonly kind: 'unsafe'; readonly provider: string; readonly costMicroUsd: number }
  | { readonly kind: 'unavailable'; readonly failures: readonly string[]; readonly costMicroUsd: number };

export type OrderPicture = (order: PictureOrder) => Promise<PictureAnswer>;

/**
 * Orders pictures of the first provider that can draw, for one request: one that failed is not asked again, and a
 * refusal on grounds of content is final. Never rejects.
 */
export function orderingFrom(providers: readonly HostedProvider[], limits: CallLimits): OrderPicture {
  const left = [...providers];
  const failures: string[] = [];

  return async (order) => {
    let costMicroUsd = 0;
    for (const provider of [...left]) {
      const name = providerName(provider);
      const outcome = await callProvider((signal) => drawOnce(provider, order, signal), limits);
      if (outcome.kind === 'unsafe') return { kind: 'unsafe', provider: name, costMicroUsd };
      if (outcome.kind === 'answered') {
        costMicroUsd += outcome.value.costMicroUsd;
        const { picture } = outcome.value;
        if (picture) return { kind: 'drawn', ...picture, provider: name, costMicroUsd };
      }
      failures.push(`${name} ${outcome.kind === 'failed' ? outcome.reason : 'not_an_image'}`);
      left.shift();
    }
    return { kind: 'unavailable', failures, costMicroUsd };
  };
}

async function drawOnce(provider: HostedProvider, { prompt, references, sizePx }: PictureOrder, signal: AbortSignal) {
  const { image, usage } = await generateImage({
    ...imageCall(provider, sizePx),
    prompt: { text: prompt, images: [...references] },
    abortSignal: signal,
    // Retried by `callProvider`, so that each call has its own time-out.
    maxRetries: 0,
  });
  return {
    picture: await normalisePicture(image.uint8Array, sizePx),
    costMicroUsd: callCost(provider.model, usage),
  };
}

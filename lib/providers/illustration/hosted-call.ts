import { generateImage } from 'ai';
import type { Defect } from './defects';
import { createImageCall, getProviderName, type HostedProvider } from './hosted-model';
import { estimateCost } from './hosted-prices';
import { type CallLimits, callProvider } from './hosted-retry';
import { normalizePicture } from './pixels';

export type PictureRequest = {
  readonly prompt: string;
  /** JPEGs in the order in which the prompt mentions them. */
  readonly references: readonly Uint8Array[];
  readonly sizePx: number;
};

export type PictureResult =
  | {
      readonly kind: 'drawn';
      readonly image: Uint8Array;
      /** Defects found in the pixels alone. */
      readonly defects: readonly Defect[];
      readonly provider: string;
      readonly costMicroUsd: number;
    }
  | { readonly kind: 'unsafe'; readonly provider: string; readonly costMicroUsd: number }
  | { readonly kind: 'unavailable'; readonly failures: readonly string[]; readonly costMicroUsd: number };

export type RequestPicture = (order: PictureRequest) => Promise<PictureResult>;

/**
 * Requests pictures from the first available provider, for one illustration request: a failed provider is not tried
 * again, and a content policy rejection is final. Never rejects.
 */
export function createPictureRequester(providers: readonly HostedProvider[], limits: CallLimits): RequestPicture {
  const left = [...providers];
  const failures: string[] = [];

  return async (order) => {
    let costMicroUsd = 0;
    for (const provider of [...left]) {
      const name = getProviderName(provider);
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

async function drawOnce(provider: HostedProvider, { prompt, references, sizePx }: PictureRequest, signal: AbortSignal) {
  const { image, usage } = await generateImage({
    ...createImageCall(provider, sizePx),
    prompt: { text: prompt, images: [...references] },
    abortSignal: signal,
    // `callProvider` retries, so that each call has its own timeout.
    maxRetries: 0,
  });
  return {
    picture: await normalizePicture(image.uint8Array, sizePx),
    costMicroUsd: estimateCost(provider, provider.model, usage),
  };
}

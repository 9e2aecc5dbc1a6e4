import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import type { generateImage } from 'ai';

export type HostedProvider = {
  readonly provider: 'openai' | 'google';
  /** For example `gpt-image-1` or `gemini-2.5-flash-image`. */
  readonly model: string;
  readonly apiKey: string;
  /** Another address of the API, for a proxy or a test. */
  readonly baseURL?: string;
};

type ImageCall = Pick<Parameters<typeof generateImage>[0], 'model' | 'size' | 'aspectRatio' | 'providerOptions'>;

/** Above this edge a picture is for the finished book, not for a preview, and worth the better quality. */
const PREVIEW_EDGE_PX = 1024;
/** The models that can be told how closely to keep to a reference photo; later ones always do. */
const TAKES_FIDELITY = new Set(['gpt-image-1', 'gpt-image-1.5']);

/** A provider's model with the settings for a square picture; unsupported settings are left out, as they would warn. */
export function imageCall(provider: HostedProvider, sizePx: number, withPhoto: boolean): ImageCall {
  const { model, apiKey, baseURL } = provider;
  const isPreview = sizePx <= PREVIEW_EDGE_PX;

  if (provider.provider === 'openai') {
    const fidelity = withPhoto && TAKES_FIDELITY.has(model) ? ({ inputFidelity: 'high' } as const) : {};
    return {
      model: createOpenAI({ apiKey, baseURL }).image(model),
      size: '1024x1024',
      providerOptions: { openai: { quality: isPreview ? 'medium' : 'high', ...fidelity } },
    };
  }
  const imageConfig = model.startsWith('gemini-3') ? { imageConfig: { imageSize: isPreview ? '1K' : '2K' } } : {};
  return {
    model: createGoogle({ apiKey, baseURL }).image(model),
    aspectRatio: '1:1',
    providerOptions: { google: imageConfig },
  };
}

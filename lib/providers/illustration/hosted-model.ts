import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import type { generateImage, generateText } from 'ai';
import { fetchProvider } from '@/lib/platform/http/fetch-provider';

export type HostedProvider = {
  readonly provider: 'openai' | 'google';
  /** For example `gpt-image-1` or `gemini-2.5-flash-image`. */
  readonly model: string;
  /** A small vision model that checks the results; `CHECK_MODELS` by default. */
  readonly checkModel?: string | undefined;
  readonly apiKey: string;
  /** Another base URL of the API, for a proxy or a test. */
  readonly baseURL?: string | undefined;
  /** The shop runs the server at `baseURL` itself, so that no photo leaves it: no consent names it, no call costs. */
  readonly selfHosted?: boolean;
};

const CHECK_MODELS = { openai: 'gpt-5-mini', google: 'gemini-flash-latest' } as const;

export const getCheckModel = ({ provider, checkModel }: HostedProvider): string => checkModel ?? CHECK_MODELS[provider];

/** The name stored with a picture. */
export const getProviderName = ({ provider, model, selfHosted }: HostedProvider): string =>
  `${selfHosted ? 'self-hosted' : provider}:${model}`;

type ImageCall = Pick<Parameters<typeof generateImage>[0], 'model' | 'size' | 'aspectRatio' | 'providerOptions'>;
type CheckCall = Pick<Parameters<typeof generateText>[0], 'model' | 'providerOptions'>;

/** Larger pictures are for the finished book, not for a preview, and get the better quality. */
const PREVIEW_EDGE_PX = 1024;
/** Models with a setting for fidelity to the reference pictures; later ones always have high fidelity. */
const FIDELITY_MODELS = new Set(['gpt-image-1', 'gpt-image-1.5']);

/**
 * A provider's model with the settings for a square picture; unsupported settings are omitted, because they cause
 * warnings.
 */
export function createImageCall(provider: HostedProvider, sizePx: number): ImageCall {
  const { model, apiKey, baseURL } = provider;
  const isPreview = sizePx <= PREVIEW_EDGE_PX;

  if (provider.provider === 'openai') {
    const fidelity = FIDELITY_MODELS.has(model) ? ({ inputFidelity: 'high' } as const) : {};
    return {
      model: createOpenAI({ apiKey, baseURL, fetch: fetchProvider }).image(model),
      size: '1024x1024',
      providerOptions: { openai: { quality: isPreview ? 'medium' : 'high', ...fidelity } },
    };
  }
  const imageConfig = model.startsWith('gemini-3') ? { imageConfig: { imageSize: isPreview ? '1K' : '2K' } } : {};
  return {
    model: createGoogle({ apiKey, baseURL, fetch: fetchProvider }).image(model),
    aspectRatio: '1:1',
    providerOptions: { google: imageConfig },
  };
}

/** The provider's vision model; it must not store pictures of a child. */
export function createCheckCall(hosted: HostedProvider): CheckCall {
  const { provider, apiKey, baseURL } = hosted;
  const model = getCheckModel(hosted);
  if (provider === 'google') return { model: createGoogle({ apiKey, baseURL, fetch: fetchProvider })(model) };
  // Compatible servers offer chat completions; few have OpenAI's newer responses API.
  if (hosted.selfHosted) return { model: createOpenAI({ apiKey, baseURL, fetch: fetchProvider }).chat(model) };
  return {
    model: createOpenAI({ apiKey, baseURL, fetch: fetchProvider })(model),
    providerOptions: { openai: { store: false } },
  };
}

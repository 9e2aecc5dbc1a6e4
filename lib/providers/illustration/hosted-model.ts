import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import type { generateImage, generateText } from 'ai';

export type HostedProvider = {
  readonly provider: 'openai' | 'google';
  /** For example `gpt-image-1` or `gemini-2.5-flash-image`. */
  readonly model: string;
  /** The model that looks at the results, a small one that sees pictures; `CHECK_MODELS` unless told otherwise. */
  readonly checkModel?: string | undefined;
  readonly apiKey: string;
  /** Another address of the API, for a proxy or a test. */
  readonly baseURL?: string;
};

const CHECK_MODELS = { openai: 'gpt-5-mini', google: 'gemini-flash-latest' } as const;

export const checkModelOf = ({ provider, checkModel }: HostedProvider): string => checkModel ?? CHECK_MODELS[provider];

/** As recorded beside a picture. */
export const providerName = ({ provider, model }: HostedProvider): string => `${provider}:${model}`;

type ImageCall = Pick<Parameters<typeof generateImage>[0], 'model' | 'size' | 'aspectRatio' | 'providerOptions'>;
type CheckCall = Pick<Parameters<typeof generateText>[0], 'model' | 'providerOptions'>;

/** Above this edge a picture is for the finished book, not for a preview, and worth the better quality. */
const PREVIEW_EDGE_PX = 1024;
/** The models that can be told how closely to keep to the reference pictures; later ones always do. */
const TAKES_FIDELITY = new Set(['gpt-image-1', 'gpt-image-1.5']);

/** A provider's model with the settings for a square picture; unsupported settings are left out, as they would warn. */
export function imageCall(provider: HostedProvider, sizePx: number): ImageCall {
  const { model, apiKey, baseURL } = provider;
  const isPreview = sizePx <= PREVIEW_EDGE_PX;

  if (provider.provider === 'openai') {
    const fidelity = TAKES_FIDELITY.has(model) ? ({ inputFidelity: 'high' } as const) : {};
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

/** The provider's vision model; pictures of a child are not to be kept there. */
export function checkCall(hosted: HostedProvider): CheckCall {
  const { provider, apiKey, baseURL } = hosted;
  const model = checkModelOf(hosted);
  if (provider === 'google') return { model: createGoogle({ apiKey, baseURL })(model) };
  return { model: createOpenAI({ apiKey, baseURL })(model), providerOptions: { openai: { store: false } } };
}

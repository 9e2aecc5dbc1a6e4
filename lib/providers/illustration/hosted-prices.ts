import type { HostedProvider } from './hosted-model';

type Price = {
  /** Millionths of a US dollar per token; the higher of two input rates (text, picture). */
  readonly input: number;
  readonly output: number;
  /** Output tokens of a response without usage data: one square picture in the best quality, or a few words. */
  readonly usualTokens: number;
};

/** Public list prices of mid-2026. An estimate for budgets; the provider's invoice is authoritative. */
const PRICES: Readonly<Record<string, Price>> = {
  'gpt-image-1': { input: 10, output: 40, usualTokens: 4160 },
  'gpt-image-1-mini': { input: 2.5, output: 8, usualTokens: 4160 },
  'gpt-image-1.5': { input: 8, output: 32, usualTokens: 4160 },
  'gpt-image-2': { input: 8, output: 30, usualTokens: 4160 },
  'gemini-2.5-flash-image': { input: 0.3, output: 30, usualTokens: 1290 },
  'gemini-3-pro-image-preview': { input: 2, output: 120, usualTokens: 1120 },
  'gemini-3.1-flash-image-preview': { input: 0.5, output: 60, usualTokens: 1680 },
  'gpt-5-mini': { input: 0.25, output: 2, usualTokens: 500 },
  'gemini-flash-latest': { input: 0.3, output: 2.5, usualTokens: 500 },
};

/** An unknown model counts as expensive, so that a budget is not exceeded unnoticed. */
const UNKNOWN_MODEL_PRICE: Price = { input: 10, output: 120, usualTokens: 4160 };

type Usage = { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined };

/**
 * Estimated cost of one call, a picture or a check, in millionths of a US dollar; 0 on the shop's own hardware.
 */
export function estimateCost({ selfHosted }: Pick<HostedProvider, 'selfHosted'>, model: string, usage: Usage): number {
  if (selfHosted) return 0;
  const price = PRICES[model] ?? UNKNOWN_MODEL_PRICE;
  const input = (usage.inputTokens ?? 0) * price.input;
  return Math.round(input + (usage.outputTokens || price.usualTokens) * price.output);
}

type Price = {
  /** Millionths of a US dollar per token; of two input rates (text, picture) the dearer. */
  readonly input: number;
  readonly output: number;
  /** Tokens of one square picture in the best quality, for answers that do not report usage. */
  readonly pictureTokens: number;
};

/** Public list prices of mid-2026. An estimate for budgets; the provider's invoice holds. */
const PRICES: Readonly<Record<string, Price>> = {
  'gpt-image-1': { input: 10, output: 40, pictureTokens: 4160 },
  'gpt-image-1-mini': { input: 2.5, output: 8, pictureTokens: 4160 },
  'gpt-image-1.5': { input: 8, output: 32, pictureTokens: 4160 },
  'gpt-image-2': { input: 8, output: 30, pictureTokens: 4160 },
  'gemini-2.5-flash-image': { input: 0.3, output: 30, pictureTokens: 1290 },
  'gemini-3-pro-image-preview': { input: 2, output: 120, pictureTokens: 1120 },
  'gemini-3.1-flash-image-preview': { input: 0.5, output: 60, pictureTokens: 1680 },
};

/** A model that is not in the table is counted dear, so that a budget is not passed unseen. */
const UNKNOWN: Price = { input: 10, output: 120, pictureTokens: 4160 };

type Usage = { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined };

/** Estimated cost of one picture in millionths of a US dollar. */
export function pictureCost(model: string, usage: Usage): number {
  const price = PRICES[model] ?? UNKNOWN;
  const input = (usage.inputTokens ?? 0) * price.input;
  return Math.round(input + (usage.outputTokens || price.pictureTokens) * price.output);
}

/** A weighted sum of named features, fitted by `npm run train-hair`. */
export type LinearModel = {
  readonly features: readonly string[];
  readonly weights: readonly number[];
  readonly bias: number;
};

/** The sum; a feature that `features` lacks counts as 0. */
export const applyLinear = (model: LinearModel, features: Readonly<Record<string, number>>): number =>
  model.features.reduce((sum, name, at) => sum + (features[name] ?? 0) * (model.weights[at] ?? 0), model.bias);

/** Multinomial logistic regression on standardized features; trained by `npm run train-hair`. */
export type Classifier = {
  readonly classes: readonly string[];
  readonly features: readonly string[];
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  /** One row per class: a weight per feature, then the bias. */
  readonly weights: readonly (readonly number[])[];
  /** Divides the scores, so that of readings called 80 % sure, 80 % are right; fitted on children left out. */
  readonly temperature: number;
};

/** Probability of each class, in the order of `classes`. */
export function getProbabilities(classifier: Classifier, sample: Readonly<Record<string, number>>): readonly number[] {
  const { features, mean, deviation, weights, temperature } = classifier;
  const inputs = features.map((name, at) => ((sample[name] ?? 0) - (mean[at] ?? 0)) / (deviation[at] ?? 1));
  const scores = weights.map(
    (row) => inputs.reduce((sum, value, at) => sum + value * (row[at] ?? 0), row[inputs.length] ?? 0) / temperature,
  );
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** The most probable class and its probability. */
export function classify(classifier: Classifier, sample: Readonly<Record<string, number>>) {
  const probabilities = getProbabilities(classifier, sample);
  const confidence = Math.max(...probabilities);
  return { value: classifier.classes[probabilities.indexOf(confidence)] as string, confidence };
}

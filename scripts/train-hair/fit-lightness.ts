import {
  getMostLightening,
  type LightnessModel,
  type SkinEvidence,
  toLightnessFeatures,
} from '@/lib/photos/face/traits/skin-lightness';

/** One copy of one child's photo; copies share `group`. The true lightness (OKLab) lies between `low` and `high`. */
export type LightnessSample = {
  readonly group: string;
  readonly original: boolean;
  readonly evidence: SkinEvidence;
  readonly low: number;
  readonly high: number;
};

const FEATURES = ['light', 'spread', 'saturation', 'dim', 'glare', 'sun'] as const;
const ROUNDS = 1200;
const RATE = 0.002;
/** Weight of staying with the photo, of a degraded copy, and of skin that comes out too light against too dark. */
const PENALTY = 0.01;
const COPY = 0.12;
const TOO_LIGHT = 2;
/** Share of the slope where the most lightening is reached: the weights still find their way back. */
const BEYOND = 0.02;

type Row = {
  readonly inputs: readonly number[];
  readonly weight: number;
  readonly most: number;
  readonly low: number;
  readonly high: number;
};

const getMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Samples with features of mean 0 and deviation 1, and bounds as changes of the lightness that is seen. */
function standardize(samples: readonly LightnessSample[]) {
  const raw = samples.map(({ evidence }) => {
    const features = toLightnessFeatures(evidence);
    return FEATURES.map((name) => features[name] ?? 0);
  });
  const mean = FEATURES.map((_, at) => getMean(raw.map((row) => row[at] ?? 0)));
  const deviation = mean.map(
    (middle, at) => Math.sqrt(getMean(raw.map((row) => ((row[at] ?? 0) - middle) ** 2))) + 1e-9,
  );
  const total = samples.reduce((sum, { original }) => sum + (original ? 1 : COPY), 0);
  const rows = samples.map(
    ({ evidence, original, low, high }, index): Row => ({
      inputs: [...(raw[index] ?? []).map((value, at) => (value - (mean[at] ?? 0)) / (deviation[at] ?? 1)), 1],
      weight: (original ? 1 : COPY) / total,
      most: getMostLightening(evidence),
      low: low - evidence.light,
      high: high - evidence.light,
    }),
  );
  return { rows, mean, deviation };
}

/** Gradient of the squared distance from the interval, with a penalty on the weights (not the bias). */
function getGradient(weights: readonly number[], rows: readonly Row[]): number[] {
  const gradient = weights.map((weight, at) => (at < FEATURES.length ? 2 * PENALTY * weight : 0));
  for (const { inputs, weight, most, low, high } of rows) {
    const change = inputs.reduce((sum, input, at) => sum + input * (weights[at] ?? 0), 0);
    const reached = Math.min(change, most);
    const error = TOO_LIGHT * Math.max(0, reached - high) - Math.max(0, low - reached);
    const slope = 2 * weight * error * (change > most ? BEYOND : 1);
    for (const [at, input] of inputs.entries()) gradient[at] = (gradient[at] ?? 0) + slope * input;
  }
  return gradient;
}

/** Fits the correction with Adam (Kingma 2015) from zero: the same samples always give the same weights. */
export function fitLightness(samples: readonly LightnessSample[]): LightnessModel {
  const { rows, mean, deviation } = standardize(samples);
  const weights = Array.from({ length: FEATURES.length + 1 }, () => 0);
  const [first, second] = [weights.map(() => 0), weights.map(() => 0)];
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [at, slope] of getGradient(weights, rows).entries()) {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * slope ** 2;
      const step = (first[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((second[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - RATE * step;
    }
  const own = FEATURES.map((_, at) => (weights[at] ?? 0) / (deviation[at] ?? 1));
  const shift = own.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0);
  return { features: FEATURES, weights: own, bias: (weights[FEATURES.length] ?? 0) - shift };
}

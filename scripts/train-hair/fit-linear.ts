import type { LinearModel } from '@/lib/photos/face/traits/linear';

/** One copy of one child's photo: what the sum should be, and between which bounds it is kept. */
export type LinearSample = {
  readonly features: Readonly<Record<string, number>>;
  readonly weight: number;
  readonly wanted: number;
  readonly least: number;
  readonly most: number;
};
/** `penalty` of the squared weights; `tooHigh`: how much more a sum above what is wanted counts than one below. */
type Options = { readonly features: readonly string[]; readonly penalty: number; readonly tooHigh: number };

const ROUNDS = 1200;
const RATE = 0.002;
/** Share of the slope beyond the bounds: the weights still find their way back. */
const BEYOND = 0.02;

type Row = Omit<LinearSample, 'features'> & { readonly inputs: Float64Array };

const getMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Samples with features of mean 0 and deviation 1, and weights that add up to 1. */
function standardize(samples: readonly LinearSample[], names: readonly string[]) {
  const raw = samples.map(({ features }) => names.map((name) => features[name] ?? 0));
  const mean = names.map((_, at) => getMean(raw.map((row) => row[at] ?? 0)));
  const deviation = mean.map(
    (middle, at) => Math.sqrt(getMean(raw.map((row) => ((row[at] ?? 0) - middle) ** 2))) + 1e-9,
  );
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const rows = samples.map(
    (sample, index): Row => ({
      ...sample,
      inputs: Float64Array.from([
        ...(raw[index] ?? []).map((value, at) => (value - (mean[at] ?? 0)) / (deviation[at] ?? 1)),
        1,
      ]),
      weight: sample.weight / total,
    }),
  );
  return { rows, mean, deviation };
}

/** Adds the slope of the squared distance from what is wanted; plain loops, because training takes them a billion times. */
function addSlopes(gradient: Float64Array, weights: Float64Array, rows: readonly Row[], tooHigh: number): void {
  for (const { inputs, weight, wanted, least, most } of rows) {
    let sum = 0;
    for (let at = 0; at < inputs.length; at++) sum += (inputs[at] as number) * (weights[at] as number);
    const error = Math.max(least, Math.min(most, sum)) - wanted;
    const isBeyond = sum < least || sum > most;
    const slope = 2 * weight * error * (error > 0 ? tooHigh : 1) * (isBeyond ? BEYOND : 1);
    for (let at = 0; at < inputs.length; at++) gradient[at] = (gradient[at] as number) + slope * (inputs[at] as number);
  }
}

/** Gradient with a penalty on the weights (not the bias). */
function getGradient(weights: Float64Array, rows: readonly Row[], { penalty, tooHigh }: Options): Float64Array {
  const gradient = weights.map((weight, at) => (at < weights.length - 1 ? 2 * penalty * weight : 0));
  addSlopes(gradient, weights, rows, tooHigh);
  return gradient;
}

/** Fits the sum with Adam (Kingma 2015) from zero: the same samples always give the same weights. */
export function fitLinear(samples: readonly LinearSample[], options: Options): LinearModel {
  const { features } = options;
  const { rows, mean, deviation } = standardize(samples, features);
  const [weights, first, second] = [0, 1, 2].map(() => new Float64Array(features.length + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [at, slope] of getGradient(weights, rows, options).entries()) {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * slope ** 2;
      const step = (first[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((second[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - RATE * step;
    }
  const own = features.map((_, at) => (weights[at] ?? 0) / (deviation[at] ?? 1));
  const shift = own.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0);
  return { features, weights: own, bias: (weights[features.length] ?? 0) - shift };
}

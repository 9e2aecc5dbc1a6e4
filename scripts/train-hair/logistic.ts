import { type Classifier, getProbabilities } from '@/lib/photos/face/traits/classifier';

/** One copy of one child's photo. Copies share `group`; the first copy is the photo itself. */
export type Sample = {
  readonly group: string;
  readonly original: boolean;
  readonly label: string;
  readonly features: Readonly<Record<string, number>>;
};
type Options = { readonly classes: readonly string[]; readonly features: readonly string[]; readonly penalty: number };

const ROUNDS = 300;
const RATE = 0.05;
const TEMPERATURES = [0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2, 2.5, 3];

const getMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function standardize(samples: readonly Sample[], { features }: Options) {
  const columns = features.map((name) => samples.map((sample) => sample.features[name] ?? 0));
  const mean = columns.map(getMean);
  const deviation = columns.map(
    (column, at) => Math.sqrt(getMean(column.map((value) => (value - (mean[at] ?? 0)) ** 2))) + 1e-6,
  );
  return { mean, deviation };
}

/** Rare classes count more: by the square root of how rare they are. */
function weighSamples(samples: readonly Sample[]): readonly number[] {
  const counts = Map.groupBy(samples, ({ label }) => label);
  const weights = samples.map(({ label }) => 1 / Math.sqrt(counts.get(label)?.length ?? 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Gradient of the weighted cross-entropy with a penalty on the weights (not the bias). */
function getGradient(classifier: Classifier, samples: readonly Sample[], shares: readonly number[], penalty: number) {
  const { classes, features, mean, deviation, weights } = classifier;
  const gradient = weights.map((row) => row.map((weight, at) => (at < features.length ? penalty * weight : 0)));
  samples.forEach((sample, index) => {
    const inputs = features.map((name, at) => ((sample.features[name] ?? 0) - (mean[at] ?? 0)) / (deviation[at] ?? 1));
    getProbabilities(classifier, sample.features).forEach((probability, of) => {
      const error = (probability - (classes[of] === sample.label ? 1 : 0)) * (shares[index] ?? 0);
      const row = gradient[of] as number[];
      [...inputs, 1].forEach((input, at) => {
        row[at] = (row[at] ?? 0) + error * input;
      });
    });
  });
  return gradient;
}

/** Fits the weights with Adam (Kingma 2015) from zero: the same samples always give the same weights. */
export function fitClassifier(samples: readonly Sample[], options: Options): Classifier {
  const { classes, features, penalty } = options;
  const zeros = () => classes.map(() => Array.from({ length: features.length + 1 }, () => 0));
  const [weights, first, second] = [zeros(), zeros(), zeros()];
  const classifier = { classes, features, ...standardize(samples, options), weights, temperature: 1 };
  const shares = weighSamples(samples);
  for (let round = 1; round <= ROUNDS; round += 1) {
    getGradient(classifier, samples, shares, penalty).forEach((row, of) => {
      row.forEach((slope, at) => {
        const [m, v, w] = [first[of], second[of], weights[of]] as [number[], number[], number[]];
        m[at] = 0.9 * (m[at] ?? 0) + 0.1 * slope;
        v[at] = 0.99 * (v[at] ?? 0) + 0.01 * slope ** 2;
        const step = (m[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((v[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8);
        w[at] = (w[at] ?? 0) - RATE * step;
      });
    });
  }
  return classifier;
}

/** What the others' classifier says of each child's own photo. */
function leaveOneOut(samples: readonly Sample[], options: Options) {
  return samples
    .filter(({ original }) => original)
    .map((child) => {
      const others = samples.filter(({ group }) => group !== child.group);
      return { child, classifier: fitClassifier(others, options) };
    });
}

type LeftOut = ReturnType<typeof leaveOneOut>;

const getLoss = (all: LeftOut, temperature: number): number =>
  getMean(
    all.map(({ child, classifier }) => {
      const probabilities = getProbabilities({ ...classifier, temperature }, child.features);
      return -Math.log(Math.max(1e-6, probabilities[classifier.classes.indexOf(child.label)] ?? 0));
    }),
  );

/** Trains on all samples; the temperature and the reported accuracy come from children left out. */
export function trainClassifier(samples: readonly Sample[], options: Options) {
  const all = leaveOneOut(samples, options);
  const temperature = TEMPERATURES.reduce((best, one) => (getLoss(all, one) < getLoss(all, best) ? one : best));
  const outcomes = all.map(({ child, classifier }) => {
    const probabilities = getProbabilities({ ...classifier, temperature }, child.features);
    const confidence = Math.max(...probabilities);
    const read = classifier.classes[probabilities.indexOf(confidence)] as string;
    return { group: child.group, label: child.label, read, confidence, correct: read === child.label };
  });
  return { classifier: { ...fitClassifier(samples, options), temperature }, outcomes };
}

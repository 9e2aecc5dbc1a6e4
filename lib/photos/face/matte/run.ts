import { averageAll, combine, convolve, convolveDepthwise, doubleWithFilter, enlarge, type Map3 } from './kernels.ts';
import type { Network, Operation } from './model.ts';

const sigmoid = (v: number) => 1 / (1 + Math.exp(-v));
const hardSwish = (v: number) => (v * Math.min(6, Math.max(0, v + 3))) / 6;
const each = (source: Map3, change: (value: number) => number): Map3 => ({ ...source, data: source.data.map(change) });

type Values = {
  readonly map: (input: number) => Map3;
  readonly weights: (input: number) => Float32Array;
  readonly filterShape: readonly number[];
  readonly outputShape: readonly number[];
  /** The operator's own setting by its index in the schema. */
  readonly flag: (index: number) => number;
  readonly stride: number;
};

const convolution = ({ weights, filterShape, stride }: Values) => ({
  weights: weights(1),
  bias: weights(2),
  shape: filterShape,
  stride,
});

/** The operators of the matte's network by their number in the TFLite schema; none has a fused activation. */
const STEPS: Readonly<Record<number, (values: Values) => Map3>> = {
  0: ({ map }) => combine(map(0), map(1), (a, b) => a + b),
  1: ({ map }) => averageAll(map(0)),
  3: (values) => convolve(values.map(0), convolution(values)),
  4: (values) => convolveDepthwise(values.map(0), convolution(values)),
  14: ({ map }) => each(map(0), sigmoid),
  18: ({ map }) => combine(map(0), map(1), (a, b) => a * b),
  19: ({ map }) => each(map(0), (v) => Math.max(0, v)),
  23: ({ map, outputShape, flag }) => enlarge(map(0), outputShape[1] ?? 0, outputShape[2] ?? 0, flag(3) === 1),
  32: ({ map, weights }) => doubleWithFilter(map(0), weights(1), weights(2)),
  117: ({ map }) => each(map(0), hardSwish),
};
const DEQUANTIZE = 6;

/** Runs the network on one input. Throws on an operator it does not know (a different model file). */
export function runNetwork(network: Network, input: Map3): Map3 {
  const weights = [...network.weights];
  const maps = new Map<number, Map3>([[network.input, input]]);
  const step = ({ code, inputs, output, options }: Operation) => {
    const tensor = (at: number) => inputs[at] ?? -1;
    if (code === DEQUANTIZE) {
      weights[output] = weights[tensor(0)] ?? null;
      return;
    }
    const run = STEPS[code];
    if (!run) throw new Error(`unknown operator ${code}`);
    const result = run({
      map: (at) => maps.get(tensor(at)) as Map3,
      weights: (at) => weights[tensor(at)] as Float32Array,
      filterShape: network.shapes[tensor(1)] ?? [],
      outputShape: network.shapes[output] ?? [],
      flag: (index) => options?.byte(index) ?? 0,
      stride: options?.int(1, 1) ?? 1,
    });
    maps.set(output, result);
  };
  for (const operation of network.operations) step(operation);
  return maps.get(network.output) as Map3;
}

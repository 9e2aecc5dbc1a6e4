import { describe, expect, it } from 'vitest';
import {
  averageAll,
  type Convolution,
  convolve,
  convolveDepthwise,
  doubleWithFilter,
  enlarge,
  type Map3,
} from './kernels';

/** Pseudo-random numbers, the same in every run. */
const pseudoRandomNumbers = (length: number, seed: number) =>
  Float32Array.from({ length }, (_, i) => Math.sin((i + 1) * (seed + 0.7)) * 2);
const map = (height: number, width: number, channels: number): Map3 => ({
  data: pseudoRandomNumbers(height * width * channels, 3),
  height,
  width,
  channels,
});

/** The definition of a convolution, one product at a time. */
function reference(source: Map3, { weights, shape, bias, stride, padding }: Convolution, depthwise: boolean): number[] {
  const [outputs = 0, rows = 0, columns = 0, inputs = 0] = shape;
  const size = (edge: number, kernel: number) =>
    padding === 'valid' ? Math.floor((edge - kernel) / stride) + 1 : Math.ceil(edge / stride);
  const [height, width] = [size(source.height, rows), size(source.width, columns)];
  const before = (edge: number, result: number, kernel: number) =>
    padding === 'valid' ? 0 : Math.floor(Math.max(0, (result - 1) * stride + kernel - edge) / 2);
  const [top, left] = [before(source.height, height, rows), before(source.width, width, columns)];
  const read = (y: number, x: number, k: number) =>
    y < 0 || x < 0 || y >= source.height || x >= source.width
      ? 0
      : (source.data[(y * source.width + x) * source.channels + k] ?? 0);
  const result: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let o = 0; o < (depthwise ? inputs : outputs); o++) {
        let sum = bias?.[o] ?? 0;
        for (let r = 0; r < rows; r++)
          for (let c = 0; c < columns; c++) {
            const [sy, sx] = [y * stride + r - top, x * stride + c - left];
            if (depthwise) sum += read(sy, sx, o) * (weights[(r * columns + c) * inputs + o] ?? 0);
            else
              for (let i = 0; i < inputs; i++)
                sum += read(sy, sx, i) * (weights[((o * rows + r) * columns + c) * inputs + i] ?? 0);
          }
        result.push(sum);
      }
  return result;
}

describe('kernels', () => {
  it.each([
    [3, 1, 'same'],
    [3, 2, 'same'],
    [5, 2, 'same'],
    [1, 1, 'valid'],
    [3, 3, 'valid'],
    [2, 2, 'valid'],
  ] as const)('convolves with a filter of %i, stride %i, padding %s', (kernel, stride, padding) => {
    const source = map(9, 8, 3);
    const shape = [6, kernel, kernel, 3];
    const how: Convolution = {
      weights: pseudoRandomNumbers(6 * kernel * kernel * 3, 5),
      shape,
      bias: pseudoRandomNumbers(6, 7),
      stride,
      padding,
    };
    expect([...convolve(source, how).data]).toEqual(reference(source, how, false).map((v) => expect.closeTo(v, 3)));
    const thin: Convolution = {
      ...how,
      weights: pseudoRandomNumbers(kernel * kernel * 3, 9),
      shape: [1, kernel, kernel, 3],
      bias: null,
    };
    expect([...convolveDepthwise(source, thin).data]).toEqual(
      reference(source, thin, true).map((v) => expect.closeTo(v, 3)),
    );
  });

  it('averages, upsamples and doubles', () => {
    const flat: Map3 = { data: new Float32Array(12).fill(2), height: 2, width: 3, channels: 2 };
    expect([...averageAll(flat).data]).toEqual([expect.closeTo(2, 5), expect.closeTo(2, 5)]);
    const ramp: Map3 = { data: new Float32Array([0, 4]), height: 1, width: 2, channels: 1 };
    expect([...enlarge(ramp, 1, 4, true).data]).toEqual([0, 1, 3, 4]);
    const corners = new Float32Array([1, 2, 3, 4]);
    const one: Map3 = { data: new Float32Array([10]), height: 1, width: 1, channels: 1 };
    expect([...doubleWithFilter(one, corners, new Float32Array([1])).data]).toEqual([11, 21, 31, 41]);
  });
});

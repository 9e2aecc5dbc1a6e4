/** A feature map: rows, columns, channels last. */
export type Map3 = {
  readonly data: Float32Array;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
};
export type Convolution = {
  readonly weights: Float32Array;
  /** [out, rows, columns, in], or [1, rows, columns, channels] when depthwise. */
  readonly shape: readonly number[];
  readonly bias: Float32Array | null;
  readonly stride: number;
  /** 'SAME' unless told. */
  readonly padding?: 'same' | 'valid';
};

const emptyMap = (height: number, width: number, channels: number): Map3 => ({
  data: new Float32Array(height * width * channels),
  height,
  width,
  channels,
});

/** Size of the result along one axis, and the padding before its first sample. */
function extent(size: number, kernel: number, { stride, padding }: Convolution): { size: number; before: number } {
  if (padding === 'valid') return { size: Math.floor((size - kernel) / stride) + 1, before: 0 };
  const result = Math.ceil(size / stride);
  return { size: result, before: Math.max(0, Math.floor(((result - 1) * stride + kernel - size) / 2)) };
}

/** Adds to `target` the products of one source pixel with every filter at one tap, four filters at a time. */
function addTap(
  target: Float32Array,
  at: number,
  source: Float32Array,
  from: number,
  inputs: number,
  weights: Float32Array,
  tap: number,
  perOutput: number,
  outputs: number,
): void {
  let o = 0;
  for (; o + 3 < outputs; o += 4) {
    let [w0, s0, s1, s2, s3] = [o * perOutput + tap, 0, 0, 0, 0];
    const [step2, step3] = [2 * perOutput, 3 * perOutput];
    for (let i = from; i < from + inputs; i++, w0++) {
      const value = source[i] as number;
      s0 += value * (weights[w0] as number);
      s1 += value * (weights[w0 + perOutput] as number);
      s2 += value * (weights[w0 + step2] as number);
      s3 += value * (weights[w0 + step3] as number);
    }
    const t = at + o;
    target[t] = (target[t] as number) + s0;
    target[t + 1] = (target[t + 1] as number) + s1;
    target[t + 2] = (target[t + 2] as number) + s2;
    target[t + 3] = (target[t + 3] as number) + s3;
  }
  for (; o < outputs; o++) {
    let [w, sum] = [o * perOutput + tap, 0];
    for (let i = from; i < from + inputs; i++, w++) sum += (source[i] as number) * (weights[w] as number);
    target[at + o] = (target[at + o] as number) + sum;
  }
}

/** Calls `visit` for every tap of every result pixel that lies inside the source. */
function eachTap(
  source: Map3,
  target: Map3,
  how: Convolution,
  visit: (at: number, from: number, tap: number) => void,
): void {
  const [, rows, columns] = how.shape as [number, number, number, number];
  const top = extent(source.height, rows, how).before;
  const left = extent(source.width, columns, how).before;
  for (let y = 0; y < target.height; y++)
    for (let r = 0; r < rows; r++) {
      const sy = y * how.stride + r - top;
      if (sy < 0 || sy >= source.height) continue;
      for (let x = 0; x < target.width; x++)
        for (let c = 0; c < columns; c++) {
          const sx = x * how.stride + c - left;
          if (sx < 0 || sx >= source.width) continue;
          visit((y * target.width + x) * target.channels, (sy * source.width + sx) * source.channels, r * columns + c);
        }
    }
}

function emptyResult(source: Map3, channels: number, how: Convolution): Map3 {
  const [, rows, columns] = how.shape as [number, number, number, number];
  const target = emptyMap(extent(source.height, rows, how).size, extent(source.width, columns, how).size, channels);
  const { bias } = how;
  if (bias) for (let at = 0; at < target.data.length; at += channels) target.data.set(bias, at);
  return target;
}

export function convolve(source: Map3, how: Convolution): Map3 {
  const [outputs, rows, columns, inputs] = how.shape as [number, number, number, number];
  const target = emptyResult(source, outputs, how);
  const perOutput = rows * columns * inputs;
  eachTap(source, target, how, (at, from, tap) =>
    addTap(target.data, at, source.data, from, inputs, how.weights, tap * inputs, perOutput, outputs),
  );
  return target;
}

/** One small filter per channel. */
export function convolveDepthwise(source: Map3, how: Convolution): Map3 {
  const { channels } = source;
  const target = emptyResult(source, channels, how);
  const [into, out, weights] = [target.data, source.data, how.weights];
  eachTap(source, target, how, (at, from, tap) => {
    const w = tap * channels;
    for (let k = 0; k < channels; k++)
      into[at + k] = (into[at + k] as number) + (out[from + k] as number) * (weights[w + k] as number);
  });
  return target;
}

/** Mean of every channel, as one pixel. */
export function averageAll(source: Map3): Map3 {
  const target = emptyMap(1, 1, source.channels);
  const pixels = source.width * source.height;
  for (let at = 0; at < source.data.length; at++) {
    const k = at % source.channels;
    target.data[k] = (target.data[k] as number) + (source.data[at] as number) / pixels;
  }
  return target;
}

/** Pixel by pixel; a single pixel on the right is used for all. */
export function combine(left: Map3, right: Map3, join: (a: number, b: number) => number): Map3 {
  const size = right.data.length;
  return { ...left, data: left.data.map((value, at) => join(value, right.data[at % size] as number)) };
}

/** Bilinear enlargement by two, sample centres aligned as in the half-pixel convention or on the corner. */
export function enlarge(source: Map3, height: number, width: number, halfPixel: boolean): Map3 {
  const { channels } = source;
  const target = emptyMap(height, width, channels);
  const place = (at: number, from: number, to: number) => {
    const scale = from / to;
    const position = Math.max(0, Math.min(from - 1, halfPixel ? (at + 0.5) * scale - 0.5 : at * scale));
    const low = Math.floor(position);
    return { low, high: Math.min(from - 1, low + 1), share: position - low };
  };
  for (let y = 0; y < height; y++) {
    const v = place(y, source.height, height);
    for (let x = 0; x < width; x++) {
      const u = place(x, source.width, width);
      const read = (row: number, column: number, k: number) =>
        source.data[(row * source.width + column) * channels + k] as number;
      for (let k = 0; k < channels; k++) {
        const upper = read(v.low, u.low, k) * (1 - u.share) + read(v.low, u.high, k) * u.share;
        const lower = read(v.high, u.low, k) * (1 - u.share) + read(v.high, u.high, k) * u.share;
        target.data[(y * width + x) * channels + k] = upper * (1 - v.share) + lower * v.share;
      }
    }
  }
  return target;
}

/** Doubling by a transposed convolution with a 2 × 2 filter [out, rows, columns, in] and stride 2. */
export function doubleWithFilter(source: Map3, weights: Float32Array, bias: Float32Array): Map3 {
  const outputs = bias.length;
  const inputs = source.channels;
  const target = emptyMap(source.height * 2, source.width * 2, outputs);
  for (let y = 0; y < target.height; y++)
    for (let x = 0; x < target.width; x++) {
      const from = ((y >> 1) * source.width + (x >> 1)) * inputs;
      for (let o = 0; o < outputs; o++) {
        const w = ((o * 2 + (y & 1)) * 2 + (x & 1)) * inputs;
        let sum = bias[o] as number;
        for (let i = 0; i < inputs; i++) sum += (source.data[from + i] as number) * (weights[w + i] as number);
        target.data[(y * target.width + x) * outputs + o] = sum;
      }
    }
  return target;
}

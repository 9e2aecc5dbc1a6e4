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
  readonly bias: Float32Array;
  readonly stride: number;
};

export const emptyMap = (height: number, width: number, channels: number): Map3 => ({
  data: new Float32Array(height * width * channels),
  height,
  width,
  channels,
});

/** Rows or columns of padding before the first one, as 'SAME' puts them. */
const padBefore = (size: number, kernel: number, stride: number) =>
  Math.max(0, Math.floor(((Math.ceil(size / stride) - 1) * stride + kernel - size) / 2));

/** Convolution with 'SAME' padding. */
export function convolve(source: Map3, { weights, shape, bias, stride }: Convolution): Map3 {
  const [outputs, rows, columns, inputs] = shape as [number, number, number, number];
  const target = emptyMap(Math.ceil(source.height / stride), Math.ceil(source.width / stride), outputs);
  const top = padBefore(source.height, rows, stride);
  const left = padBefore(source.width, columns, stride);
  let at = 0;
  for (let y = 0; y < target.height; y++)
    for (let x = 0; x < target.width; x++, at += outputs) {
      for (let o = 0; o < outputs; o++) target.data[at + o] = bias[o] as number;
      for (let r = 0; r < rows; r++) {
        const sy = y * stride + r - top;
        if (sy < 0 || sy >= source.height) continue;
        for (let c = 0; c < columns; c++) {
          const sx = x * stride + c - left;
          if (sx < 0 || sx >= source.width) continue;
          const from = (sy * source.width + sx) * inputs;
          for (let o = 0; o < outputs; o++) {
            const w = ((o * rows + r) * columns + c) * inputs;
            let sum = 0;
            for (let i = 0; i < inputs; i++) sum += (source.data[from + i] as number) * (weights[w + i] as number);
            target.data[at + o] = (target.data[at + o] as number) + sum;
          }
        }
      }
    }
  return target;
}

/** One small filter per channel, 'SAME' padding. */
export function convolveDepthwise(source: Map3, { weights, shape, bias, stride }: Convolution): Map3 {
  const [, rows, columns, channels] = shape as [number, number, number, number];
  const target = emptyMap(Math.ceil(source.height / stride), Math.ceil(source.width / stride), channels);
  const top = padBefore(source.height, rows, stride);
  const left = padBefore(source.width, columns, stride);
  let at = 0;
  for (let y = 0; y < target.height; y++)
    for (let x = 0; x < target.width; x++, at += channels) {
      for (let k = 0; k < channels; k++) target.data[at + k] = bias[k] as number;
      for (let r = 0; r < rows; r++) {
        const sy = y * stride + r - top;
        if (sy < 0 || sy >= source.height) continue;
        for (let c = 0; c < columns; c++) {
          const sx = x * stride + c - left;
          if (sx < 0 || sx >= source.width) continue;
          const from = (sy * source.width + sx) * channels;
          const w = (r * columns + c) * channels;
          for (let k = 0; k < channels; k++)
            target.data[at + k] =
              (target.data[at + k] as number) + (source.data[from + k] as number) * (weights[w + k] as number);
        }
      }
    }
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

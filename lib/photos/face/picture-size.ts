import type { Picture } from './picture.ts';

/** Means of the source values that each of `count` values covers, with parts of values at both ends. */
function listSpans(size: number, count: number) {
  const step = size / count;
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i * step, Math.min(size, (i + 1) * step)];
    const [first, last] = [Math.floor(from), Math.min(size - 1, Math.ceil(to) - 1)];
    const weights = Array.from(
      { length: last - first + 1 },
      (_value, k) => (Math.min(to, first + k + 1) - Math.max(from, first + k)) / (to - from),
    );
    return { first, weights };
  });
}

/** The picture with no edge longer than `edge` pixels: each pixel is the mean of the area that it covers. */
export function reducePicture(picture: Picture, edge: number): Picture {
  const { data, width, height } = picture;
  const scale = edge / Math.max(width, height);
  if (scale >= 1) return picture;
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const across = listSpans(width, columns);
  const narrow = new Float32Array(columns * height * 3);
  for (let y = 0; y < height; y++)
    across.forEach(({ first, weights }, x) => {
      for (let k = 0; k < weights.length; k++)
        for (let c = 0; c < 3; c++) {
          const at = (y * columns + x) * 3 + c;
          const value = (data[(y * width + first + k) * 3 + c] as number) * (weights[k] as number);
          narrow[at] = (narrow[at] as number) + value;
        }
    });
  const line = columns * 3;
  const reduced = new Uint8Array(rows * line);
  listSpans(height, rows).forEach(({ first, weights }, y) => {
    for (let at = 0; at < line; at++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++)
        sum += (narrow[(first + k) * line + at] as number) * (weights[k] as number);
      reduced[y * line + at] = Math.round(sum);
    }
  });
  return { data: reduced, width: columns, height: rows };
}

import type { Painter, Vec } from '../paint';

/** Paint higher above the middle than this many radii is not head or hair, but something held above it. */
const HIGHEST = 2.1;
const OPAQUE = 128;

/** Height of the uppermost paint straight above a point of the layer, without a gap; units of the layer's frame. */
export function topOfFigure(layer: Painter, [x, y]: Vec, radius: number): number {
  const m = layer.context.getTransform();
  const { width, height } = layer.canvas;
  const column = Math.round(m.a * x + m.c * y + m.e);
  const middle = Math.round(m.b * x + m.d * y + m.f);
  const usual = y - radius;
  if (column < 0 || column >= width || middle < 1 || middle > height) return usual;
  const high = Math.max(0, middle - Math.round(radius * HIGHEST * m.d));
  const { data } = layer.context.getImageData(column, high, 1, middle - high);
  let row = middle - high - 1;
  while (row >= 0 && (data[row * 4 + 3] ?? 0) > OPAQUE) row--;
  return (high + row + 1 - m.f - m.b * x) / m.d;
}

import { freeCanvas, type Painter } from '../paint';

/** A crowd for the screen; figures in print size are painted once and not kept. */
const MAX_CACHED_PIXELS = 4_000_000;
const LARGEST_PIXELS = 400_000;

const cache = new Map<string, Painter>();

const pixelsOf = ({ canvas }: Painter) => canvas.width * canvas.height;

/** Frees the figures that were not used for longest until this one has room. */
function makeRoom(layer: Painter): void {
  let pixels = pixelsOf(layer);
  for (const known of cache.values()) pixels += pixelsOf(known);
  for (const [key, known] of cache) {
    if (pixels <= MAX_CACHED_PIXELS) return;
    pixels -= pixelsOf(known);
    cache.delete(key);
    freeCanvas(known.canvas);
  }
}

/** Where and how large a figure is painted on a page: the same figure elsewhere has other pixels. */
export function placeKey({ canvas, context, pxPerUnit, light }: Painter): string {
  const { a, b, c, d, e, f } = context.getTransform();
  return [canvas.width, canvas.height, pxPerUnit, light, a, b, c, d, e, f].join(',');
}

/**
 * The painted figure of this key without its empty margins, kept for the next picture that shows it: a crowd costs more
 * than its stage, and is the same while a hero is drawn again. The caller may draw on the layer.
 */
export function cachedFigure(key: string, paint: () => Painter): Painter {
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known.copy();
  }
  const whole = paint();
  const layer = whole.trimmed();
  if (layer !== whole) freeCanvas(whole.canvas);
  if (pixelsOf(layer) > LARGEST_PIXELS) return layer;
  makeRoom(layer);
  cache.set(key, layer);
  return layer.copy();
}

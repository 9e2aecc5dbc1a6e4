import { freeCanvas, type Painter, taper, type Vec } from '../../paint';
import type { CompanionLook } from '../model';

const BOW = ['#f0604a', '#f7993f', '#fbd957', '#6cc474', '#4aa2e4', '#8f70d2'] as const;
/** Half the width of one stripe where it leaves the tummy, and near the floor of the back cover. */
const [THIN, WIDE] = [4, 17];
const STEPS = 60;
/** Half of what two stripes share, so that nothing shines between them. */
const OVERLAP = 0.8;
/** Where the tummy of a cover is. */
const USUAL: Vec = [1980, 840];
/** How high the middle of the way is where it is highest: over the head of the child, below the title. */
const CROWN = 440;
/** The share of the way from the tummy to the crown. */
const RISE = 0.42;

type Curve = readonly [from: Vec, out: Vec, before: Vec, to: Vec];

const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;

const along = ([a, b, c, d]: Curve, t: number): Vec => [
  cubic(a[0], b[0], c[0], d[0], t),
  cubic(a[1], b[1], c[1], d[1], t),
];

/** How half the width of a stripe grows along the way. */
const halfAt = (t: number) => THIN + (WIDE - THIN) * Math.min(1, t / 0.8) ** 1.1;

type Way = (t: number) => Vec;

/** From a tummy whose middle is at `x`, `y` around the head of the child, over both heads and to the floor. */
function wayFrom([x, y]: Vec): Way {
  const crown: Vec = [x - 60, CROWN];
  const up: Curve = [[x + 8, y + 36], [x + 290, y + 20], [x + 320, CROWN + 8], crown];
  const down: Curve = [crown, [x - 560, CROWN - 10], [690, 380], [652, 1040]];
  return (t) => (t < RISE ? along(up, t / RISE) : along(down, (t - RISE) / (1 - RISE)));
}

/** One stripe, so many of its own widths beside the middle of the way; negative above. */
function stripe(way: Way, beside: number) {
  const ts = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  const line = ts.map((t): Vec => {
    const [[x0, y0], [x, y], [x1, y1]] = [way(t - 0.005), way(t), way(t + 0.005)];
    const aside = (beside * 2 * halfAt(t)) / Math.hypot(x1 - x0, y1 - y0);
    return [x + (y1 - y0) * aside, y - (x1 - x0) * aside];
  });
  const radii = ts.map((t) => halfAt(t) + OVERLAP);
  return taper(line, radii, { round: false });
}

/** It fades where it begins and on the floor. */
function fadeEnds(layer: Painter, [x, y]: Vec) {
  const { context } = layer;
  context.globalCompositeOperation = 'destination-out';
  layer.soft(x, y + 10, 42, 42, '#000000', 1, 0, 0.3);
  context.fillStyle = layer.linear(0, 920, 0, 1040, [
    [0, '#000000', 0],
    [1, '#000000', 0.7],
  ]);
  context.fillRect(380, 900, 420, 200);
}

/** A rainbow out of the tummy at which its left hand would be aimed; it is as narrow there as what it comes from. */
export function rainbowOut(p: Painter, { hands }: CompanionLook): void {
  const way = wayFrom(hands?.L?.at ?? USUAL);
  const start = way(0);
  const layer = p.newLayer({ x: 380, y: 280, width: start[0] + 20, height: 800 });
  BOW.forEach((colour, i) => {
    layer.fill(stripe(way, i - (BOW.length - 1) / 2), colour, { alpha: 0.86 });
  });
  fadeEnds(layer, start);
  p.put(layer);
  freeCanvas(layer.canvas);
}

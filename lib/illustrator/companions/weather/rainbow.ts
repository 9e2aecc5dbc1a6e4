import { angle, ellipse, freeCanvas, length, lerp, type Painter, polar, star, sub, taper, type Vec } from '../../paint';
import type { CompanionLook } from '../model';

/** From the outer stripe to the inner one. */
const BOW = ['#f0604a', '#f7993f', '#fbd957', '#6cc474', '#4aa2e4', '#8f70d2'] as const;
/** Half the width of one stripe, and of what two stripes share, so that nothing shines between them. */
const [HALF, OVERLAP] = [6, 0.7];
const STEPS = 60;
/** Where the tummy and the palm of a cover are. */
const [TUMMY, PALM]: readonly [Vec, Vec] = [
  [2100, 880],
  [1680, 880],
];
/** How far below its ends the bow goes on, where cloud and palm hide it. */
const BELOW = 0.1;

type Arc = { readonly middle: Vec; readonly radius: number; readonly from: number };

/** Half a circle over the line between two points. */
const arcOver = (start: Vec, end: Vec): Arc => ({
  middle: lerp(start, end, 0.5),
  radius: length(sub(start, end)) / 2,
  from: angle(sub(start, end)),
});

function stripe({ middle, radius, from }: Arc, beside: number) {
  const line = Array.from({ length: STEPS + 1 }, (_, i) =>
    polar(middle, from + BELOW - (i / STEPS) * (Math.PI + 2 * BELOW), radius + beside * 2 * HALF),
  );
  return taper(line, [HALF + OVERLAP, HALF + OVERLAP], { round: false });
}

/** The cloud of the tummy that it comes out of. */
function cloud(p: Painter, [x, y]: Vec) {
  for (const [dx, dy, rx, ry] of [
    [-26, 10, 22, 16],
    [26, 12, 20, 15],
    [0, 4, 26, 21],
    [1, 17, 42, 13],
  ] as const) {
    p.fill(ellipse(x + dx, y + dy + 4, rx, ry), '#b9cdea', { alpha: 0.8 });
    p.fill(ellipse(x + dx, y + dy, rx, ry), '#fbfdff');
  }
}

/** What sparkles where it lands. */
function sparkles(p: Painter, [x, y]: Vec) {
  p.soft(x, y, 120, 90, '#fff3c8', 0.7, 0, 0.4);
  for (const [dx, dy, size] of [
    [-62, -52, 17],
    [-96, -110, 10],
    [-84, 4, 9],
    [66, -30, 13],
    [92, -70, 8],
  ] as const)
    p.fill(star(x + dx, y + dy, size, 0.3, 4), '#fffbe6', { alpha: 0.95 });
}

/** A rainbow out of the tummy at which its left hand would be aimed, into the palm at which its right one would be. */
export function rainbowOut(p: Painter, { hands }: CompanionLook): void {
  const [start, end] = [hands?.L?.at ?? TUMMY, hands?.R?.at ?? PALM];
  const arc = arcOver(start, end);
  const reach = arc.radius + 6 * HALF + 40;
  const [x, y] = arc.middle;
  p.soft(x, y - arc.radius * 0.4, reach * 1.2, reach, '#fff0c0', 0.06, 0, 0.5);
  const layer = p.newLayer({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });
  BOW.forEach((colour, i) => {
    layer.fill(stripe(arc, (BOW.length - 1) / 2 - i), colour, { alpha: 0.94 });
  });
  p.put(layer);
  freeCanvas(layer.canvas);
  sparkles(p, end);
  cloud(p, start);
}

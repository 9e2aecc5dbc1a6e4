import { getCompanion } from '@/lib/illustrator/companions';
import { RINGING_HANDS } from '@/lib/illustrator/companions/land/raccoon';
import { getMood } from '@/lib/illustrator/companions/mood';
import { ellipse, freeCanvas, shade, taper, type Vec } from '@/lib/illustrator/paint';
import type { Scene } from '@/lib/illustrator/scene';
import { type Easel, glow } from '../../kit/easel';
import { outline } from '../../kit/outline';
import { hangingBell } from './things';

const TAUPE = '#948a8c';
const HAND = '#453a42';

type Expression = Scene['hero']['expression'];

/** A raccoon that belongs to the scenery, so that the scenery can cover a part of it; `k` is its scale. */
export function hiddenRaccoon(e: Easel, x: number, y: number, k: number, expression: Expression, way: 1 | -1 = 1) {
  const raccoon = getCompanion('raccoonSit');
  e.p.in(x, y, 0, way * k, k, () => raccoon?.draw(e.p, { mood: getMood(expression), hero: null }));
}

type Place = readonly [x: number, y: number, scale: number];
type Dim = { readonly expression: Expression; readonly way?: 1 | -1; readonly dark: string; readonly alpha: number };

/** One that sits up in the dim and holds out a bell in both hands. */
export function holdingRaccoon(e: Easel, [x, y, k]: Place, { expression, way = 1, ...dim }: Dim) {
  dimmed(e, [x, y, k], dim, (own) => {
    hiddenRaccoon(own, x, y, k, expression, way);
    own.p.in(x, y, 0, way * k, k, () => holding(own));
  });
}

/** One on a bough, with a bell in either hand, that looks down at who walks below. */
export function ringingRaccoon(e: Easel, [x, y, k]: Place, { expression, ...dim }: Omit<Dim, 'way'>) {
  dimmed(e, [x, y, k], dim, (own) =>
    own.p.in(x, y, 0, k, k, () => {
      const mood = { ...getMood(expression), gaze: [-0.1, 0.9] as const };
      getCompanion('raccoonRing')?.draw(own.p, { mood, hero: null });
    }),
  );
  for (const [i, [u, v]] of RINGING_HANDS.entries()) {
    const swing = i ? -0.3 : 0.34;
    glow(e, x + u * k, y + (v + 30) * k, 90 * k, '#ffe2a0', 0.6);
    hangingBell(e, x + u * k, y + (v + 8) * k, 0.98 * k, '#e8b94a', swing);
  }
}

/** One that sits up and hugs a bell. */
export function huggingRaccoon(e: Easel, [x, y, k]: Place, way: 1 | -1) {
  hiddenRaccoon(e, x, y, k, 'joy', way);
  e.p.in(x, y, 0, way * k, k, () => {
    belly(e);
    hangingBell(e, 24, -74, 1.8, '#f6c445', -0.1);
    arm(e, [
      [-14, -70],
      [-36, -46],
      [-8, -28],
    ]);
    pawRound(e, -4, -27, 1);
    arm(e, [
      [42, -82],
      [78, -58],
      [60, -34],
    ]);
    pawRound(e, 55, -32, -1);
  });
}

/** The belly and the feet of who sits up, over the forelegs of who sits on all fours. */
function belly(e: Easel) {
  const shape = outline([-20, -60, 12, -74, 40, -62, 47, -32, 40, -4, 14, 6, -14, 2, -26, -26]);
  e.p.form(shape, TAUPE, { depth: 10 });
  e.p.soft(14, -26, 24, 30, '#d8d0cc', 0.7);
  for (const at of [-8, 32]) e.p.form(ellipse(at, 3, 17, 8), HAND, { depth: 4 });
}

/** Sitting up, with a bell in two hands that hold it out. */
function holding(e: Easel) {
  belly(e);
  glow(e, 78, -44, 56, '#ffe2a0', 0.6);
  arm(e, [
    [-10, -64],
    [20, -38],
    [58, -50],
  ]);
  pawRound(e, 63, -52, 1);
  hangingBell(e, 80, -72, 1.2);
  arm(e, [
    [34, -78],
    [56, -86],
    [78, -78],
  ]);
  pawRound(e, 82, -74, -1);
}

const arm = (e: Easel, line: readonly Vec[]) => e.p.form(taper(line, [9, 8, 7]), shade(TAUPE, 0.05), { depth: 5 });

/** A round paw that closes around something, its fingers on the side `inwards`. */
function pawRound(e: Easel, x: number, y: number, inwards: 1 | -1) {
  e.p.form(ellipse(x, y, 10, 9), HAND, { depth: 4 });
  for (const [u, v] of [
    [6, -6.5],
    [9, -1.5],
    [7.5, 4],
    [2, 8],
  ] as const)
    e.p.form(ellipse(x + inwards * u, y + v, 4.6, 4), '#5c4f58', { depth: 2 });
}

function dimmed(e: Easel, [x, y, k]: Place, { dark, alpha }: Pick<Dim, 'dark' | 'alpha'>, paint: (e: Easel) => void) {
  const layer = e.p.newLayer();
  paint({ ...e, p: layer, c: layer.context });
  const c = layer.context;
  c.save();
  c.globalCompositeOperation = 'source-atop';
  c.globalAlpha = alpha;
  c.fillStyle = dark;
  c.fillRect(x - 400 * k, y - 400 * k, 800 * k, 800 * k);
  c.restore();
  e.p.put(layer);
  freeCanvas(layer.canvas);
}

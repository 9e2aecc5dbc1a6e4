import { getCompanion } from '@/lib/illustrator/companions';
import { RINGING_HANDS } from '@/lib/illustrator/companions/land/raccoon';
import { getMood } from '@/lib/illustrator/companions/mood';
import { ellipse, freeCanvas, shade, taper } from '@/lib/illustrator/paint';
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

/** A hidden raccoon in the dim: the dark of the place lies on it. */
export function dimRaccoon(e: Easel, [x, y, k]: Place, { expression, way = 1, ...dim }: Dim) {
  dimmed(e, [x, y, k], dim, (own) => hiddenRaccoon(own, x, y, k, expression, way));
}

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

/** The belly of who sits up, over the forelegs of who sits on all fours, and a bell in two hands that hold it out. */
function holding(e: Easel) {
  const belly = outline([-20, -60, 12, -74, 40, -62, 47, -32, 40, -4, 14, 6, -14, 2, -26, -26]);
  e.p.form(belly, TAUPE, { depth: 10 });
  e.p.soft(14, -26, 24, 30, '#d8d0cc', 0.7);
  for (const at of [-8, 32]) e.p.form(ellipse(at, 3, 17, 8), HAND, { depth: 4 });
  glow(e, 76, -46, 56, '#ffe2a0', 0.6);
  hangingBell(e, 76, -74, 1.12);
  for (const [shoulder, elbow, hand] of [
    [
      [-10, -66],
      [22, -46],
      [64, -62],
    ],
    [
      [34, -74],
      [58, -70],
      [80, -76],
    ],
  ] as const) {
    e.p.form(taper([shoulder, elbow, hand], [9, 8, 6.4]), shade(TAUPE, 0.05), { depth: 5 });
    e.p.form(ellipse(hand[0], hand[1], 8, 7), '#5c4f58', { depth: 3 });
    const inwards = Math.sign(76 - hand[0]);
    for (const v of [-4, 0, 4])
      e.p.form(
        taper(
          [
            [hand[0] + inwards * 4, hand[1] + v],
            [hand[0] + inwards * 12, hand[1] + v + 1],
          ],
          [2.8, 2.4],
        ),
        HAND,
        { depth: 1.6 },
      );
  }
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

import { ellipse, type Painter, type Polygon, shade, smooth, tint, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { boxed } from '../kit/prop';
import type { Prop } from '../model';

const [RED, WOOD, BRASS] = ['#d8352e', '#8a5a3c', '#d9b25a'];
/** Half the width of the umbrella, the height of its edge and of its top above the grip. */
const [HALF, EDGE, TOP] = [300, -196, -336];
const RIBS = [-1, -0.66, -0.3, 0.08, 0.46, 0.78, 1] as const;

/** The biggest umbrella of a house, open; the fist is at the origin. */
function umbrella(p: Painter) {
  const inside = ellipse(0, EDGE, HALF - 2, 34);
  p.fill(inside, shade(RED, 0.2));
  for (const u of RIBS) p.fill(stroke(`0,${EDGE - 60} ${u * HALF * 0.9},${EDGE + 16}`, 2, 1.6), shade(RED, 0.32));
  p.form(stroke(`0,${TOP + 20} 0,0 0,40 10,62 30,62 38,44`, 6, 7, 7, 7, 6.4, 5), WOOD, { depth: 3 });
  const scallops = RIBS.slice(0, -1)
    .map((u, i) => {
      const next = RIBS[i + 1] ?? 1;
      const middle = (u + next) / 2;
      return `${u * HALF},${EDGE - (1 - Math.abs(u)) * 4}! ${middle * HALF},${EDGE - 16}`;
    })
    .join(' ');
  const dome = blob(
    `${scallops} ${HALF},${EDGE}! 262,${EDGE - 62} 170,${TOP + 32} 60,${TOP + 4} 0,${TOP} -60,${TOP + 4} -170,${TOP + 32} -262,${EDGE - 62}`,
    8,
  );
  p.form(dome, RED, { depth: 16 });
  p.clip(dome, () => {
    for (const [from, to] of [
      [-0.66, -0.3],
      [0.08, 0.46],
      [0.78, 1],
    ] as const)
      p.fill(
        blob(
          `0,${TOP}! ${from * 190},${TOP + 40} ${from * HALF},${EDGE + 10}! ${to * HALF},${EDGE + 10}! ${to * 190},${TOP + 40}`,
          8,
        ),
        tint(RED, 0.07),
        { alpha: 0.8 },
      );
    p.soft(-120, TOP + 46, 70, 22, '#ffffff', 0.3, -0.35);
  });
  p.form(stroke(`0,${TOP + 4} 0,${TOP - 22}`, 6, 4), WOOD, { depth: 2 });
}

/** Corner `i` of eight around the middle, at a share of the radius. */
const corner = (i: number, share = 1): Vec => {
  const a = ((i + 0.5) / 8) * Math.PI * 2;
  return [Math.cos(a) * HALF * share, Math.sin(a) * HALF * share];
};

const round = (): Polygon =>
  smooth(
    Array.from({ length: 8 }, (_, i) => {
      const [x, y] = corner(i);
      const [u, v] = [corner(i + 0.5, 0.955)].flat() as [number, number];
      return [
        [x, y, 1],
        [u, v],
      ] as const;
    }).flat(),
    true,
    7,
  );

/** The same umbrella from straight above. */
function umbrellaAbove(p: Painter) {
  const canopy = round();
  p.form(canopy, RED, { depth: 18 });
  p.clip(canopy, () => {
    for (let i = 0; i < 8; i++) {
      const [a, b] = [corner(i, 1.05), corner(i + 1, 1.05)];
      if (i % 2) p.fill([[0, 0], a, b], tint(RED, 0.06), { alpha: 0.8 });
      p.fill(stroke(`0,0 ${a[0]},${a[1]}`, 3, 2), shade(RED, 0.14), { alpha: 0.8 });
    }
    p.soft(-110, -130, 90, 50, '#ffffff', 0.22, -0.7);
  });
  p.form(ellipse(0, 0, 16), WOOD, { depth: 5 });
  p.form(ellipse(-2, -2, 7), tint(WOOD, 0.16), { depth: 2 });
}

/** A key with its ring; the fingers hold the ring. */
function doorKey(p: Painter) {
  p.edge(ellipse(0, 0, 17), BRASS, 8, 1);
  p.form(stroke('-14,6 -76,30', 5, 5), BRASS, { depth: 2 });
  p.form(stroke('-60,26 -54,42', 5, 4), BRASS, { depth: 2 });
  p.form(stroke('-74,30 -68,46', 5, 4), BRASS, { depth: 2 });
}

/** What belongs to a rainy street. */
export const RAIN_STANDING: Readonly<Record<string, Prop>> = {
  bigUmbrella: { draw: umbrella, box: boxed(-310, -366, 620, 440), shadow: 0 },
  bigUmbrellaAbove: { draw: umbrellaAbove, box: boxed(-310, -310, 620, 620), shadow: 0 },
  doorKey: { draw: doorKey, box: boxed(-90, -30, 120, 90), shadow: 0 },
};

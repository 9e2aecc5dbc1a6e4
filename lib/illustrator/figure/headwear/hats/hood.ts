import {
  ellipse,
  type Knot,
  mapShape,
  type Painter,
  type Polygon,
  type Shape,
  seededRandom,
  shade,
  smooth,
  tint,
  type Vec,
} from '../../../paint';
import type { HairBrush } from '../../hair/brush';
import type { Hat } from '../../outfit';
import { clothTones } from '../cloth';
import { farEdge } from '../hijab';
import { BEHIND, OPENING, SIDE } from '../hijab-turned';
import type { HatDrawing } from './hat';

/** Rim of the hood round a face that looks straight ahead. */
const RIM: readonly Knot[] = [
  [0, -45],
  [27, -40],
  [44, -22],
  [50, 2],
  [48, 26],
  [38, 44],
  [20, 54],
  [0, 58],
  [-20, 54],
  [-38, 44],
  [-48, 26],
  [-50, 2],
  [-44, -22],
  [-27, -40],
];
const OUTER: readonly Knot[] = [
  [0, -74],
  [34, -67],
  [58, -42],
  [66, -8],
  [64, 22],
  [54, 46],
  [36, 60],
  [0, 66],
  [-36, 60],
  [-54, 46],
  [-64, 22],
  [-66, -8],
  [-58, -42],
  [-34, -67],
];

type Cut = { readonly cloth: Polygon; readonly opening: Shape; readonly inside: Polygon | null; readonly rim: Polygon };

function facingCut(h: HairBrush): Cut {
  const { turn } = h.view;
  // On the far side the rim goes to the edge of the cheek, on the near side it moves with the cloth.
  const rim = RIM.map(([x, y]): Knot => {
    const at = h.skull([x, y]);
    if (x * turn <= 0) return [at[0] + turn * 13, at[1]];
    return [
      Math.sign(x) * Math.max(Math.abs(at[0]) - Math.abs(turn) * 12, y > -30 && y < 46 ? farEdge(h, y) + 2 : 0),
      at[1],
    ];
  });
  const inside = smooth(rim);
  const outer = OUTER.map(([x, y]): Knot => {
    const at = h.skull([x, y]);
    if (x * turn <= 0) return at;
    return [
      Math.sign(x) * Math.max(Math.abs(at[0]) - Math.abs(turn) * 6, y > -30 && y < 46 ? farEdge(h, y) + 11 : 0),
      at[1],
    ];
  });
  return { cloth: smooth(outer), opening: inside, inside, rim: inside };
}

function profileCut(h: HairBrush): Cut {
  const seen = (knots: readonly Knot[]) => knots.map(([x, y, sharp]): Knot => [x * h.view.side, y, sharp ?? 0]);
  const rim = smooth(seen(OPENING), false, 8);
  const cloth = [...smooth(seen(SIDE), false, 8), ...rim];
  const free: Vec[] = [
    ...rim,
    [h.view.side * 46, -38],
    [h.view.side * 120, -38],
    [h.view.side * 120, 90],
    [h.view.side * 30, 90],
  ];
  return { cloth, opening: free, inside: null, rim };
}

const cutOf = (h: HairBrush): Cut => {
  if (h.view.aspect === 'face') return facingCut(h);
  if (h.view.aspect === 'profile') return profileCut(h);
  return { cloth: smooth(BEHIND), opening: ellipse(0, 0, 1), inside: null, rim: [] };
};

type Tuft = { readonly at: Vec; readonly along: Vec; readonly reach: number; readonly tone: string };

function drawTuft(p: Painter, { at: [x, y], along: [dx, dy], reach, tone }: Tuft): void {
  const on = (u: number, v: number): Knot => [x + dx * u - dy * v, y + dy * u + dx * v];
  const [tx, ty] = on(reach, 4);
  p.form(smooth([on(0, -18), on(reach * 0.7, -15), [tx, ty, 1], on(reach * 0.76, 15), on(0, 18)]), tone, { depth: 4 });
  p.line([on(reach * 0.2, 0), on(reach * 0.82, 2)], 1.6, shade(tone, 0.12), 0.5);
  p.line([on(reach * 0.3, -7), on(reach * 0.8, -3)], 1.4, tint(tone, 0.12), 0.5);
}

/** Tufts all round a lion's hood. */
function mane(
  { painter: p, skull }: HairBrush,
  color: string,
  rings: readonly (readonly [number, number, string])[],
): void {
  const random = seededRandom('mane');
  for (const [inner, reach, tone] of rings) {
    const count = Math.round(inner / 3.4 + 3);
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 2 * Math.PI + random.between(-0.06, 0.06);
      const along: Vec = [Math.cos(a), Math.sin(a)];
      const [x, y] = skull([along[0] * inner, -4 + along[1] * inner * 0.96]);
      drawTuft(p, {
        at: [x, y],
        along,
        reach: reach * random.between(0.92, 1.06),
        tone: i % 3 ? tone : shade(tone, 0.03),
      });
    }
  }
  if (rings.length > 2) p.soft(0, -6, 40, 40, tint(color, 0.06), 0.4);
}

/** From the side the tufts start at the rim of the face and lie backwards. */
function maneAside({ painter: p, view }: HairBrush, rim: Polygon, color: string): void {
  const random = seededRandom('mane');
  for (const [back, tone] of [
    [46, shade(color, 0.08)],
    [24, color],
    [2, tint(color, 0.04)],
  ] as const) {
    for (let i = 2; i < rim.length; i += 6) {
      const [x, y] = rim[i] as Vec;
      const a = Math.PI - (y + 4) * 0.017 + random.between(-0.08, 0.08);
      const along: Vec = [Math.cos(a) * view.side, Math.sin(a)];
      drawTuft(p, { at: [x - view.side * back, y], along, reach: random.between(40, 48), tone });
    }
  }
}

function ears({ painter: p, skull }: HairBrush, color: string): void {
  for (const g of [-1, 1]) {
    const [x, y] = skull([g * 46, -62]);
    p.form(ellipse(x, y, 17, 17), color, { depth: 5 });
    p.fill(ellipse(x + g * -1, y + 3, 9.5, 10), '#e9a58c', { alpha: 0.85 });
  }
}

/** A hood up, or a costume's with ears and perhaps a mane: the face looks out of it, all hair is inside. */
export function hood(h: HairBrush, { kind, color, trim }: Hat): HatDrawing {
  const p = h.painter;
  const { cloth, opening, inside, rim } = cutOf(h);
  const { aspect } = h.view;
  const { shadow, deep, light } = clothTones(color);
  const lion = kind === 'mane';
  const hasEars = lion || kind === 'bear';
  const tufts = trim ?? shade(color, 0.15);
  return {
    free: opening,
    hidesBack: true,
    behind: () => {
      if (lion)
        mane(h, tufts, [
          [42, 60, shade(tufts, 0.08)],
          [42, 48, tufts],
        ]);
      // The dark inside, behind the neck.
      p.form(
        mapShape(cloth, ([x, y]) => [x * 0.96, y * 0.97]),
        deep,
        { light: 0, depth: 6 },
      );
    },
    before: () => {
      const layer = p.newLayer({ x: -100, y: -110, width: 200, height: 210 });
      layer.form(cloth, color, { depth: 10, softness: 6, shadowColor: shadow, lightColor: light });
      if (inside) {
        layer.line([h.skull([-50, -36]), h.skull([-58, 0]), h.skull([-46, 42])], 2.4, deep, 0.5);
        layer.line([h.skull([40, -52]), h.skull([57, -14]), h.skull([52, 30])], 2.4, deep, 0.5);
        layer.line([h.skull([-8, -74]), h.skull([-3, -60]), h.skull([0, -46])], 1.6, deep, 0.5);
        layer.fill(inside, '#000000', { op: 'destination-out' });
      }
      p.put(layer);
      if (lion && aspect === 'back')
        mane(h, tufts, [
          [42, 44, tufts],
          [26, 40, tint(tufts, 0.03)],
          [10, 34, tint(tufts, 0.05)],
        ]);
      if (lion && aspect === 'profile') maneAside(h, rim, tufts);
      if (hasEars && !inside) ears(h, color);
      if (!inside) return;
      const edge = inside.filter((_, i) => i % 4 === 0);
      p.clip(inside, () => p.inner(inside, shade(color, 0.32), -p.lit()[0] * -4, 5, 4, 0.34, 0.4));
      p.line([...edge, edge[0] as Vec], lion ? 2.4 : 3, lion ? deep : (trim ?? light), 0.75, [1, 1]);
      if (hasEars) ears(h, color);
    },
  };
}

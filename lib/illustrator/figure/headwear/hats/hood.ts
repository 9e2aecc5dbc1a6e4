import {
  ellipse,
  type Knot,
  mapShape,
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

type Cut = { readonly cloth: Polygon; readonly opening: Shape; readonly inside: Polygon | null };

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
  return { cloth: smooth(outer), opening: inside, inside };
}

function profileCut(h: HairBrush): Cut {
  const seen = (knots: readonly Knot[]) => knots.map(([x, y, sharp]): Knot => [x * h.view.side, y, sharp ?? 0]);
  const rim = smooth(seen(OPENING), false, 8);
  const cloth = [...smooth(seen(SIDE), false, 8), ...rim];
  const free: Vec[] = [
    ...rim,
    [h.view.side * 45, -90],
    [h.view.side * 120, -90],
    [h.view.side * 120, 90],
    [h.view.side * 30, 90],
  ];
  return { cloth, opening: free, inside: null };
}

const cutOf = (h: HairBrush): Cut => {
  if (h.view.aspect === 'face') return facingCut(h);
  if (h.view.aspect === 'profile') return profileCut(h);
  return { cloth: smooth(BEHIND), opening: ellipse(0, 0, 1), inside: null };
};

/** Tufts all round a lion's hood. */
function mane({ painter: p, skull }: HairBrush, color: string): void {
  const random = seededRandom('mane');
  for (const [radius, tone, count] of [
    [102, shade(color, 0.08), 15],
    [90, color, 13],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 2 * Math.PI + random.between(-0.06, 0.06);
      const r = radius * random.between(0.93, 1.05);
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      const at = (u: number, v: number): Knot => skull([dx * u - dy * v, -4 + (dy * u + dx * v) * 0.96]);
      const tuft = smooth([
        at(40, -20),
        at(r * 0.84, -17),
        [...(at(r, 4).slice(0, 2) as unknown as Vec), 1],
        at(r * 0.86, 16),
        at(40, 20),
      ]);
      p.form(tuft, tone, { depth: 4 });
      p.line([at(56, 0), at(r * 0.86, 2)], 1.6, i % 2 ? tint(color, 0.12) : shade(color, 0.14), 0.55);
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

/** A hood up, or a costume's with a mane and ears: the face looks out of it, all hair is inside. */
export function hood(h: HairBrush, { kind, color, trim }: Hat): HatDrawing {
  const p = h.painter;
  const { cloth, opening, inside } = cutOf(h);
  const { shadow, deep, light } = clothTones(color);
  const lion = kind === 'mane';
  return {
    free: opening,
    hidesBack: true,
    behind: () => {
      if (lion) mane(h, trim ?? shade(color, 0.15));
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
      if (!inside) return;
      const rim = inside.filter((_, i) => i % 4 === 0);
      p.clip(inside, () => p.inner(inside, shade(color, 0.32), -p.lit()[0] * -4, 5, 4, 0.34, 0.4));
      p.line([...rim, rim[0] as Vec], lion ? 2.4 : 3, lion ? deep : (trim ?? light), 0.75, [1, 1]);
      if (lion) ears(h, color);
    },
  };
}

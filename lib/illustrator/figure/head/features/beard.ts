import {
  type Knot,
  lightness,
  mix,
  type Painter,
  type Polygon,
  seededRandom,
  shade,
  smooth,
  tint,
  type Vec,
} from '../../../paint';
import type { HeadContext } from '../context';
import type { GrownUp } from '../grown-up';

/** The jaw below the cheeks, with the mouth left free; `below` is how far it hangs under the chin. */
function jawMass({ contour, view }: HeadContext, below: number, cheekY: number): Polygon {
  const at = (x: number, y: number): Knot => {
    const { x: px, y: py } = view.project(x, y, 51);
    return [px, py];
  };
  const rim = contour
    .filter(([, y]) => y > cheekY - 6)
    .map(([x, y]): Knot => {
      const share = Math.max(0, (y - 30) / 28);
      return [x * (1 + share * 0.01), y + below * share];
    });
  const right = rim.filter(([x]) => x >= 0).sort((a, b) => a[1] - b[1]);
  const left = rim.filter(([x]) => x < 0).sort((a, b) => b[1] - a[1]);
  const inner: Knot[] = [
    at(-38, cheekY + 4),
    at(-26, 26),
    at(-13, 28),
    at(0, 29.5),
    at(13, 28),
    at(26, 26),
    at(38, cheekY + 4),
  ];
  return [...right, ...left, ...smooth(inner, false, 6)].map(([x, y]) => [x, y] as const);
}

function strands({ painter: p }: HeadContext, shape: Polygon, color: string): void {
  const random = seededRandom('beard');
  p.clip(shape, () => {
    for (let i = 0; i < 34; i++) {
      const x = random.between(-44, 44);
      const y = random.between(24, 58);
      const length = random.between(5, 10);
      p.line(
        [
          [x, y],
          [x + x * 0.03, y + length * 0.5],
          [x - x * 0.02, y + length],
        ],
        1.5,
        i % 3 ? shade(color, 0.1) : tint(color, 0.12),
        0.45,
        [0.2, 1, 0.1],
      );
    }
  });
}

/** Above the mouth of an own face, whose smile it must not hide, a moustache is smaller. */
const OWN_MOUSTACHE = { up: 6.2, size: 0.72, droop: 0.1 } as const;

function moustache(head: HeadContext, color: string): void {
  const { painter: p, view, places, own } = head;
  const { x, y } = view.project(0, places.mouthY - (own ? OWN_MOUSTACHE.up : 4), 53);
  if (!own) moustacheAt(p, [x, y], color);
  else p.in(x, y, 0, OWN_MOUSTACHE.size, OWN_MOUSTACHE.size, () => moustacheAt(p, [0, 0], color, OWN_MOUSTACHE.droop));
}

/** `droop`: how far its ends hang, 1 is usual. */
function moustacheAt(p: Painter, [x, y]: Vec, color: string, droop = 1): void {
  for (const g of [-1, 1]) {
    const wing = smooth([
      [x, y - 2.6],
      [x + g * 7, y - 3.4],
      [x + g * 14, y + 0.6 * droop],
      [x + g * 17.5, y + 4.6 * droop, 1],
      [x + g * 9, y + 4.4 - 2 * (1 - droop)],
      [x, y + 2],
    ]);
    p.form(wing, color, { depth: 2.6, shadowColor: shade(color, 0.1), lightColor: tint(color, 0.1) });
    for (const u of [0.25, 0.55, 0.8])
      p.line(
        [
          [x + g * 3 * u, y - 2 + u * 2],
          [x + g * (6 + 9 * u), y - 1.4 + u * 4],
        ],
        1,
        u > 0.5 ? tint(color, 0.14) : shade(color, 0.12),
        0.55,
      );
  }
}

/** A beard shaded like hair; it lies under the mouth and follows the jaw. */
export function drawBeard(head: HeadContext, { beard, beardColour }: GrownUp): void {
  if (beard === 'none') return;
  const { painter: p, skin } = head;
  if (beard === 'short') {
    const shape = jawMass(head, 0.5, 16);
    // Grey stubble lets more of the skin through: a grey face would be taken for the skin.
    const grey = lightness(beardColour) > 0.6;
    const color = mix(beardColour, skin.base, grey ? 0.22 : 0.3);
    const [upper, lower] = grey ? [0.34, 0.62] : [0.75, 0.9];
    p.layer(
      shape,
      (c) => {
        c.fillStyle = p.linear(0, 18, 0, 44, [
          [0, color, grey ? 0 : 0.1],
          [0.45, color, upper],
          [1, color, lower],
        ]);
        c.fillRect(-70, 0, 140, 80);
      },
      { grain: 0.3, alpha: 0.85 },
    );
    strands(head, shape, color);
    moustache(head, color);
    return;
  }
  if (beard === 'full') {
    const shape = jawMass(head, 13, 8);
    p.form(shape, beardColour, {
      depth: 8,
      softness: 5,
      shadowColor: shade(beardColour, 0.11),
      lightColor: tint(beardColour, 0.09),
    });
    strands(head, shape, beardColour);
  }
  moustache(head, beardColour);
}

/** The beard of a head that looks right. */
export function drawProfileBeard(head: HeadContext, { beard, beardColour }: GrownUp): void {
  if (beard === 'none') return;
  const p = head.painter;
  const tones = { depth: 6, shadowColor: shade(beardColour, 0.11), lightColor: tint(beardColour, 0.09) };
  if (beard !== 'moustache') {
    const below = beard === 'full' ? 11 : 0.5;
    const shape = smooth([
      [3, 4],
      [7, 20],
      [18, 28],
      [32, 29],
      [42, 28, 1],
      [45, 31],
      [37, 35.5, 1],
      [44, 41],
      [46, 50],
      [42 - below * 0.2, 58 + below],
      [26, 60 + below],
      [8, 55 + below * 0.4],
      [-4, 42],
      [-2, 18],
    ]);
    const draw = () => {
      p.form(shape, beard === 'full' ? beardColour : mix(beardColour, head.skin.base, 0.25), tones);
      strands(head, shape, beardColour);
    };
    if (beard === 'full') draw();
    else p.clip(head.contour, draw);
  }
  const lip = smooth([
    [47.4, 26],
    [40, 26.6],
    [31, 31, 0.6],
    [28, 36, 1],
    [38, 33.4],
    [47.6, 31.6],
  ]);
  p.form(lip, beardColour, { ...tones, depth: 2.4 });
}

/** Lines that years of laughing left: beside the eyes and from the nose to the mouth. */
export function drawLaughLines({ painter: p, view, skin, grownUp }: HeadContext): void {
  const at = (x: number, y: number): Knot => {
    const place = view.project(x, y);
    return [place.x, place.y];
  };
  for (const g of [-1, 1]) {
    for (const [dy, tilt] of [
      [-3, -2.6],
      [0.6, 0],
      [4, 2.4],
    ] as const)
      p.line(
        [at(g * 31.5, 3 + dy), at(g * 34.5, 3 + dy + tilt * 0.4), at(g * 37.5, 3 + dy + tilt)],
        1.2,
        skin.deep,
        0.6,
        [0.9, 0.8, 0.1],
      );
    if (grownUp?.beard !== 'full')
      p.line([at(g * 10, 19), at(g * 16, 25), at(g * 18.5, 32)], 1.5, skin.deep, 0.5, [0.2, 1, 0.15]);
    p.line([at(g * 13, 16.5), at(g * 21, 19.5), at(g * 29, 17)], 1.2, skin.deep, 0.38, [0.2, 1, 0.2]);
  }
  p.line([at(-14, -24), at(0, -25.5), at(14, -24)], 1.1, skin.deep, 0.32, [0.1, 1, 0.1]);
}

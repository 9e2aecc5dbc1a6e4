import { ellipse, type Knot, mix, type Polygon, rgba, shade, smooth, tint } from '@/lib/illustrator/paint';
import { clipTo, dab, disc, type Easel, fill, linear } from './easel';

type DarkShape = {
  /** The ground point. */
  readonly x: number;
  readonly y: number;
  /** Its height in stage units. */
  readonly size: number;
  readonly colour: string;
  /** What the light makes of its rim. */
  readonly lit: string;
  /** `reach`: both arms up; `wave`: one. */
  readonly pose?: 'sit' | 'stand' | 'reach' | 'wave';
  /** Where its eyes look, -1 to 1. */
  readonly gaze?: readonly [x: number, y: number];
  readonly alpha?: number;
  /** Its eyes are two crescents. */
  readonly smiling?: boolean;
  /** The colour of those. */
  readonly crescents?: string;
  /** Its eyes are wide, with a point of gold in each. */
  readonly dazzled?: boolean;
  /** So much light that its rim has this colour. */
  readonly edge?: string;
  /** Lids lie over the outer corners of its eyes. */
  readonly worried?: boolean;
  /** Degrees to the right. */
  readonly lean?: number;
};

const OUTLINES: Readonly<Record<NonNullable<DarkShape['pose']>, readonly Knot[]>> = {
  sit: [
    [-50, 0],
    [-57, -30],
    [-42, -64],
    [-27, -88],
    [-8, -97],
    [15, -95],
    [31, -80],
    [42, -58],
    [58, -26],
    [52, 1],
    [0, 6],
  ],
  stand: [
    [-30, 0],
    [-38, -44],
    [-32, -84],
    [-14, -99],
    [14, -99],
    [32, -84],
    [38, -44],
    [31, 0],
    [0, 5],
  ],
  wave: [
    [-30, 0],
    [-38, -44],
    [-34, -80],
    [-16, -97],
    [6, -98],
    [22, -88],
    [32, -92],
    [44, -104],
    [53, -100],
    [50, -80],
    [40, -56],
    [39, -40],
    [31, 0],
    [0, 5],
  ],
  reach: [
    [-34, 0],
    [-42, -36],
    [-40, -58],
    [-57, -76],
    [-68, -92],
    [-62, -107],
    [-47, -106],
    [-39, -90],
    [-27, -82],
    [-12, -92],
    [8, -94],
    [26, -84],
    [39, -96],
    [47, -112],
    [62, -113],
    [68, -98],
    [57, -78],
    [41, -58],
    [43, -36],
    [34, 0],
    [0, 5],
  ],
};
/** The middle between the eyes, in hundredths of the size. */
const FACES = { sit: [0, -66], stand: [0, -74], reach: [0, -68], wave: [-4, -74] } as const;
const TUFTS = 64;

/** Behind the body, the colour of a light that is all around; it fades to the ground. */
function paintEdge(e: Easel, outline: Polygon, colour: string) {
  const tone = linear(e, 0, -100, 0, -10, [
    [0, rgba(colour, 0.95)],
    [1, rgba(colour, 0)],
  ]);
  e.p.in(0, -1.5, 0, 1.06, 1.04, () => e.p.fill(outline, tone, { blur: 1.6 }));
}

/** Soft strokes that leave the outline, so that it has no edge. */
function paintFur(e: Easel, outline: Polygon, { colour, lit }: DarkShape) {
  const r = e.random('fur');
  for (let i = 0; i < TUFTS; i++) {
    const [x, y] = outline[Math.floor(((i + r() * 0.6) / TUFTS) * outline.length)] ?? [0, 0];
    if (y > -8) continue;
    const tone = r() > 0.76 ? mix(colour, lit, 0.22) : colour;
    const outwards = Math.atan2(y + 45, x) + r.bell() * 0.5;
    dab(e, 'dry', x * 0.98, y * 0.99, 5 + r() * 6, 1.6 + r() * 1.6, tone, { alpha: 0.5, rotate: outwards, variant: i });
  }
}

/** The body: dense in its middle, gone at its edge, thin where it touches the ground. */
function paintBody(e: Easel, outline: Polygon, { colour, lit }: DarkShape) {
  const tone = linear(e, 0, -100, 0, 8, [
    [0, rgba(tint(colour, 0.03), 1)],
    [0.7, rgba(colour, 0.96)],
    [1, rgba(colour, 0.5)],
  ]);
  e.p.fill(outline, tone, { alpha: 0.45, blur: 5 });
  e.p.fill(outline, tone, { alpha: 0.92, blur: 1.8 });
  clipTo(e, outline, () => {
    const [dx, dy] = e.p.lit();
    disc(e, dx * 30, -52 + dy * 34, 40, 44, mix(colour, lit, 0.4), 0.3, 0.05);
  });
}

function paintLid(e: Easel, x: number, y: number, side: number, colour: string) {
  const lid: readonly Knot[] = [
    [x - side * 7.4, y - 9.4],
    [x + side * 9, y - 9.4],
    [x + side * 8.4, y + 0.6],
    [x + side * 1.4, y - 3.4],
    [x - side * 6, y - 6.6],
  ];
  e.p.fill(smooth(lid, true, 6), tint(colour, 0.05), { blur: 0.4 });
}

function paintEyes(e: Easel, pose: NonNullable<DarkShape['pose']>, look: DarkShape) {
  const { gaze = [0, 0], colour, smiling, dazzled, worried, crescents = '#d6ddff' } = look;
  const [cx, cy] = FACES[pose];
  const [gx, gy] = gaze;
  for (const side of [-1, 1]) {
    const [x, y] = [cx + side * 12 + gx * 3, cy + gy * 2];
    const turned = 1 - 0.14 * Math.max(0, side * gx);
    disc(e, x, y, 13, 13, '#aebcff', 0.2, 0.1);
    if (smiling) {
      e.p.line(
        [
          [x - 6.4 * turned, y + 2.6],
          [x, y - 4.6],
          [x + 6.4 * turned, y + 2.6],
        ],
        4.2,
        crescents,
        1,
        [0.35, 1, 0.35],
      );
      continue;
    }
    const wide = dazzled ? 1.3 : 1;
    const pupil = [x + gx * 1.1, y + gy * 1.1 + 0.3] as const;
    fill(e, ellipse(x, y, 5.7 * turned * wide, 6.3 * wide), '#c3ceff');
    fill(e, ellipse(...pupil, 4.4 * turned * wide, 5 * wide), shade(colour, 0.2));
    if (dazzled) {
      disc(e, pupil[0] + 1.6, pupil[1] - 1.8, 4.6, 4.6, '#ffc850', 0.7, 0.1);
      fill(e, ellipse(pupil[0] + 1.6, pupil[1] - 1.8, 1.8), '#ffe08a');
      continue;
    }
    fill(e, ellipse(x + gx * 1.1 - 1.5, y + gy * 1.1 - 1.7, 1.5), '#ffffff');
    fill(e, ellipse(x + gx * 1.1 + 1.6, y + gy * 1.1 + 2, 0.8), '#dfe6ff');
    if (worried) paintLid(e, x, y, side, colour);
  }
}

/** The dark as somebody: a soft shape without an edge, with two patient eyes. It belongs to the place, not to a child. */
export function darkShape(e: Easel, shape: DarkShape) {
  const { x, y, size, pose = 'sit', alpha = 1, lean = 0 } = shape;
  const outline = smooth(OUTLINES[pose], true, 8);
  const k = size / 100;
  e.c.save();
  e.c.globalAlpha *= alpha;
  e.p.in(x, y, (lean * Math.PI) / 180, k, k, () => {
    if (shape.edge) paintEdge(e, outline, shape.edge);
    paintBody(e, outline, shape);
    paintFur(e, outline, shape);
    paintEyes(e, pose, shape);
  });
  e.c.restore();
}

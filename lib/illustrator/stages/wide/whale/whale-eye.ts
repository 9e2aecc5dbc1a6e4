import { ellipse, type Polygon, rgba, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill, linear, radial } from '../../kit/easel';
import { EYE, GOLD, SKIN } from './colours';

export type EyeOptions = {
  /** 1 wide open, 0 shut. */
  readonly open: number;
  /** Where it looks, -1 to 1. */
  readonly look?: readonly [x: number, y: number];
  /** It has not slept for long. */
  readonly tired?: boolean;
  /** How far the middle of the upper lid hangs, 0 to 1. */
  readonly heavy?: number;
  /** Size of the iris, 1 is usual; it grows where the light is low. */
  readonly iris?: number;
  /** What it sees shines in it: gold of the song, or the child. */
  readonly sees?: 'song' | 'child';
  /** Water stands on its lower lid. */
  readonly wet?: boolean;
};

/** Lines of age around the eye. */
function folds(e: Easel, r: number) {
  for (const [k, alpha] of [
    [1.42, 0.5],
    [1.66, 0.36],
    [1.9, 0.24],
  ] as const) {
    fill(
      e,
      stroke(
        `${-r * k},${r * 0.1} ${-r * 0.7 * k},${r * 0.62 * k} 0,${r * 0.84 * k} ${r * 0.72 * k},${r * 0.58 * k} ${r * k},${r * 0.02}`,
        2,
        r * 0.035,
        r * 0.045,
        r * 0.03,
        2,
      ),
      SKIN.deep,
      alpha,
    );
    fill(
      e,
      stroke(
        `${-r * k * 0.98},${-r * 0.2} ${-r * 0.5 * k},${-r * 0.72 * k} ${r * 0.4 * k},${-r * 0.74 * k} ${r * k * 0.98},${-r * 0.3}`,
        2,
        r * 0.03,
        r * 0.03,
        2,
      ),
      SKIN.deep,
      alpha * 0.8,
    );
  }
}

/** Heights of the lids, in `r`: a heavy upper lid hangs in its middle. */
type Lids = { readonly upper: number; readonly middle: number; readonly lower: number };
const lidsOf = ({ open, heavy = 0 }: EyeOptions): Lids => {
  const upper = -0.78 * open + 0.3 * (1 - open);
  return { upper, middle: upper + heavy * 0.16, lower: 0.7 * open + 0.34 * (1 - open) };
};

/** The eye of the whale, `r` from its middle to a corner. */
export function whaleEye(e: Easel, x: number, y: number, r: number, options: EyeOptions) {
  const { open } = options;
  const lids = lidsOf(options);
  const { upper, middle, lower } = lids;
  e.p.in(x, y, 0, 1, 1, () => {
    disc(e, 0, 0, r * 2.2, r * 1.7, SKIN.deep, 0.5, 0.3);
    folds(e, r);
    const opening = blob(
      `${-r},${r * 0.12}! ${-r * 0.56},${r * upper * 0.86} 0,${r * middle} ${r * 0.6},${r * upper * 0.8} ${r},${r * 0.06}! ${r * 0.58},${r * lower * 0.84} 0,${r * lower} ${-r * 0.58},${r * lower * 0.84}`,
      10,
    );
    e.p.form(ellipse(0, r * 0.02, r * 1.18, r * 0.98, 0, 80), shade(SKIN.base, 0.05), {
      depth: r * 0.1,
      softness: r * 0.1,
    });
    if (open > 0.06) ball(e, r, opening, options);
    if (options.wet) tear(e, r, lower);
    lid(e, r, lids, open);
  });
}

/** The child as the eye sees it: a suit and gold goggles, no larger than the pupil. */
function childInPupil(e: Easel, x: number, y: number, r: number) {
  e.p.form(
    blob(
      `${x - r * 0.05},${y - r * 0.02} ${x + r * 0.05},${y - r * 0.02} ${x + r * 0.04},${y + r * 0.13} ${x - r * 0.04},${y + r * 0.13}`,
      6,
    ),
    '#c23a48',
    { depth: 2, alpha: 0.9 },
  );
  fill(
    e,
    stroke(
      `${x - r * 0.12},${y - r * 0.05} ${x},${y + r * 0.02} ${x + r * 0.12},${y - r * 0.05}`,
      r * 0.014,
      r * 0.022,
      r * 0.014,
    ),
    '#c23a48',
    0.9,
  );
  fill(
    e,
    stroke(
      `${x - r * 0.05},${y + r * 0.22} ${x},${y + r * 0.1} ${x + r * 0.06},${y + r * 0.2}`,
      r * 0.014,
      r * 0.03,
      r * 0.014,
    ),
    '#c23a48',
    0.9,
  );
  fill(e, ellipse(x, y - r * 0.09, r * 0.06, r * 0.066), '#4a2f3a', 0.85);
  for (const side of [-1, 1])
    e.p.edge(ellipse(x + side * r * 0.028, y - r * 0.09, r * 0.024, r * 0.02), '#ffd25e', r * 0.011, 1);
}

/** Water that stands on the lower lid, and the first drop of it. */
function tear(e: Easel, r: number, lower: number) {
  fill(
    e,
    blob(
      `${-r * 0.7},${r * lower * 0.66} ${-r * 0.2},${r * lower * 0.86} ${r * 0.5},${r * lower * 0.72} ${r * 0.2},${r * lower * 1.02} ${-r * 0.3},${r * lower * 1.04}`,
      8,
    ),
    '#cdebf8',
    0.85,
  );
  const [x, y] = [-r * 0.46, r * lower * 1.02];
  fill(
    e,
    blob(`${x},${y - r * 0.1} ${x + r * 0.15},${y + r * 0.32} ${x},${y + r * 0.5} ${x - r * 0.15},${y + r * 0.32}`, 8),
    '#cdebf8',
    0.95,
  );
  fill(e, ellipse(x - r * 0.05, y + r * 0.26, r * 0.04, r * 0.07), '#ffffff', 0.9);
}

/** Iris and pupil around a point. */
function irisAt(e: Easel, x: number, y: number, r: number) {
  fill(
    e,
    ellipse(x, y, r * 0.56, r * 0.58, 0, 80),
    radial(e, x, y, r * 0.58, [
      [0.3, EYE.iris],
      [0.8, EYE.deep],
      [1, EYE.ink],
    ]),
  );
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2;
    fill(
      e,
      stroke(
        `${x + Math.cos(a) * r * 0.3},${y + Math.sin(a) * r * 0.3} ${x + Math.cos(a) * r * 0.53},${y + Math.sin(a) * r * 0.53}`,
        r * 0.008,
        r * 0.012,
      ),
      i % 2 ? '#a9d2c4' : EYE.deep,
      0.5,
    );
  }
  fill(e, ellipse(x, y, r * 0.31, r * 0.33, 0, 60), EYE.ink);
  fill(e, ellipse(x - r * 0.2, y - r * 0.26, r * 0.11, r * 0.08, -0.5), '#ffffff', 0.9);
}

/** What is seen between the lids. */
function ball(e: Easel, r: number, opening: Polygon, { look: [lx, ly] = [0, 0], tired, iris = 1, sees }: EyeOptions) {
  fill(e, opening, EYE.white);
  clipTo(e, opening, () => {
    if (tired)
      for (const [a, b] of [
        ['-0.96,0.1', '-0.5,0.3'],
        ['-0.9,0', '-0.5,-0.1'],
        ['0.94,0.1', '0.56,0.24'],
        ['0.92,0', '0.56,-0.14'],
      ] as const) {
        const at = (told: string) => told.split(',').map((n) => Number(n) * r) as [number, number];
        const [[x0, y0], [x1, y1]] = [at(a), at(b)];
        fill(
          e,
          stroke(
            `${x0},${y0} ${(x0 + x1) / 2},${(y0 + y1) / 2 + r * 0.04} ${x1},${y1}`,
            r * 0.012,
            r * 0.016,
            r * 0.005,
          ),
          '#c8545a',
          0.7,
        );
      }
    const [x, y] = [lx * r * 0.22, ly * r * 0.18];
    irisAt(e, x, y, r * iris);
    if (sees === 'child') childInPupil(e, x, y, r);
    if (sees === 'song')
      for (const [u, v, size] of [
        [-0.2, 0.06, 0.07],
        [-0.06, 0.2, 0.05],
        [0.1, 0.24, 0.035],
      ] as const)
        fill(e, ellipse(x + u * r, y + v * r, size * r, size * r), GOLD.base, 0.95);
    fill(
      e,
      ellipse(0, -r * 0.9, r * 1.2, r * 0.62, 0, 60),
      linear(e, 0, -r * 0.9, 0, -r * 0.2, [
        [0, rgba(EYE.ink, 0.55)],
        [1, rgba(EYE.ink, 0)],
      ]),
    );
  });
}

/** The upper lid's edge; a shut eye is one soft line with the cheek raised below it. */
function lid(e: Easel, r: number, { upper, middle, lower }: Lids, open: number) {
  const line = `${-r * 1.04},${r * 0.14} ${-r * 0.56},${r * upper * 0.86} 0,${r * middle} ${r * 0.6},${r * upper * 0.8} ${r * 1.04},${r * 0.08}`;
  const weight = open < 0.5 ? 0.72 : 1;
  fill(
    e,
    stroke(line, r * 0.02, r * 0.06 * weight, r * 0.07 * weight, r * 0.055 * weight, r * 0.02),
    shade(SKIN.deep, 0.06),
  );
  if (open >= 0.5) return;
  fill(
    e,
    stroke(line, r * 0.01, r * 0.02, r * 0.02, r * 0.01).map(([x, y]) => [x, y - r * 0.09] as const),
    SKIN.light,
    0.5,
  );
  // What lifts the lower lid is a smile that nobody sees.
  fill(
    e,
    stroke(
      `${-r * 0.8},${r * (lower + 0.12)} ${-r * 0.3},${r * (lower + 0.26)} ${r * 0.34},${r * (lower + 0.24)} ${r * 0.86},${r * (lower + 0.04)}`,
      2,
      r * 0.04,
      r * 0.04,
      2,
    ),
    SKIN.deep,
    0.7,
  );
}

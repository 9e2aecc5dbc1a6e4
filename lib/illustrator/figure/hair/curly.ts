import { type Knot, smooth, union } from '../../paint';
import { type Clump, type HairBrush, lobes } from './brush';
import { type CurlyCap, curlyCap } from './curly-base';
import type { HairStyleDrawing } from './style';

const softCurls = (h: HairBrush): CurlyCap =>
  curlyCap(h, {
    hairline: -24,
    front: { count: 11, radius: 8, vary: 2.2, lift: 3 },
    outline: { count: 15, radius: 8.5, vary: 2.5, rx: 55, ry: 52 },
  });

/** Two spirals in each clump: one dark, one bright. */
function paintCurls(h: HairBrush, clumps: readonly Clump[]): void {
  for (const [x, y, r] of clumps) {
    h.curl(x, y, r * 0.82, h.random() * 6.3, h.tones.deep, 2.2, 0.5);
    h.curl(x - 1, y - 1.2, r * 0.55, h.random() * 6.3, h.tones.shine, 1.7, 0.5);
  }
}

function topCurls(h: HairBrush, { front, outline }: CurlyCap): Clump[] {
  const scattered = Array.from({ length: 26 }, (): Clump => {
    const a = Math.PI * (1.06 + 0.88 * h.random());
    const d = 0.45 + h.random() * 0.42;
    const [x, y] = h.skull([Math.cos(a) * 55 * d, -14 + Math.sin(a) * 46 * d]);
    return [x, y, 7.5 + h.random() * 2];
  });
  const all = [
    ...front.map(([x, y, r]): Clump => [x, y, r * 0.92]),
    ...outline.map(([x, y, r]): Clump => [x * 0.94, y * 0.96, r * 0.9]),
    ...scattered,
  ];
  return all.filter(([x, y]) => y < h.line([x, 0])[1] - 2);
}

function paintCap(h: HairBrush, curls: CurlyCap): void {
  h.mass(curls.cap, { depth: 9, softness: 6 });
  h.crownLight(curls.cap, -16, -46, 26, 13, 7);
  h.painter.clip(curls.cap, () => paintCurls(h, topCurls(h, curls)));
}

export const curlyShort: HairStyleDrawing = (h) => {
  const curls = softCurls(h);
  return {
    shadow: curls.cap,
    coversEars: false,
    fringe: true,
    back: () => h.nape(40, 30),
    front: () => paintCap(h, curls),
  };
};

/** Rows of ringlets that fall from the temple to the shoulder on side `g`. */
function ringlets(h: HairBrush, g: 1 | -1): Clump[] {
  const rows: Clump[] = [];
  for (let i = 0; i < 9; i++) {
    const u = i / 8;
    const [x, y] = h.skull([g * (50 + 9 * Math.sin(u * 2.6)), -12 + u * 84]);
    rows.push([x + h.random.bell() * 1.5, y, 10.5 - u * 2 + h.random() * 1.8]);
    if (i > 1) {
      const [ix, iy] = h.skull([g * (43 + 6 * Math.sin(u * 2.6)), -4 + u * 78]);
      if (i > 3) rows.push([ix, iy, 8 + h.random() * 1.6]);
    }
  }
  return rows;
}

export const curlyLong: HairStyleDrawing = (h) => {
  const curls = softCurls(h);
  const sides = [...ringlets(h, -1), ...ringlets(h, 1)];
  const backClumps = Array.from({ length: 26 }, (_, i): Clump => {
    const a = (i / 25) * Math.PI;
    const [x, y] = h.skull([Math.cos(a) * 62, 26 + Math.sin(a) * 52]);
    return [x, y, 11 + h.random() * 3];
  });
  const body: Knot[] = [
    [-56, -20],
    [-64, 20],
    [-62, 54],
    [-40, 76],
    [0, 82],
    [40, 76],
    [62, 54],
    [64, 20],
    [56, -20],
    [0, -56],
  ];
  const back = union(smooth(body.map(h.skull)), lobes(backClumps));
  const fall = lobes(sides);
  return {
    shadow: curls.cap,
    coversEars: true,
    fringe: true,
    back: () => {
      h.mass(back, { color: h.tones.shadow, shadowColor: h.tones.deep, light: 0.02, depth: 12 });
      h.painter.clip(back, () => paintCurls(h, backClumps));
      h.curlTexture(back, 60, [-66, 10, 66, 86], 6.5);
    },
    front: () => {
      h.mass(fall, { depth: 7 });
      h.painter.clip(fall, () => paintCurls(h, sides));
      paintCap(h, curls);
    },
  };
};

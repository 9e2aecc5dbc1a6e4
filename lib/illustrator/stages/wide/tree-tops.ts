import { type Knot, mix, shade, taper, tint } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { glow } from '../kit/easel';
import { fir, foliage, grass } from '../kit/foliage';
import { hazeBand, land } from '../kit/ground';
import { cloud, mist, moon, sky, stars } from '../kit/sky';
import { defineStage } from '../model';

const owlNight = {
  top: '#131c56',
  low: '#6c93cc',
  far: '#4a6cae',
  mid: '#2c4a88',
  hill: '#4d7f94',
  hillNear: '#173a58',
  tree: '#1c1c3e',
  leaf: '#1d4660',
  moonlight: '#ffeec4',
  deep: '#0c1440',
};
/** The tops of a whole wood before the moon, and the bough of an owl. */
export const treeTopsWide = defineStage<typeof owlNight>({
  palettes: { moon: owlNight },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [0.55, -0.85],
    rim: c.moonlight,
    rimAlpha: 0.85,
    rimWidth: 5,
    ambient: '#7482cc',
    ambientAlpha: 0.62,
    shadow: '#081038',
    // The lantern of those who are small and far below.
    lamps: [{ x: 580, y: 850, reach: 220, colour: '#ffc070', power: 0.5 }],
  }),
  back(e, c) {
    sky(e, 0, 900, [
      [0, c.top],
      [0.5, mix(c.top, c.low, 0.55)],
      [1, c.low],
    ]);
    stars(e, 0, 640, 200, '#fff4d6');
    moon(e, 1740, 420, 318, '#ffefc6', '#a8c0ff', 0.85);
    for (const [x, y, w] of [
      [2200, 640, 460],
      [1300, 610, 460],
      [560, 560, 420],
    ] as const)
      cloud(e, x, y, w, 84, mix(c.low, c.top, 0.4), '#b8ccff', 0.45);
    const rows = [
      [800, 26, 60, 0.45],
      [850, 34, 84, 0.2],
      [912, 48, 124, 0],
      [990, 70, 180, -1],
      [1090, 104, 260, -2],
      [1210, 150, 360, -3],
    ] as const;
    rows.forEach(([base, step, h, k], row) => {
      const tone = k >= 0 ? mix(c.far, c.low, k) : mix(c.mid, c.deep, -k * 0.24);
      const y = (x: number) =>
        base -
        40 * Math.sin(x / 420 + row * 1.7) -
        (row === 3 ? 130 * Math.exp(-(((x - 620) / 380) ** 2)) : 0) +
        (row > 3 ? 120 * Math.exp(-(((x - 620) / 520) ** 2)) : 0);
      land(
        e,
        `row${row}`,
        [-60, 150, 300, 400, 500, 620, 740, 840, 960, 1100, 1400, 1900, 2460].map((x): Knot => [x, y(x) - 14]),
        tone,
        shade(tone, 0.05),
        { depth: 200, marks: 24 },
      );
      const r = e.random(`row${row}`);
      for (let x = -40; x < 2460; x += step) {
        if (row === 3 && Math.abs(x - 640) < 300) continue;
        fir(e, `f${row}:${x}`, x + r.bell() * step * 0.4, y(x) + 6, h * (0.8 + r() * 0.45), tone, {
          light: [0.5, -0.6],
          lit: c.moonlight,
          warmth: 0.3 - row * 0.035,
        });
      }
      if (row === 3) {
        grass(e, 'crest', 866, 940, mix(c.hill, c.moonlight, 0.15), c.hillNear, {
          rows: 5,
          size: [10, 22],
          lit: c.moonlight,
          skip: (x, yy) => Math.abs(x - 640) > 330 || yy < y(x) - 12,
        });
        darkShape(e, {
          x: 470,
          y: 882,
          size: 190,
          colour: '#1a2350',
          lit: c.moonlight,
          pose: 'stand',
          gaze: [1, -0.8],
        });
      }
      if (row < 4) mist(e, base - 10, 60 + row * 10, '#cfe0ff', 0.26);
    });
  },
  front(e, c) {
    // the crooked tree leans in from the edge of the spread
    const limb = (spine: readonly Knot[], halves: readonly number[]) => {
      const shape = taper(spine, halves, { round: false });
      e.p.form(shape, c.tree, { depth: 20, softness: 12, lightColor: mix(tint(c.tree, 0.1), c.moonlight, 0.35) });
    };
    limb(
      [
        [2390, 740],
        [2120, 668],
        [1900, 700],
        [1640, 676],
        [1420, 716],
        [1300, 690],
      ],
      [58, 40, 32, 25, 15, 3],
    );
    limb(
      [
        [1560, 684],
        [1470, 640],
        [1400, 590],
        [1372, 540],
      ],
      [14, 10, 6, 1],
    );
    limb(
      [
        [2290, 260],
        [2140, 180],
        [2060, 200],
        [1990, 120],
      ],
      [34, 22, 13, 2],
    );
    limb(
      [
        [2440, 1300],
        [2350, 1000],
        [2400, 720],
        [2300, 560],
        [2330, 380],
        [2240, 240],
        [2260, 60],
        [2180, -60],
      ],
      [150, 104, 86, 76, 60, 48, 36, 26],
    );
    for (const [x, y, w, h] of [
      [1320, 668, 64, 36],
      [1380, 548, 50, 34],
      [2010, 116, 80, 44],
      [2130, 150, 110, 60],
      [2330, 40, 200, 130],
      [2120, 690, 70, 40],
    ] as const)
      foliage(e, `leaf${x}`, x, y, w, h, mix(c.leaf, c.tree, 0.35), {
        body: w > 150,
        count: 40,
        size: 26,
        light: [-0.5, -0.6],
        lit: c.moonlight,
        warmth: 0.35,
      });
    glow(e, 1740, 420, 900, c.moonlight, 0.14);
    hazeBand(e, 1200, 1060, c.deep, 0.5, 0, 'multiply');
  },
});

import { ellipse, mix, shade, taper, tint } from '@/lib/illustrator/paint';
import { cover, disc, type Easel, fill, glow, radial, wash } from '../../kit/easel';
import { paintKite } from '../../kit/inner-weather/skies';
import { defineStage } from '../../model';

const noon = { light: '#a9d06c', grass: '#7cb656', deep: '#4f9048', daisy: '#fffdf2', heart: '#f7c13c' };
type Noon = typeof noon;

/** Below the child and below grandpa. */
const SHADOWS = [
  [1860, 790, 520, 170, 0.42],
  [1560, 1140, 300, 190, -0.9],
] as const;
/** Where the two lie, and the calm grass below the title. */
const LYING = [1790, 780, 600, 330] as const;
const isTitle = (x: number, y: number) => x > 1230 && y < 400;

function tuft(e: Easel, x: number, y: number, k: number, colour: string) {
  for (const [u, v] of [
    [-14, -26],
    [-4, -36],
    [7, -33],
    [17, -22],
  ] as const)
    fill(
      e,
      taper(
        [
          [x + u * 0.2 * k, y],
          [x + u * 0.5 * k, y + v * 0.6 * k],
          [x + u * k, y + v * k],
        ],
        [3 * k, 2.4 * k, 0.5],
      ),
      colour,
      0.8,
    );
}

function daisy(e: Easel, x: number, y: number, k: number, c: Noon) {
  fill(e, ellipse(x + 5 * k, y + 7 * k, 17 * k, 15 * k), c.deep, 0.35);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + x;
    fill(e, ellipse(x + Math.cos(a) * 12 * k, y + Math.sin(a) * 12 * k, 8.5 * k, 4.6 * k, a), c.daisy);
  }
  fill(e, ellipse(x, y, 6.4 * k), c.heart);
}

/** A meadow from above, with room for two who lie in it. */
export const grassAbove = defineStage<Noon>({
  palettes: { noon },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [-0.5, -0.8],
    rim: '#fff6d0',
    rimAlpha: 0.4,
    rimWidth: 4,
    ambient: '#fffbe0',
    ambientAlpha: 0.05,
    shadow: '#2f6a3c',
    lamps: [],
  }),
  back(e, c) {
    cover(
      e,
      radial(e, 1700, 560, 1500, [
        [0, c.light],
        [0.6, c.grass],
        [1, c.deep],
      ]),
    );
    wash(e, 'grass', [-40, -40, 2440, 1240], [c.light, c.deep], {
      count: 140,
      alpha: 0.16,
      long: 190,
      tall: 60,
      slant: -0.9,
    });
    const r = e.random('tufts');
    for (let i = 0; i < 420; i++) {
      const [x, y] = [r() * 2440 - 20, r() * 1260];
      if (isTitle(x, y) && i % 4) continue;
      tuft(e, x, y, 0.6 + r() * 0.7, mix(shade(c.grass, 0.08), tint(c.light, 0.1), r()));
    }
    for (const [x, y, rx, ry, turn] of SHADOWS) e.p.soft(x, y, rx, ry, shade(c.deep, 0.16), 0.6, turn);
    glow(e, 1850, 770, 520, '#fff3a6', 0.55);
    for (let i = 0; i < 70; i++) {
      const [x, y, size] = [r() * 2400, r() * 1200, 0.8 + r() * 0.8];
      const inTheMiddle = Math.hypot((x - LYING[0]) / LYING[2], (y - LYING[1]) / LYING[3]) < 0.86;
      if (isTitle(x, y) || inTheMiddle) continue;
      daisy(e, x, y, size, c);
    }
    disc(e, 520, 760, 210, 190, c.deep, 0.5, 0.3);
    e.p.in(500, 720, 0.5, 8, 8, () => paintKite(e, 0, 0, 19));
  },
});

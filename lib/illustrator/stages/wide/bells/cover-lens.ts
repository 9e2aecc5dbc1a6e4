import { ellipse, mix, rectangle } from '@/lib/illustrator/paint';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { fir, grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { points } from '../../kit/outline';
import { moon, sky, stars } from '../../kit/sky';
import { trunkRow } from '../../kit/wood';
import { defineStage } from '../../model';
import { bellOnThread, hangingBell, magnifier } from './things';

const dark = {
  top: '#0f1440',
  low: '#3c3c86',
  roof: '#1a1e50',
  wall: '#232760',
  gold: '#ffd47a',
  soil: '#8aa06a',
  soilNear: '#3a5a58',
  wood: '#3f6a78',
};

/** A dark town under the stars with a large lens before it; in the lens it is light. The sky is for the title. */
export const coverLens = defineStage<typeof dark>({
  palettes: { night: dark },
  slots: {},
  light: () => ({
    direction: [0.4, -0.9],
    rim: '#ffe2a8',
    rimAlpha: 0.4,
    rimWidth: 4,
    ambient: '#fff0d8',
    ambientAlpha: 0.15,
    shadow: '#1a2440',
    lamps: [],
  }),
  back(e, c) {
    sky(e, 0, 800, [
      [0, c.top],
      [1, c.low],
    ]);
    stars(e, 0, 520, 110, '#fff4d6');
    moon(e, 1060, 150, 54, '#fff0d4', '#c8b8ff', 0.7);
    roofs(e, c, 700, 0.7);
    roofs(e, c, 860, 1);
    roofs(e, c, 1080, 1.5);
    fill(
      e,
      rectangle(-40, 1060, 1300, 240),
      linear(e, 0, 1060, 0, 1220, [
        [0, '#1c2050'],
        [1, '#10123a'],
      ]),
    );
    magnifier(e, { x: 640, y: 740, r: 370, handle: 2.45 }, () => inside(e, c));
  },
  front(e) {
    e.p.soft(0, 1220, 420, 130, '#0a0c2c', 0.5);
  },
});

function roofs(e: Easel, c: typeof dark, base: number, k: number) {
  const r = e.random(`roofs${base}`);
  for (let x = -60; x < 1240; ) {
    const [w, h] = [(90 + r() * 60) * k, (110 + r() * 90) * k];
    fill(e, rectangle(x, base - h, w, h + 260), mix(c.wall, c.low, 0.5 - k * 0.3));
    fill(
      e,
      points([x - 8, base - h + 2, x + w / 2, base - h - 60 * k, x + w + 8, base - h + 2]),
      mix(c.roof, c.low, 0.4 - k * 0.26),
    );
    if (r() > 0.72) {
      fill(e, rectangle(x + w * 0.4, base - h + 24 * k, 18 * k, 26 * k), c.gold);
      glow(e, x + w * 0.45, base - h + 36 * k, 60 * k, '#ffb050', 0.5);
    }
    x += w + 4;
  }
}

/** What the lens shows: the wood, bright, with bells and small prints. */
function inside(e: Easel, c: typeof dark) {
  fill(
    e,
    rectangle(200, 300, 900, 900),
    linear(e, 0, 370, 0, 1000, [
      [0, '#8fc8d8'],
      [0.6, '#f6e2b0'],
      [1, '#fff0c8'],
    ]),
  );
  glow(e, 560, 700, 420, '#fff2c0', 0.7);
  for (let i = 0; i < 9; i++)
    fir(e, `f${i}`, 270 + i * 92, 890, 200 + ((i * 71) % 90), mix(c.wood, '#f6e2b0', 0.4), {
      light: [-0.4, -0.6],
      lit: '#fff0b8',
      warmth: 0.3,
    });
  trunkRow(e, 'row', {
    count: 7,
    width: 40,
    base: 910,
    top: 340,
    colour: '#6a5a58',
    haze: '#f6e2b0',
    glowX: 600,
    bark: 8,
    gap: [430, 860],
  });
  land(
    e,
    'land',
    [
      [180, 930],
      [600, 905],
      [1100, 925],
    ],
    c.soil,
    c.soilNear,
    { marks: 30 },
  );
  grass(e, 'grass', 915, 1120, c.soil, c.soilNear, { lit: '#fff0b8', size: [10, 34], density: 0.7 });
  e.p.line(points([240, 450, 640, 480, 1040, 440]), 12, '#5a4448', 1, [1, 0.7, 1]);
  for (const [x, y, drop, k, colour] of [
    [400, 464, 40, 1.3, '#e0b145'],
    [520, 474, 60, 1, '#d0564c'],
    [800, 474, 34, 1.1, '#c9d0da'],
    [900, 462, 56, 1.3, '#e0b145'],
  ] as const)
    bellOnThread(e, x, y, drop, k, colour, 0.1);
  hangingBell(e, 420, 930, 1.4, '#b9683f', 1.2);
  e.p.fill(ellipse(640, 1150, 420, 60), '#2a3a40', { alpha: 0.3 });
}

import { ellipse, rectangle, seededRandom, shade, tint } from '@/lib/illustrator/paint';
import { doughnut, plate } from '@/lib/illustrator/props/food/baked';
import { cover, dab, disc, type Easel, fill, glow, linear } from '../../kit/easel';
import { outline } from '../../kit/outline';
import { defineStage } from '../../model';
import { rounded } from '../../rooms/kit/shapes';
import { litWindow, roof, wall } from './house';

const shop = { wall: '#d99a5c', wood: '#b0693a', light: '#ffe2a0' };
const COUNTER = 800;
/** Where the sugar falls from. */
const SIEVE = { x: 1560, y: 520 } as const;

function shelves(e: Easel) {
  for (const [x, w, y] of [
    [1270, 1080, 250],
    [1270, 1080, 480],
  ] as const) {
    e.p.form(rectangle(x, y, w, 22), '#8a5230', { depth: 5 });
    for (let i = 0; i < 8; i++) {
      const [cx, r] = [x + 70 + i * 132, 46 + (i % 3) * 7];
      e.p.form(
        outline([
          cx - r,
          y,
          cx - r * 1.05,
          y - r * 0.5,
          cx - r * 0.4,
          y - r * 1.02,
          cx + r * 0.5,
          y - r,
          cx + r * 1.05,
          y - r * 0.45,
          cx + r,
          y,
        ]),
        i % 2 ? '#c07f42' : '#d09a58',
        { depth: 10 },
      );
      for (const u of [-0.4, 0, 0.4])
        e.p.line(
          [
            [cx + u * r, y - r * 0.9],
            [cx + u * r + 12, y - r * 0.5],
          ],
          5,
          '#f0cf96',
          0.7,
        );
    }
  }
}

/** The window of the shop: across the street stands the house, every window of it lit. */
function outlook(e: Easel) {
  const [x, y, w, h] = [60, 90, 190, 560];
  fill(e, rectangle(x, y, w, h), '#26336e');
  wall(e, { x: x + 40, y: y + 90, w: 110, h: h - 90, floors: 5, tone: '#2c3670' });
  roof(e, { x: x + 40, y: y + 92, w: 110 }, 40);
  for (let i = 0; i < 5; i++)
    for (const dx of [52, 106]) litWindow(e, { x: x + dx, y: y + 108 + i * 92, w: 32, h: 52 }, { by: 'lamp' });
  for (const box of [
    rectangle(x - 24, y - 24, w + 48, 24),
    rectangle(x - 24, y, 24, h),
    rectangle(x + w, y, 24, h),
    rectangle(x - 40, y + h, w + 80, 30),
  ])
    e.p.form(box, '#7a4a2c', { depth: 7 });
}

/** The counter and what lies on it: eight in a row, and the baker's own ninth with a bite in it. */
function counter(e: Easel, c: typeof shop) {
  fill(
    e,
    rectangle(-60, COUNTER, 2520, 480),
    linear(e, 0, COUNTER, 0, 1200, [
      [0, tint(c.wood, 0.09)],
      [0.55, c.wood],
      [1, shade(c.wood, 0.12)],
    ]),
  );
  const r = e.random('grain');
  for (let i = 0; i < 80; i++)
    dab(e, 'dry', r() * 2400, COUNTER + 20 + r() * 380, 190, 6, r.pick([tint(c.wood, 0.12), shade(c.wood, 0.08)]), {
      alpha: 0.4,
      variant: i,
    });
  fill(e, rectangle(-60, COUNTER - 8, 2520, 20), tint(c.wood, 0.16));
  e.p.in(2230, 870, 0, 1.5, 1.5, () => {
    plate(e.p, 72, '#eef0ea');
    doughnut(e.p, 0, -28, 34, '#b8323e');
    for (const [x, y, q] of [
      [30, -44, 15],
      [37, -24, 14],
      [20, -52, 11],
    ] as const)
      e.p.fill(ellipse(x, y, q), '#f4dcae');
    e.p.fill(ellipse(20, -34, 7, 9), '#b8323e');
  });
  for (let i = 0; i < 8; i++) {
    const x = 300 + i * 252 + (i > 3 ? 36 : 0);
    e.p.soft(x + 6, 1096, 136, 26, '#4a2418', 0.6);
    doughnut(e.p, x, 1016, 116, '#c02f3c');
  }
}

/** A cloud of sugar over the doughnuts. */
function sugarCloud(e: Easel) {
  const r = seededRandom('sugar-cloud');
  for (let i = 0; i < 26; i++)
    e.p.soft(SIEVE.x + (r() - 0.5) * 760, 700 + r() * 260, 120 + r() * 90, 60 + r() * 60, '#fffaf0', 0.22);
  for (let i = 0; i < 700; i++) {
    const v = r();
    const x = SIEVE.x + (r() - 0.5) * (260 + v * 1500);
    const y = SIEVE.y + 50 + v * 480;
    e.p.fill(ellipse(x, y, 1.6 + r() * 3.4), '#ffffff', { alpha: 0.5 + r() * 0.5 });
  }
  for (let i = 0; i < 260; i++)
    e.p.fill(ellipse(200 + r() * 2100, 1080 + r() * 90, 1.6 + r() * 3), '#fffaf0', { alpha: 0.8 });
}

/** The counter of the bakery at the height of a child's eyes, in lamplight. */
export const bakeryCounter = defineStage<typeof shop>({
  palettes: { warm: shop },
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: () => ({
    direction: [0.3, -0.9],
    rim: '#ffe6b4',
    rimAlpha: 0.5,
    rimWidth: 5,
    ambient: '#f0c49a',
    ambientAlpha: 0.3,
    shadow: '#4a2418',
    lamps: [],
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, COUNTER, [
        [0, shade(c.wall, 0.1)],
        [1, tint(c.wall, 0.06)],
      ]),
    );
    const r = e.random('plaster');
    for (let i = 0; i < 80; i++)
      dab(e, 'dry', r() * 2400, r() * COUNTER, 160, 60, r.pick([tint(c.wall, 0.05), shade(c.wall, 0.05)]), {
        alpha: 0.25,
        variant: i,
      });
    shelves(e);
    outlook(e);
    glow(e, 1500, 200, 1100, '#ffd890', 0.4);
    disc(e, 700, 220, 520, 260, '#8a4a2a', 0.35, 0.1);
  },
  over: {
    depth: 1500,
    paint(e, c) {
      counter(e, c);
      e.p.form(rounded(SIEVE.x - 96, SIEVE.y, 192, 58, 26), '#c9d0d6', { depth: 9 });
      e.p.form(ellipse(SIEVE.x, SIEVE.y + 4, 96, 18), '#fffaf0', { depth: 4 });
    },
  },
  front: sugarCloud,
});

import { ellipse, rectangle, rgba, seededRandom, star, tint, type Vec } from '@/lib/illustrator/paint';
import { doughnut } from '@/lib/illustrator/props/food/baked';
import { flame, waxCandle } from '@/lib/illustrator/props/kit/flame';
import { clipTo, cover, dab, disc, type Easel, fill, glow, linear } from '../../kit/easel';
import { moon, stars } from '../../kit/sky';
import { defineStage } from '../../model';
import { poly, rounded } from '../../rooms/kit/shapes';
import { BY_CANDLE, FLAME, flameLamp, NIGHT } from './colours';
import { paintSection } from './section';

/** The candle stands on the rail beside the child. */
const CANDLE: Vec = [2140, 700];
const CARD = '#f0d9b4';

/** The window of the landing with the moon, and the light that falls from it. */
function moonWindow(e: Easel) {
  const [x, y, w, h] = [1780, 90, 470, 400];
  fill(
    e,
    rectangle(x, y, w, h),
    linear(e, 0, y, 0, y + h, [
      [0, '#0c1542'],
      [1, '#3a4c90'],
    ]),
  );
  clipTo(e, rectangle(x, y, w, h), () => {
    stars(e, y, y + h, 90, '#fff4d6');
    moon(e, 2150, 190, 40);
  });
  for (const box of [
    rectangle(x - 20, y - 20, w + 40, 20),
    rectangle(x - 20, y, 20, h),
    rectangle(x + w, y, 20, h),
    rectangle(x + w / 2 - 7, y, 14, h),
    rectangle(x - 44, y + h, w + 88, 30),
  ])
    e.p.form(box, '#46508c', { depth: 5 });
}

/** The stairs go on to the last door; feet wait behind it. */
function lastDoor(e: Easel) {
  for (let i = 0; i < 5; i++) {
    const [x, y] = [1250 + i * 58, 640 - i * 42];
    fill(e, rectangle(x, y, 60, 620 + i * 42), i % 2 ? '#1a2352' : '#1c2658');
    fill(e, rectangle(x - 5, y - 7, 66, 12), '#3c4888');
  }
}

/** The cupboard of the fuses; who works in it is seen below its door and at both sides. */
function cupboardBack(e: Easel) {
  e.p.form(rounded(330, 300, 320, 880, 8), '#2b3468', { depth: 10 });
  fill(e, rectangle(350, 320, 280, 850), '#080b1e');
  // The crate that they sit on.
  e.p.form(rounded(372, 900, 200, 268, 6), '#4a3c48', { depth: 8 });
  for (const y of [962, 1036, 1110]) fill(e, rectangle(378, y, 188, 8), '#241d30');
}

function cupboardDoor(e: Easel) {
  e.p.form(rounded(336, 290, 308, 560, 8), '#39447e', { depth: 12 });
  e.p.edge(rounded(362, 318, 256, 504, 8), '#2a3468', 4, 0.9);
  e.p.form(poly(520, 400, 450, 520, 490, 520, 456, 640, 550, 490, 504, 490, 540, 400), '#e8b84a', { depth: 4 });
  e.p.form(ellipse(372, 600, 10, 16), '#8a92bc', { depth: 3 });
  for (const y of [340, 780]) e.p.form(rounded(626, y, 22, 44, 4), '#8a92bc', { depth: 3 });
  for (const [x, y] of [
    [296, 772],
    [706, 776],
  ] as const)
    e.p.in(x, y, 0, 1, 1, () => doughnut(e.p, 0, 0, 44, '#b8323e'));
}

/** The empty box from above: where each of the eight was, a ring of sugar and a spot of jam. */
function emptyBox(e: Easel) {
  const p = e.p;
  p.soft(1800, 1190, 520, 60, '#04061a', 0.7);
  p.form(poly(1440, 930, 2160, 930, 2200, 830, 1400, 830), CARD, { depth: 14 });
  for (let i = 0; i < 10; i++)
    fill(e, poly(1436 + i * 76, 832, 1474 + i * 76, 832, 1484 + i * 69, 928, 1450 + i * 69, 928), '#d8707a', 0.75);
  p.form(poly(1440, 930, 2160, 930, 2240, 1150, 1360, 1150), '#fff2d8', { depth: 12, shadow: 0.14 });
  const sugar = seededRandom('sugar');
  for (let i = 0; i < 8; i++) {
    const [row, k] = [Math.floor(i / 4), i % 4];
    const [x, y] = [1800 + (k - 1.5) * (176 + row * 24), 980 + row * 98];
    p.edge(ellipse(x, y, 68 + row * 8, 34 + row * 5), '#d8b88a', 9, 0.75);
    p.edge(ellipse(x, y, 64 + row * 8, 31 + row * 5), '#ffffff', 7, 0.9);
    p.fill(ellipse(x + 10, y + 4, 15, 9), '#c4424e', { alpha: 0.85 });
    for (let n = 0; n < 40; n++) {
      const a = sugar() * 6.3;
      const far = 0.7 + sugar() * 0.6;
      p.fill(ellipse(x + Math.cos(a) * 70 * far, y + Math.sin(a) * 34 * far, 2 + sugar() * 2.4), '#ffffff', {
        alpha: 0.9,
      });
    }
  }
  p.form(poly(1352, 1140, 2248, 1140, 2230, 1260, 1370, 1260), CARD, { depth: 14 });
  for (let i = 0; i < 12; i++) fill(e, rectangle(1366 + i * 74, 1144, 38, 120), '#d8707a', 0.75);
  p.form(star(1800, 1190, 26, 0.5, 8), '#d8707a', { depth: 3 });
}

/** The post at the end of the rail, on which the candle stands. */
function post(e: Easel) {
  const x = CANDLE[0] + 130;
  e.p.form(rectangle(x - 46, 1020, 92, 260), '#4a5296', { depth: 9 });
  e.p.form(rounded(x - 70, 994, 140, 34, 10), '#5c66ac', { depth: 6 });
}

/** The landing below the last door: the moon, the fuses, and an empty box. */
export const landing = defineStage<typeof NIGHT>({
  palettes: { moon: NIGHT },
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: () => ({
    ...BY_CANDLE,
    ambient: '#3a4890',
    ambientAlpha: 0.72,
    lamps: [flameLamp(CANDLE[0], CANDLE[1], 900)],
  }),
  back(e) {
    cover(
      e,
      linear(e, 0, 0, 0, 1200, [
        [0, '#111a48'],
        [1, '#1a2458'],
      ]),
    );
    const r = e.random('plaster');
    for (let i = 0; i < 90; i++)
      dab(e, 'dry', r() * 2400, r() * 1000, 150, 60, r.pick(['#1d2860', '#0e1640']), { alpha: 0.3, variant: i });
    fill(e, rectangle(-60, 1010, 1260, 300), '#141b46');
    for (let i = 0; i < 5; i++) fill(e, rectangle(-60, 1010 + i * i * 12, 1300, 4), tint('#141b46', 0.06));
    moonWindow(e);
    lastDoor(e);
    fill(e, poly(1780, 520, 2250, 520, 1500, 1200, 860, 1200), rgba('#b8ccff', 0.09));
    cupboardBack(e);
    e.p.soft(480, 1180, 260, 34, '#04061a', 0.6);
    glow(e, CANDLE[0], CANDLE[1], 760, FLAME.amber, 0.45);
  },
  over: {
    depth: 1100,
    paint: cupboardDoor,
  },
  front(e) {
    emptyBox(e);
    post(e);
    waxCandle(e.p, CANDLE[0] + 130, 1000, 46, 200, '#f4e6c4', false);
    flame(e.p, CANDLE[0] + 130, 790, 96);
    disc(e, CANDLE[0] + 130, 760, 200, 220, FLAME.gold, 0.34, 0.02);
    glow(e, 1900, 900, 640, FLAME.amber, 0.22);
    paintSection(e, { lit: 4, at: 4 });
  },
});

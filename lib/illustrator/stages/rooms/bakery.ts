import { ellipse, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blend, clipTo, type Easel, fill, glow, linear } from '../kit/easel';
import { defineStage } from '../model';
import { bunting } from './kit/decor';
import { openShelf } from './kit/furniture';
import { pendant } from './kit/lamps';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette } from './kit/light';
import { basket, doughnut, jar, loaf } from './kit/pantry';
import { poly, rounded, solid } from './kit/shapes';
import { paperedWall, tiledFloor } from './kit/shell';
import { onTop } from './kit/slots';
import { sash, townView } from './kit/window';

const FLOOR = 846;
const JAMS = ['#d8344a', '#8a4a2c', '#f0b84a', '#e58ca0'] as const;

/** The wall of bread: every board another kind. */
function breadWall(e: Easel, d: RoomLight) {
  openShelf(e, d, [470, 210, 700, 480], [2, 3], '#a8683c', (x, y, w, h, i) => {
    if (i === 0) for (let k = 0; k < 3; k++) loaf(e, d, x + 62 + k * 100, y, 98, 'round');
    if (i === 1) for (let k = 0; k < 5; k++) doughnut(e, d, x + 40 + k * 64, y, 29, JAMS[k % 4]);
    if (i === 2) for (let k = 0; k < 2; k++) loaf(e, d, x + 88 + k * 152, y, 142, 'braid');
    if (i === 3) {
      for (let k = 0; k < 2; k++) loaf(e, d, x + 84 + k * 150, y, 146, 'long');
      loaf(e, d, x + 160, y - 36, 140, 'long');
    }
    if (i === 4)
      for (let k = 0; k < 4; k++)
        jar(e, d, x + 46 + k * 76, y, h * 0.72, ['#c8344a', '#e8a83c', '#7a3a5c', '#8fa84a'][k] as string);
    if (i === 5) for (let k = 0; k < 4; k++) loaf(e, d, x + 44 + k * 78, y, 76, k % 2 ? 'round' : 'braid');
    if (d.lampsLit) glow(e, x + w / 2, y - h, w * 0.6, '#ff9a44', 0.2);
  });
  // a scalloped awning over the shelves
  for (let i = 0; i < 12; i++) {
    const x = 446 + i * 62.4;
    const c = d.tone(i % 2 ? '#fbf0dc' : '#d8604f');
    fill(
      e,
      poly(x + 8, 150, x + 63, 150, x + 62.4, 222, x, 222),
      linear(e, 0, 150, 0, 222, [
        [0, shade(c, 0.06)],
        [1, c],
      ]),
    );
    fill(e, ellipse(x + 31.2, 222, 31.2, 20, 0, 22), c);
  }
  e.p.soft(820, 250, 400, 26, d.shadow, 0.3);
}

/** The counter with a glass case of doughnuts, cakes and pretzels. */
function counter(e: Easel, d: RoomLight) {
  const wood = d.tone('#c08a54');
  e.p.soft(850, 962, 420, 40, d.shadow, 0.5);
  e.p.form(rectangle(500, 742, 760, 216), wood, { depth: 12 });
  for (let i = 0; i < 8; i++)
    solid(e, rounded(516 + i * 94, 878, 80, 66, 5), tint(wood, 0.03), { marks: 3, upright: true });
  const glass = rounded(524, 758, 720, 106, 10);
  fill(
    e,
    glass,
    linear(e, 0, 758, 0, 864, [
      [0, d.tone('#6a4434')],
      [1, d.tone('#a8744c')],
    ]),
  );
  clipTo(e, glass, () => {
    if (d.lampsLit) glow(e, 860, 760, 420, '#ffb868', 0.4, 0.4);
    for (let k = 0; k < 9; k++) doughnut(e, d, 560 + k * 78, 808, 27, JAMS[(k + 1) % 4]);
    solid(e, rectangle(520, 808, 740, 8), d.tone('#e8d8c0'));
    for (let k = 0; k < 8; k++) {
      const x = 566 + k * 88;
      if (k % 2) loaf(e, d, x, 862, 74, 'braid');
      else {
        solid(e, rounded(x - 32, 826, 64, 36, 8), d.tone(k % 4 ? '#f0b9a8' : '#7a4a34'), { turn: 0.08 });
        fill(e, rounded(x - 32, 826, 64, 12, 6), d.tone('#fff6ea'));
        solid(e, ellipse(x, 824, 8), d.tone('#d8344a'), { turn: 0.12 });
      }
    }
    for (const x of [560, 800, 1040]) fill(e, poly(x, 750, x + 70, 750, x + 10, 870, x - 40, 870), '#ffffff', 0.12);
  });
  e.p.form(rounded(486, 716, 800, 34, 8), d.tone('#e3c08c'), { depth: 6 });
  if (d.lampsLit) blend(e, 'soft-light', () => e.p.soft(860, 790, 460, 190, '#ffb45e', 0.8));
}

/** A baker's shop: shelves of bread and doughnuts, a counter, the street outside. */
export const bakery = defineStage<RoomLight>({
  palettes: roomLight('day', 'dusk', 'night'),
  slots: {
    left: { x: 250, y: 1090, scale: 1.58 },
    middle: { x: 580, y: 1120, scale: 1.66 },
    right: { x: 930, y: 1110, scale: 1.58 },
    far: { x: 360, y: 920, scale: 0.9 },
    // behind who is served
    queue: { x: 120, y: 1010, scale: 1.25 },
    air: { x: 420, y: 300, scale: 1.2, afloat: true },
    // who sells, behind the counter; what lies on it
    baker: { x: 900, y: 960, scale: 1.5, depth: 900 },
    counter: onTop(760, 728, 1.15, 960),
    counterRight: onTop(1060, 728, 1.15, 960),
    sill: onTop(200, 626, 0.9, 700),
  },
  light: (d) => roomStageLight(d, -1, [lamp(640, 150, 820, 0.65), lamp(1000, 150, 820, 0.6)]),
  back(e, d) {
    paperedWall(e, d.tone('#f4d9a8'), d.tone('#fff2d0'), [220, 360], 'plain');
    fill(
      e,
      rectangle(-20, 660, 1240, 190),
      linear(e, 0, 660, 0, 850, [
        [0, d.tone('#b8774a')],
        [1, d.tone('#9a5f3a')],
      ]),
    );
    for (let i = 0; i < 9; i++)
      solid(e, rounded(-10 + i * 140, 690, 122, 136, 6), d.tone('#b0703f'), { marks: 4, upright: true });
    solid(e, rectangle(-20, 648, 1240, 20), d.tone('#d29a64'));
    tiledFloor(e, FLOOR, d.tone('#f2e2c2'), d.tone('#cf9a72'));
    sash(e, d, { x: 60, y: 210, w: 330, h: 410 }, d.tone('#8a4f3c'), townView, { bars: [2, 1], arched: true });
    breadWall(e, d);
    basket(e, d, 120, 908, 170, 130);
    for (let i = 0; i < 4; i++)
      e.p.in(70 + i * 34, 800, -0.25 + i * 0.16, 1, 1, () => {
        solid(e, rounded(-17, -110, 34, 150, 17), d.tone('#d2914e'), { turn: 0.12 });
        for (const v of [-80, -44, -8])
          fill(e, poly(-10, v, 12, v - 14, 12, v - 6, -10, v + 8), d.tone('#f6deb0'), 0.85);
      });
    basket(e, d, 120, 908, 170, 100);
    bunting(e, d, -20, 50, 440, 60, 36);
    for (const [x, y] of [
      [560, 84],
      [820, 70],
      [1080, 84],
    ] as const)
      pendant(e, d, x, y, 46, '#5f9a92');
    lamplight(e, d, 820, 300, 900);
  },
  over: { depth: 950, paint: counter },
  front(e, d) {
    // a sack of flour and a scoop at the corner
    e.p.soft(1130, 1190, 110, 22, d.shadow, 0.4);
    e.p.form(rounded(1050, 1050, 160, 170, 40), d.tone('#f0e2c8'), { depth: 18 });
    solid(e, rounded(1066, 1030, 128, 40, 18), d.tone('#fbf4e4'), { turn: 0.05, marks: 5 });
    for (let i = 0; i < 4; i++)
      solid(
        e,
        ellipse(1130 + (i - 1.5) * 20, 1130 - Math.abs(i - 1.5) * 12, 6, 18, (i - 1.5) * 0.5, 16),
        d.tone('#d8a850'),
      );
    vignette(e, d, 600, 600);
  },
});

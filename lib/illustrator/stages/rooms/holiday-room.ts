import { ellipse, rectangle, shade, star, taper, tint } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, glow, linear } from '../kit/easel';
import { defineStage } from '../model';
import { sittingCat } from './kit/cat';
import { lightGarland, picture } from './kit/decor';
import { bookRow, drape, pillowOn } from './kit/furniture';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette } from './kit/light';
import { basket } from './kit/pantry';
import { potPlant } from './kit/plants';
import { bend, blob, poly, rounded, solid } from './kit/shapes';
import { paperedWall, planks, roundRug, wainscot } from './kit/shell';
import { onTop, ROOM_SLOTS } from './kit/slots';
import { sash, townView } from './kit/window';

const FLOOR = 832;

/** A fireplace of bricks with a mantelpiece. */
function hearth(e: Easel, d: RoomLight) {
  const [x, y, w] = [430, 520, 340];
  const stone = d.tone('#d08a68');
  e.p.soft(600, 850, 250, 36, d.shadow, 0.45);
  e.p.form(rectangle(x, y, w, 324), stone, { depth: 10 });
  const r = e.random('bricks');
  for (let j = 0; j < 9; j++)
    for (let i = 0; i < 6; i++) {
      const bx = x + i * 60 - (j % 2) * 30;
      const left = Math.max(x + 3, bx);
      const wide = Math.min(bx + 55, x + w - 3) - left;
      if (wide > 6)
        fill(e, rounded(left, y + 8 + j * 35, wide, 30, 4), r() > 0.5 ? tint(stone, 0.05) : shade(stone, 0.05), 0.8);
    }
  const opening = blob(492, 846, 492, 700, 520, 636, 600, 610, 680, 636, 708, 700, 708, 846);
  fill(
    e,
    opening,
    linear(e, 0, 610, 0, 846, [
      [0, '#2e1c22'],
      [1, '#6a3020'],
    ]),
  );
  clipTo(e, opening, () => {
    for (const [lx, ly, a] of [
      [556, 826, 0.12],
      [640, 830, -0.14],
      [600, 806, 0.02],
    ] as const)
      e.p.in(lx, ly, a, 1, 1, () => solid(e, rounded(-62, -13, 124, 26, 12), '#6a4028', { marks: 4 }));
    glow(e, 600, 780, 190, '#ff7a2c', 0.85);
    for (const [fx, s, c] of [
      [560, 84, '#ff8a34'],
      [640, 92, '#ff8a34'],
      [600, 122, '#ffa43c'],
      [584, 72, '#ffd878'],
      [622, 66, '#ffd878'],
      [602, 50, '#fff4c4'],
    ] as const)
      fill(
        e,
        blob(
          fx - s * 0.26,
          812,
          fx - s * 0.22,
          812 - s * 0.4,
          fx + s * 0.03,
          812 - s,
          fx + s * 0.2,
          812 - s * 0.46,
          fx + s * 0.26,
          812,
        ),
        c,
        0.9,
      );
  });
  e.p.form(rounded(x - 44, y - 34, w + 88, 40, 8), d.tone('#a8683e'), { depth: 8 });
  e.p.soft(600, y + 14, 200, 16, d.shadow, 0.4);
  solid(e, rounded(x - 30, 838, w + 60, 26, 6), d.tone('#b8a898'));
}

/** Snowflakes and stars cut of paper on threads. */
function paperStars(e: Easel, d: RoomLight) {
  for (const [x, drop, s, k] of [
    [90, 150, 34, 6],
    [470, 130, 30, 8],
    [590, 196, 24, 6],
    [720, 120, 32, 6],
    [1120, 170, 36, 8],
    [980, 100, 24, 6],
  ] as const) {
    fill(e, rectangle(x - 1, -10, 2, drop - s + 10), d.tone('#c8b8a8'), 0.8);
    const c = d.tone('#fdfaf2');
    e.p.soft(x + 8, drop + 10, s * 1.1, s * 1.1, d.shadow, 0.16);
    fill(e, star(x, drop, s, 0.42, k), c, 0.96);
    for (let i = 0; i < k; i++) {
      const a = (i / k) * Math.PI * 2 - Math.PI / 2;
      fill(
        e,
        ellipse(x + Math.cos(a) * s * 0.5, drop + Math.sin(a) * s * 0.5, s * 0.09, s * 0.09, 0, 10),
        d.tone('#d8b49a'),
        0.7,
      );
    }
    fill(e, star(x, drop, s * 0.3, 0.5, k), d.tone('#e8c478'));
  }
}

function armchair(e: Easel, d: RoomLight) {
  const c = d.tone('#5f8a72');
  e.p.soft(210, 936, 190, 34, d.shadow, 0.5);
  e.p.form(blob(76, 880, 66, 640, 100, 556, 200, 530, 300, 556, 334, 640, 324, 880), shade(c, 0.02), {
    depth: 24,
    softness: 14,
  });
  for (const bx of [140, 200, 260]) e.p.soft(bx, 660, 5, 84, shade(c, 0.2), 0.5);
  e.p.form(rounded(90, 762, 224, 84, 30), tint(c, 0.04), { depth: 14 });
  e.p.form(rounded(84, 836, 236, 74, 14), shade(c, 0.03), { depth: 10 });
  for (const ax of [36, 296])
    e.p.form(blob(ax, 914, ax - 4, 760, ax + 6, 706, ax + 38, 692, ax + 70, 706, ax + 78, 760, ax + 74, 914), c, {
      depth: 16,
    });
  pillowOn(e, 206, 728, 50, 0.14, d.tone('#e8b84a'));
  for (let i = 0; i < 5; i++) dab(e, 'dry', 200, 650 + i * 44, 90, 8, tint(c, 0.07), { alpha: 0.3, variant: i });
}

/** A living room in winter finery that belongs to no one holiday; tree, candles or gifts come as props. */
export const holidayRoom = defineStage<RoomLight>({
  palettes: roomLight('night', 'dusk', 'day'),
  slots: {
    ...ROOM_SLOTS,
    // a big tree or what stands instead of it; gifts; on the mantelpiece; who sits in the armchair
    tree: { x: 1000, y: 960, scale: 2.1 },
    corner: { x: 1090, y: 1130, scale: 1.5 },
    mantel: onTop(600, 490, 1.05, 860),
    mantelLeft: onTop(450, 490, 0.8, 860),
    mantelRight: onTop(748, 490, 0.8, 860),
    armchair: { x: 204, y: 812, scale: 1.3, afloat: true, depth: 938 },
    rug: { x: 420, y: 1125, scale: 1.5 },
  },
  light: (d) => roomStageLight(d, 1, [lamp(600, 760, 760, 0.7), lamp(600, 90, 760, 0.4)]),
  back(e, d) {
    paperedWall(e, d.tone('#d8b48c'), d.tone('#fff0cc'), [600, 380], 'sprigs');
    wainscot(e, 640, FLOOR, d.tone('#8c9c84'), d.tone('#f4e8d0'));
    planks(e, FLOOR, d.tone('#a86c44'), d.tone('#dca870'));
    sash(e, d, { x: 856, y: 150, w: 290, h: 380 }, d.tone('#f8efdc'), townView, { bars: [2, 2] });
    drape(e, d, 800, 106, 86, 620, '#a8484c', -10);
    drape(e, d, 1116, 106, 100, 620, '#a8484c', 10);
    solid(e, rounded(784, 92, 460, 16, 8), d.tone('#8a5636'));
    picture(e, d, 520, 266, 160, 130, '#b8824a', 'house');
    bookRow(e, d, 'holiday', 110, 400, 170, 94);
    solid(e, rounded(70, 400, 270, 18, 6), d.tone('#a8683e'));
    potPlant(e, d, 306, 400, 84, { pot: '#d8a860', kind: 'round' });
    hearth(e, d);
    lightGarland(e, d, 392, 500, 600, 500, 36);
    lightGarland(e, d, 600, 500, 808, 500, 36);
    armchair(e, d);
    sittingCat(e, d, 800, 900, 120, '#8a8796');
    roundRug(e, 610, 1066, 490, 130, [d.tone('#3f6f74'), d.tone('#f4e2bc'), d.tone('#d8785a')]);
    paperStars(e, d);
    lightGarland(e, d, -20, 36, 400, 30, 60);
    lightGarland(e, d, 400, 30, 800, 30, 60);
    lightGarland(e, d, 800, 30, 1220, 36, 60);
    lamplight(e, d, 600, 760, 760);
    lamplight(e, d, 600, 60, 760, 0.5);
    if (d.time === 'day') glow(e, 600, 780, 260, '#ff9a4c', 0.3);
  },
  front(e, d) {
    basket(e, d, 90, 1186, 170, 110);
    for (const [x, c] of [
      [40, '#d8604f'],
      [92, '#f0e2c4'],
      [140, '#5f9a92'],
    ] as const) {
      solid(e, ellipse(x, 1070, 33), d.tone(c), { turn: 0.1 });
      for (let i = 0; i < 3; i++)
        fill(
          e,
          taper(bend(x - 24, 1056 + i * 14, x, 1070 + i * 10, x + 26, 1058 + i * 14), [1, 2, 1]),
          tint(d.tone(c), 0.12),
          0.7,
        );
    }
    fill(e, poly(86, 1060, 92, 1058, 190, 1000, 188, 996), d.tone('#d8a468'));
    vignette(e, d, 600, 620);
  },
});

import { ellipse, rectangle, shade, star, taper, tint } from '@/lib/illustrator/paint';
import { type Easel, fill, glow } from '../kit/easel';
import { defineStage } from '../model';
import { ringTower, teddy } from './kindergarten-things';
import { bunting, picture } from './kit/decor';
import { bookRow, cupboard, drape, pillowOn } from './kit/furniture';
import { pendant } from './kit/lamps';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette, windowBeam } from './kit/light';
import { basket } from './kit/pantry';
import { potPlant } from './kit/plants';
import { bend, blob, rounded, solid } from './kit/shapes';
import { paperedWall, planks, roundRug } from './kit/shell';
import { onTop, ROOM_SLOTS } from './kit/slots';
import { gardenView, sash } from './kit/window';

const FLOOR = 826;
const COT = { x: 640, y: 930, w: 440, h: 330 } as const;

/** Far side of the cot, mattress and pillow; the near bars come in front of the baby. */
function cotBack(e: Easel, d: RoomLight) {
  const { x, y, w, h } = COT;
  const wood = d.tone('#f2e4ca');
  e.p.soft(x + w / 2, y, w * 0.6, 44, d.shadow, 0.4);
  for (let i = 1; i < 9; i++) solid(e, rectangle(x + (w * i) / 9 - 6, y - h * 0.86, 12, h * 0.6), shade(wood, 0.1));
  solid(e, rounded(x, y - h * 0.92, w, 22, 11), shade(wood, 0.06));
  e.p.form(rounded(x + 10, y - h * 0.5, w - 20, h * 0.22, 26), d.tone('#fbf4e6'), { depth: 10 });
  pillowOn(e, x + 86, y - h * 0.54, 48, -0.08, d.tone('#cfe0ea'));
}

function cotFront(e: Easel, d: RoomLight) {
  const { x, y, w, h } = COT;
  const wood = d.tone('#f2e4ca');
  // a blanket tucked over the side
  e.p.form(
    blob(
      x + w * 0.4,
      y - h * 0.48,
      x + w * 0.6,
      y - h * 0.56,
      x + w * 0.98,
      y - h * 0.52,
      x + w,
      y - h * 0.3,
      x + w * 0.42,
      y - h * 0.28,
    ),
    d.tone('#f0b9a8'),
    { depth: 14 },
  );
  for (let i = 0; i < 7; i++)
    fill(e, star(x + w * (0.5 + i * 0.07), y - h * (0.42 + (i % 2) * 0.06), 9), d.tone('#fff3dc'), 0.9);
  for (let i = 1; i < 10; i++)
    solid(e, rounded(x + (w * i) / 10 - 6, y - h * 0.62, 12, h * 0.46, 5), wood, { turn: 0.08 });
  e.p.form(rounded(x - 8, y - h * 0.68, w + 16, 26, 13), tint(wood, 0.02), { depth: 6 });
  e.p.form(rounded(x - 4, y - h * 0.2, w + 8, 34, 8), wood, { depth: 7 });
  for (const u of [0, 1]) {
    e.p.form(rounded(x + u * w - 20, y - h * 0.98, 40, h * 0.98, 12), wood, { depth: 9 });
    solid(e, ellipse(x + u * w, y - h * 1.01, 22), tint(wood, 0.03), { turn: 0.1 });
  }
  for (const u of [0.3, 0.5, 0.7]) fill(e, star(x + w * u, y - h * 0.15, 11), d.tone('#f0c468'), 0.9);
}

/** Stars, a moon and clouds that turn above the cot. */
function mobile(e: Easel, d: RoomLight, x: number, y: number) {
  fill(e, rectangle(x - 1.5, -20, 3, y + 20), d.tone('#9a7a5a'));
  for (const k of [-1, 1])
    e.p.line(bend(x - k * 100, y + 8, x, y - 12, x + k * 100, y + 26 * k), 8, d.tone('#c99660'), 1, [0.7, 1, 0.7]);
  const things = [
    [-100, 96, 'star'],
    [-38, 64, 'cloud'],
    [34, 110, 'moon'],
    [100, 82, 'star'],
  ] as const;
  for (const [u, drop, kind] of things) {
    const [tx, ty] = [x + u, y + drop];
    fill(e, rectangle(tx - 1, y, 2, drop), d.tone('#9a7a5a'), 0.8);
    if (d.lampsLit) glow(e, tx, ty, 54, '#ffd98a', 0.3);
    if (kind === 'star') solid(e, star(tx, ty, 28, 0.55), d.tone('#f4c458'), { turn: 0.1 });
    else if (kind === 'moon') {
      solid(
        e,
        blob(
          tx + 8,
          ty - 29,
          tx - 20,
          ty - 20,
          tx - 28,
          ty + 4,
          tx - 12,
          ty + 26,
          tx + 16,
          ty + 26,
          tx - 4,
          ty + 8,
          tx - 6,
          ty - 12,
        ),
        d.tone('#fbe6a4'),
        { turn: 0.1 },
      );
    } else
      solid(
        e,
        blob(tx - 34, ty + 14, tx - 30, ty - 6, tx - 10, ty - 20, tx + 14, ty - 16, tx + 34, ty, tx + 32, ty + 14),
        d.tone('#fdf8f0'),
        { turn: 0.06 },
      );
  }
}

function rockingChair(e: Easel, d: RoomLight) {
  const wood = d.tone('#b07a4c');
  e.p.soft(210, 934, 200, 26, d.shadow, 0.4);
  e.p.line(bend(50, 902, 130, 938, 290, 938, 390, 896), 18, wood, 1, [0.7, 1, 1, 0.7]);
  for (const [x0, y0, x1, y1] of [
    [126, 770, 106, 926],
    [304, 770, 322, 926],
  ] as const)
    fill(e, taper(bend(x0, y0, x1, y1), [11, 10]), shade(wood, 0.04));
  for (let i = 0; i < 6; i++) fill(e, taper(bend(118 + i * 37, 560, 124 + i * 36, 770), [7, 8]), shade(wood, 0.05));
  e.p.form(blob(92, 572, 110, 536, 210, 516, 312, 536, 330, 572, 210, 560), wood, { depth: 9 });
  e.p.form(rounded(106, 752, 214, 50, 20), d.tone('#9cc0b0'), { depth: 12 });
  for (const x of [88, 334]) {
    fill(e, taper(bend(x, 680, x, 770), [8, 8]), wood);
    solid(e, rounded(x - 20, 664, 40, 22, 10), tint(wood, 0.05));
  }
  pillowOn(e, 214, 706, 58, 0.12, d.tone('#f0c468'));
}

/** The baby's room: cot with a mobile, rocking chair, soft colours. */
export const nursery = defineStage<RoomLight>({
  palettes: roomLight('day', 'dusk', 'night'),
  slots: {
    ...ROOM_SLOTS,
    far: { x: 560, y: 900, scale: 0.85 },
    // the baby in the cot, behind its bars; who rocks in the chair; a toy on the chest of drawers
    cot: { x: 800, y: 800, scale: 1, afloat: true, depth: 930 },
    cotSide: { x: 560, y: 1010, scale: 1.5 },
    chair: { x: 212, y: 800, scale: 1.35, afloat: true, depth: 936 },
    rug: { x: 440, y: 1120, scale: 1.45 },
    drawers: onTop(1130, 606, 0.9, 700),
  },
  light: (d) => roomStageLight(d, -1, [lamp(420, 120, 860, 0.6), lamp(1130, 520, 620, 0.5)]),
  back(e, d) {
    paperedWall(e, d.tone('#d5d6e6'), d.tone('#fff2dc'), [280, 300], 'stars');
    fill(e, rectangle(-20, FLOOR - 30, 1240, 32), d.tone('#fbf4e6'));
    planks(e, FLOOR, d.tone('#cfa376'), d.tone('#f2d6a8'));
    sash(e, d, { x: 90, y: 150, w: 270, h: 310 }, d.tone('#fdf8ec'), gardenView);
    drape(e, d, 40, 108, 84, 420, '#f0b9a8', -12);
    drape(e, d, 330, 108, 84, 420, '#f0b9a8', 12);
    solid(e, rounded(16, 96, 424, 14, 7), d.tone('#c99660'));
    picture(e, d, 500, 220, 96, 116, '#f6ecd8', 'moon');
    picture(e, d, 976, 250, 104, 104, '#f6ecd8', 'bird');
    cupboard(e, d, 1010, 610, 230, 250, '#9cc0b0', 1, 3);
    solid(e, rectangle(1000, 596, 250, 20), d.tone('#f2e4ca'));
    bookRow(e, d, 'nursery', 1020, 596, 70, 70);
    teddy(e, d, 1170, 596, 110, '#d8a878');
    mobile(e, d, 850, 330);
    // By the wall, behind whoever stands beside the cot.
    potPlant(e, d, 470, 846, 90, { pot: '#f6ecd8', kind: 'round' });
    rockingChair(e, d);
    cotBack(e, d);
    roundRug(e, 520, 1070, 440, 120, [d.tone('#f0d2b0'), d.tone('#fffaf0'), d.tone('#9cc0b0')]);
    windowBeam(e, d, 110, 480, 240, 300, 1150);
    bunting(e, d, 440, 50, 1220, 40, 34);
    if (d.lampsLit) pendant(e, d, 560, 130, 46, '#f0c468');
    lamplight(e, d, 560, 200, 900);
    lamplight(e, d, 1110, 520, 560, 0.7);
  },
  over: { depth: 960, paint: cotFront },
  front(e, d) {
    basket(e, d, 1110, 1182, 170, 110);
    for (const [x, c] of [
      [1070, '#f0b9a8'],
      [1110, '#9cc0b0'],
      [1150, '#f0c468'],
    ] as const)
      solid(e, ellipse(x, 1068, 32, 30), d.tone(c), { turn: 0.1, marks: 4 });
    ringTower(e, d, 84, 1176, 120);
    vignette(e, d, 600, 620);
  },
});

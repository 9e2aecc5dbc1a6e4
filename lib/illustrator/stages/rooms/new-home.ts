import { ellipse, rectangle, shade, taper, tint } from '@/lib/illustrator/paint';
import { type Easel, fill, linear } from '../kit/easel';
import { defineStage } from '../model';
import { pendant } from './kit/lamps';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette, windowBeam } from './kit/light';
import { bend, blob, poly, rounded, solid } from './kit/shapes';
import { paperedWall, tiledFloor } from './kit/shell';
import { onTop, ROOM_SLOTS } from './kit/slots';
import { sash, townView } from './kit/window';

const FLOOR = 830;

/** Two boards on the wall with nothing on them. */
function shelf(e: Easel, d: RoomLight) {
  const wood = d.tone('#a8744a');
  for (const y of [360, 500]) {
    e.p.soft(640, y + 26, 170, 18, d.shadow, 0.3);
    for (const x of [520, 750]) solid(e, poly(x, y + 14, x + 16, y + 14, x + 10, y + 64, x, y + 72), shade(wood, 0.1));
    e.p.form(rounded(480, y, 326, 18, 5), wood, { depth: 5 });
  }
}

/** An open wooden door, and the last of the day in it. */
function door(e: Easel, d: RoomLight) {
  fill(
    e,
    rectangle(60, 250, 190, FLOOR - 240),
    linear(e, 0, 250, 0, FLOOR, [
      [0, d.sky[1]],
      [1, d.sky[2]],
    ]),
  );
  e.p.form(poly(250, 250, 330, 226, 330, FLOOR + 46, 250, FLOOR + 8), d.tone('#5f8a86'), { depth: 9 });
  for (const y of [360, 560, 740]) fill(e, poly(256, y, 324, y - 8, 324, y + 6, 256, y + 14), d.tone('#3f6a68'), 0.7);
  solid(e, ellipse(266, 560, 8), d.tone('#d8b060'), { turn: 0.14 });
  for (const [x, y, w, h] of [
    [40, 232, 230, 22],
    [40, 232, 22, FLOOR - 228],
  ] as const)
    solid(e, rectangle(x, y, w, h), d.tone('#8a5a3c'));
}

/** All that somebody brought: one bag, a rolled mattress, a stool with shavings of wood under it. */
function belongings(e: Easel, d: RoomLight) {
  const r = e.random('shavings');
  e.p.soft(1010, 900, 150, 22, d.shadow, 0.4);
  e.p.form(rounded(900, 800, 230, 96, 46), d.tone('#c8b08a'), { depth: 16 });
  for (const x of [960, 1070]) fill(e, rounded(x, 798, 14, 100, 6), d.tone('#8a5a3c'), 0.85);
  fill(e, ellipse(1112, 848, 26, 40), shade(d.tone('#c8b08a'), 0.1));
  e.p.form(blob(770, 900, 762, 830, 790, 806, 850, 806, 880, 830, 874, 900), d.tone('#6f7a58'), { depth: 12 });
  e.p.line(bend(798, 808, 806, 776, 838, 776, 844, 808), 7, d.tone('#4f5a40'), 1, [1, 1]);
  for (let i = 0; i < 16; i++) {
    const [x, y] = [440 + r.bell() * 110, 886 + r.bell() * 22];
    fill(e, taper(bend(x, y, x + 8, y - 9, x + 17, y - 2, x + 11, y + 5), [1.5, 2.6, 1.2]), d.tone('#e6c48c'), 0.9);
  }
}

/** A room that somebody has only just moved into: bare plaster, empty boards, one bag. */
export const newHome = defineStage<RoomLight>({
  palettes: roomLight('dusk', 'night', 'day'),
  slots: {
    ...ROOM_SLOTS,
    // what is put on the upper and on the lower board
    shelf: onTop(640, 362, 0.8, 700),
    shelfLow: onTop(640, 502, 0.8, 700),
  },
  light: (d) => roomStageLight(d, -1, [lamp(640, 190, 860, 0.6)]),
  back(e, d) {
    paperedWall(e, d.tone('#eddcc0'), d.tone('#fff0d0'), [560, 320]);
    for (const [x, y, w] of [
      [420, 640, 120],
      [880, 300, 90],
      [1080, 640, 130],
    ] as const)
      e.p.soft(x, y, w, 30, shade(d.tone('#eddcc0'), 0.12), 0.4);
    tiledFloor(e, FLOOR, d.tone('#dcc8a8'), d.tone('#b8977a'));
    sash(e, d, { x: 880, y: 210, w: 210, h: 290 }, d.tone('#e8dcc4'), townView, { bars: [1, 1] });
    door(e, d);
    shelf(e, d);
    belongings(e, d);
    windowBeam(e, d, 110, 400, 150, 160, 1120);
    pendant(e, d, 640, 120, 40, '#e8dcc4');
    lamplight(e, d, 640, 170, 760, 0.8);
    solid(e, rectangle(-20, FLOOR - 14, 80, 18), tint(d.tone('#b8977a'), 0.02));
  },
  front: (e, d) => vignette(e, d, 600, 620),
});

import { ellipse, rectangle, shade, taper, tint } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../kit/easel';
import { defineStage } from '../model';
import { sittingCat } from './kit/cat';
import { bookRow, openShelf, pillowOn } from './kit/furniture';
import { floorLamp, pendant } from './kit/lamps';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette, windowBeam } from './kit/light';
import { potPlant } from './kit/plants';
import { bend, blob, rounded, solid } from './kit/shapes';
import { paperedWall, planks, roundRug } from './kit/shell';
import { onTop, ROOM_SLOTS } from './kit/slots';
import { sash, townView } from './kit/window';
import { globe } from './living-room';

const FLOOR = 836;

function shelves(e: Easel, d: RoomLight) {
  openShelf(e, d, [-60, -20, 390, 880], [2, 5], '#9a5f38', (x, y, w, h, i) => {
    if (i === 5) potPlant(e, d, x + w / 2, y, h * 0.7, { pot: '#d07850', kind: 'round' });
    else bookRow(e, d, `left${i}`, x + 2, y, i === 2 ? w * 0.6 : w - 2, h * 0.8);
    if (i === 2) globe(e, d, x + w * 0.8, y, h * 0.42);
  });
  openShelf(e, d, [872, -20, 390, 880], [2, 5], '#9a5f38', (x, y, w, h, i) => {
    bookRow(e, d, `right${i}`, x + 2, y, i === 4 ? w * 0.5 : w - 2, h * 0.8);
    if (i === 4) solid(e, rounded(x + w * 0.6, y - h * 0.34, w * 0.34, h * 0.34, 6), d.tone('#d8a860'), { marks: 3 });
  });
}

/** The ladder that leans on the shelves. */
function ladder(e: Easel, d: RoomLight) {
  const wood = d.tone('#d29a5c');
  for (const [x0, x1] of [
    [820, 930],
    [910, 1010],
  ] as const) {
    e.p.line(bend(x0 + 16, 912, x1 + 14, 90), 16, d.shadow, 0.22, [1, 1]);
    e.p.line(bend(x0, 908, x1, 84), 18, wood, 1, [1, 0.9]);
    e.p.line(bend(x0 - 4, 900, x1 - 4, 90), 4, tint(wood, 0.1), 0.8, [1, 1]);
  }
  for (let i = 0; i < 9; i++) {
    const t = (i + 0.7) / 9.4;
    const [x0, x1, y] = [820 + 110 * t, 910 + 100 * t, 908 - 824 * t];
    solid(e, rounded(x0 - 4, y - 7, x1 - x0 + 8, 14, 6), i % 2 ? wood : shade(wood, 0.03));
  }
}

/** The seat under the arched window, with cushions and a sleeping-place for a cat. */
function nook(e: Easel, d: RoomLight) {
  const wood = d.tone('#a8683e');
  sash(e, d, { x: 432, y: 150, w: 338, h: 440 }, d.tone('#f0dfc0'), townView, { bars: [2, 2], arched: true });
  e.p.form(rectangle(350, 690, 502, 170), wood, { depth: 10 });
  for (let i = 0; i < 3; i++) solid(e, rounded(368 + i * 160, 720, 146, 116, 6), tint(wood, 0.03), { marks: 4 });
  e.p.form(rounded(344, 640, 514, 58, 22), d.tone('#4f7f7a'), { depth: 12 });
  for (const x of [470, 600, 730]) e.p.soft(x, 668, 5, 24, shade(d.tone('#4f7f7a'), 0.2), 0.6);
  pillowOn(e, 400, 604, 52, -0.2, d.tone('#e0a83c'));
  pillowOn(e, 806, 602, 52, 0.2, d.tone('#c8604a'));
  sittingCat(e, d, 470, 648, 96, '#d8944a');
}

/** A library: shelves to the ceiling, a ladder, a reading nook at the window. */
export const library = defineStage<RoomLight>({
  palettes: roomLight('day', 'dusk', 'night'),
  slots: {
    ...ROOM_SLOTS,
    // who reads on the window seat; who climbs the ladder; on the rug; a thing on the pile of books
    nook: { x: 640, y: 668, scale: 1.1, afloat: true, depth: 862 },
    ladder: { x: 890, y: 640, scale: 1.15, afloat: true, depth: 915 },
    rug: { x: 470, y: 1120, scale: 1.5 },
    bookPile: onTop(1075, 1052, 1, 1180),
  },
  light: (d) => roomStageLight(d, -1, [lamp(600, 150, 820, 0.5), lamp(346, 480, 720, 0.7)]),
  back(e, d) {
    paperedWall(e, d.tone('#7f9a86'), d.tone('#ffe9bc'), [600, 360], 'sprigs');
    fill(e, rectangle(-20, FLOOR - 20, 1240, 24), d.tone('#8a5636'));
    planks(e, FLOOR, d.tone('#a86c42'), d.tone('#dba870'));
    shelves(e, d);
    nook(e, d);
    ladder(e, d);
    floorLamp(e, d, 340, 900, 470, '#f0c878');
    roundRug(e, 590, 1068, 480, 124, [d.tone('#3f6f86'), d.tone('#f0d8a8'), d.tone('#d8944a')]);
    windowBeam(e, d, 450, 600, 300, 60, 1180);
    pendant(e, d, 600, 70, 54, '#d8a850');
    // a tall globe on its stand
    e.p.soft(170, 1000, 100, 20, d.shadow, 0.4);
    for (const u of [-1, 0, 1]) fill(e, taper(bend(170 + u * 8, 860, 170 + u * 62, 998), [8, 6]), d.tone('#8a5636'));
    solid(e, ellipse(170, 862, 86, 15), d.tone('#a8683e'));
    globe(e, d, 170, 880, 250);
    lamplight(e, d, 346, 480, 880, 0.9);
    lamplight(e, d, 600, 120, 620, 0.5);
  },
  front(e, d) {
    e.p.soft(1080, 1190, 130, 20, d.shadow, 0.45);
    for (const [i, [x, w, c]] of (
      [
        [980, 190, '#b8524a'],
        [996, 170, '#4f7f86'],
        [984, 180, '#d59a48'],
        [1004, 150, '#6d5f96'],
      ] as const
    ).entries()) {
      const y = 1154 - i * 34;
      solid(e, rounded(x, y, w, 34, 5), d.tone(c), { turn: 0.09, marks: 3 });
      fill(e, rectangle(x + w - 12, y + 5, 12, 24), d.tone('#f6ead2'));
      fill(e, rectangle(x + 20, y + 5, 6, 24), d.tone('#f2d79a'), 0.8);
    }
    e.p.soft(80, 1186, 110, 16, d.shadow, 0.4);
    fill(e, blob(-10, 1180, 30, 1150, 84, 1164, 140, 1148, 184, 1176, 84, 1190), d.tone('#f9f0dc'));
    fill(e, taper(bend(84, 1164, 86, 1188), [1.5, 2]), d.tone('#b89a78'));
    for (let i = 0; i < 4; i++)
      for (const s of [-1, 1])
        fill(
          e,
          taper(bend(84 + s * 16, 1166 + i * 5, 84 + s * 50, 1160 + i * 5, 84 + s * 76, 1168 + i * 4), [1, 1.4, 1]),
          d.tone('#b89a78'),
          0.6,
        );
    vignette(e, d, 600, 600);
  },
});

import { ellipse, rectangle, shade, taper, tint } from '@/lib/illustrator/paint';
import { dab, type Easel, fill, glow, linear } from '../kit/easel';
import { defineStage } from '../model';
import { sittingCat } from './kit/cat';
import { bookRow, openShelf } from './kit/furniture';
import { gear } from './kit/gear';
import { pendant } from './kit/lamps';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette, windowBeam } from './kit/light';
import { jar } from './kit/pantry';
import { potPlant } from './kit/plants';
import { bend, blob, poly, rounded, solid } from './kit/shapes';
import { paperedWall, planks } from './kit/shell';
import { onTop } from './kit/slots';
import { sash, townView } from './kit/window';

const FLOOR = 840;

/** Tools on their board: saw, hammer, pliers, spanners, a square. */
function tools(e: Easel, d: RoomLight) {
  const board = d.tone('#b98a5c');
  e.p.form(rounded(760, 150, 420, 300, 10), board, { depth: 8 });
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 11; i++) fill(e, ellipse(784 + i * 38, 176 + j * 42, 3, 3, 0, 8), shade(board, 0.16), 0.7);
  const [steel, wood] = [d.tone('#aeb4ba'), d.tone('#8a5434')];
  e.p.soft(880, 240, 100, 34, d.shadow, 0.2);
  solid(e, poly(844, 206, 984, 236, 984, 252, 838, 252), steel, { turn: 0.1 });
  for (let i = 0; i < 12; i++) fill(e, poly(842 + i * 11.6, 252, 848 + i * 11.6, 260, 853 + i * 11.6, 252), steel);
  e.p.form(rounded(790, 196, 58, 62, 16), wood, { depth: 6 });
  fill(e, rounded(804, 214, 26, 28, 9), shade(board, 0.1));
  solid(e, rounded(1030, 190, 16, 150, 6), wood);
  solid(e, rounded(996, 176, 86, 32, 6), steel, { turn: 0.12 });
  for (const [i, x] of [1110, 1140, 1164].entries()) {
    solid(e, rounded(x - 5, 200, 10, 110 - i * 22, 4), steel, { turn: 0.1 });
    solid(e, ellipse(x, 196, 13, 13, 0, 20), steel, { turn: 0.1 });
    fill(e, ellipse(x, 196, 6, 6, 0, 12), shade(board, 0.12));
  }
  for (const s of [-1, 1])
    e.p.line(bend(840 + s * 4, 300, 840 + s * 26, 350, 840 + s * 18, 424), 13, d.tone('#d8604f'), 1, [0.9, 1, 0.8]);
  solid(e, ellipse(840, 298, 17, 23), steel, { turn: 0.12 });
  solid(e, poly(900, 410, 900, 300, 918, 300, 918, 392, 1000, 392, 1000, 410), d.tone('#e0b060'), { turn: 0.08 });
  e.p.line(bend(1040, 400, 1080, 372, 1130, 400, 1090, 428, 1040, 400), 9, d.tone('#4f8a94'), 1, [1, 1]);
}

/** Something is being built: a little flying machine of wood and cloth under the ceiling. */
function machine(e: Easel, d: RoomLight) {
  for (const x of [470, 660]) fill(e, rectangle(x, -20, 2, 120), d.tone('#8a7460'));
  const cloth = d.tone('#f0e0bc');
  e.p.soft(570, 190, 200, 40, d.shadow, 0.14);
  for (const [s, c] of [
    [1, '#e8846a'],
    [-1, '#f0e0bc'],
  ] as const)
    e.p.form(
      blob(566, 112, 566 + s * 70, 78, 566 + s * 190, 66, 566 + s * 212, 96, 566 + s * 150, 118, 566 + s * 70, 132),
      d.tone(c),
      { depth: 7 },
    );
  e.p.form(blob(470, 128, 520, 106, 620, 106, 660, 122, 620, 148, 520, 152), d.tone('#b9794a'), { depth: 8 });
  fill(e, poly(470, 128, 430, 96, 444, 134), cloth);
  for (const a of [0.3, 1.87]) e.p.in(664, 124, a, 1, 1, () => solid(e, ellipse(0, 0, 46, 7), d.tone('#d8a860')));
  solid(e, ellipse(664, 124, 9), d.tone('#7a5038'));
}

function bench(e: Easel, d: RoomLight) {
  const wood = d.tone('#c98d55');
  e.p.soft(640, 1000, 520, 36, d.shadow, 0.45);
  for (const x of [170, 1090]) e.p.form(rectangle(x - 30, 860, 60, 150), shade(wood, 0.08), { depth: 8 });
  fill(
    e,
    rectangle(190, 872, 900, 46),
    linear(e, 0, 872, 0, 918, [
      [0, shade(wood, 0.2)],
      [1, shade(wood, 0.1)],
    ]),
  );
  e.p.form(poly(150, 776, 1110, 776, 1160, 836, 100, 836), tint(wood, 0.03), { depth: 6 });
  for (let i = 0; i < 14; i++)
    dab(e, 'dry', 160 + i * 70, 786 + (i % 4) * 13, 100, 4, i % 2 ? tint(wood, 0.1) : shade(wood, 0.1), {
      alpha: 0.55,
      variant: i,
    });
  solid(e, rounded(92, 834, 1076, 40, 8), wood, { marks: 8 });
  // vice, plans, a gear, jars of screws, an oil can
  solid(e, rounded(150, 746, 76, 44, 6), d.tone('#5f7f92'), { turn: 0.12 });
  solid(e, rectangle(176, 784, 16, 80), d.tone('#4f6a7a'));
  solid(e, rounded(136, 858, 100, 10, 5), d.tone('#aeb4ba'));
  solid(e, poly(350, 790, 560, 786, 590, 826, 340, 830), d.tone('#8fb8d0'), { turn: 0.04 });
  for (const r of [34, 22, 8]) e.p.edge(ellipse(440, 808, r * 1.6, r * 0.5), d.tone('#f4f8fa'), 2, 0.8);
  fill(e, taper(bend(500, 798, 560, 816), [1.5, 1.5]), d.tone('#f4f8fa'));
  jar(e, d, 960, 806, 78, '#b0a494');
  jar(e, d, 1020, 800, 64, '#d8a050');
  gear(e, d, 1084, 776, 34, 10, '#c8974a', 0.2);
  e.p.form(poly(860, 808, 866, 760, 900, 760, 908, 808), d.tone('#d8604f'), { depth: 6 });
  fill(e, taper(bend(884, 762, 896, 730, 930, 716), [5, 3, 1.6]), d.tone('#a8503f'));
}

/** The inventor's workshop: a bench, tools, gears on the wall, a machine under the ceiling. */
export const workshop = defineStage<RoomLight>({
  palettes: roomLight('day', 'dusk', 'night'),
  slots: {
    left: { x: 250, y: 1110, scale: 1.55 },
    middle: { x: 600, y: 1125, scale: 1.65 },
    right: { x: 950, y: 1110, scale: 1.55 },
    far: { x: 720, y: 1000, scale: 1, depth: 720 },
    air: { x: 580, y: 300, scale: 1.2, afloat: true },
    // who works behind the bench; what is being built on it
    behindBench: { x: 600, y: 1060, scale: 1.5, depth: 820 },
    bench: onTop(850, 816, 1.15, 1030),
    benchLeft: onTop(290, 812, 1, 1030),
    sill: onTop(180, 560, 0.8, 700),
  },
  light: (d) => roomStageLight(d, -1, [lamp(600, 280, 880, 0.75)]),
  back(e, d) {
    paperedWall(e, d.tone('#d9b38a'), d.tone('#fff0cc'), [250, 320], 'plain');
    for (let x = 0; x < 1220; x += 100) fill(e, rectangle(x, -20, 3, 870), d.tone('#a8805a'), 0.4);
    planks(e, FLOOR, d.tone('#a67148'), d.tone('#d8a870'));
    sash(e, d, { x: 80, y: 170, w: 300, h: 370 }, d.tone('#7a5038'), townView, { bars: [3, 3] });
    potPlant(e, d, 320, 560, 90, { pot: '#5f8f9a', kind: 'spiky' });
    for (const [x, y, r, n, c, a] of [
      [470, 400, 66, 14, '#c8974a', 0],
      [566, 338, 46, 10, '#a8744c', 0.3],
      [640, 420, 58, 12, '#8f9aa2', 0.1],
      [548, 470, 30, 8, '#d8b060', 0.2],
    ] as const)
      gear(e, d, x, y, r, n, c, a);
    machine(e, d);
    tools(e, d);
    openShelf(e, d, [760, 490, 420, 150], [3, 1], '#a8703f', (x, y, w, h, i) => {
      if (i === 0) bookRow(e, d, 'plans', x + 4, y, w - 6, h * 0.8);
      if (i === 1)
        for (let k = 0; k < 3; k++)
          jar(e, d, x + 24 + k * 42, y, h * 0.68, ['#b0a494', '#c8604a', '#5f9a92'][k] as string);
      if (i === 2)
        for (let k = 0; k < 4; k++)
          solid(
            e,
            ellipse(x + 34 + (k % 2) * 58, y - 22 - (k > 1 ? 44 : 0), 24, 20),
            d.tone(['#e0b060', '#8fb8d0', '#d8846a', '#f0e2c4'][k] as string),
            { turn: 0.1 },
          );
    });
    windowBeam(e, d, 100, 560, 270, 330, 1190);
    pendant(e, d, 600, 236, 60, '#5f9a72');
    lamplight(e, d, 600, 320, 940);
  },
  over: {
    depth: 1020,
    paint(e, d) {
      bench(e, d);
      if (d.lampsLit) glow(e, 600, 800, 420, '#ff9a4a', 0.2, 0.35);
    },
  },
  front(e, d) {
    sittingCat(e, d, 1130, 1180, 130, '#5a5262');
    const r = e.random('shavings');
    for (let i = 0; i < 22; i++) {
      const [x, y, s] = [60 + r() * 240, 1140 + r() * 50, 7 + r() * 9];
      const curl = bend(x - s, y, x - s * 0.2, y - s * (0.4 + r()), x + s, y - s * 0.2, x + s * 0.3, y + s * 0.4);
      fill(e, taper(curl, [1, s * 0.22, s * 0.2, 1]), d.tone(i % 2 ? '#f4d8a4' : '#dca868'), 0.9);
    }
    vignette(e, d, 600, 600);
  },
});

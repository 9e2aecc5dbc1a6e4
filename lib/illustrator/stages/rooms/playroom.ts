import { ellipse, rectangle, shade, star, taper, tint } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill, glow, linear } from '../kit/easel';
import { defineStage } from '../model';
import { ball, block, ringTower, teddy } from './kindergarten-things';
import { bunting, lightGarland, TOY_COLOURS } from './kit/decor';
import { bookRow, openShelf, pillowOn } from './kit/furniture';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette, windowBeam } from './kit/light';
import { basket } from './kit/pantry';
import { bend, blob, poly, rounded, solid } from './kit/shapes';
import { paperedWall, planks, roundRug } from './kit/shell';
import { onTop, ROOM_SLOTS } from './kit/slots';
import { gardenView, sash } from './kit/window';

const FLOOR = 820;

/** Mountains and clouds painted on the wall. */
function mural(e: Easel, d: RoomLight) {
  for (const [colour, points] of [
    ['#b9d8d8', [-40, 840, -30, 640, 160, 470, 330, 620, 520, 450, 720, 630, 920, 480, 1240, 660, 1240, 840]],
    ['#8fc0b4', [-40, 840, -30, 740, 120, 620, 330, 730, 560, 600, 800, 730, 1010, 610, 1240, 740, 1240, 840]],
  ] as const) {
    const c = d.tone(colour);
    const ridge = blob(...points);
    fill(
      e,
      ridge,
      linear(e, 0, 450, 0, 840, [
        [0, tint(c, 0.03)],
        [1, shade(c, 0.03)],
      ]),
    );
    clipTo(e, ridge, () => {
      for (let i = 0; i < 12; i++) fill(e, star(40 + i * 104, 660 + (i % 3) * 46, 8, 0.5), tint(c, 0.08), 0.8);
    });
  }
  for (const [x, y, s] of [
    [560, 150, 1],
    [1110, 250, 0.8],
    [440, 330, 0.6],
  ] as const)
    fill(
      e,
      blob(
        x - 90 * s,
        y + 22 * s,
        x - 80 * s,
        y - 8 * s,
        x - 40 * s,
        y - 16 * s,
        x - 10 * s,
        y - 46 * s,
        x + 40 * s,
        y - 32 * s,
        x + 56 * s,
        y - 8 * s,
        x + 92 * s,
        y + 2 * s,
        x + 90 * s,
        y + 22 * s,
      ),
      d.tone('#ffffff'),
      0.75,
    );
}

/** The play tent: cloth over poles, cushions and lights inside. */
function tent(e: Easel, d: RoomLight) {
  e.p.soft(220, 944, 260, 40, d.shadow, 0.45);
  for (const [x0, x1] of [
    [20, 290],
    [420, 150],
    [230, 212],
  ] as const)
    e.p.line(bend(x0, 936, x1, 250), 15, d.tone('#c08a54'), 1, [1, 0.8]);
  const cloth = d.tone('#f6e8cc');
  const body = poly(212, 322, 244, 322, 428, 936, 14, 936);
  e.p.form(body, cloth, { depth: 20 });
  clipTo(e, body, () => {
    for (let j = 0; j < 9; j++)
      for (let i = 0; i < 7; i++)
        fill(e, star(20 + i * 68 + (j % 2) * 34, 360 + j * 68, 11), d.tone(TOY_COLOURS[(i + j) % 6] as string), 0.7);
    for (const u of [-1, 1])
      fill(
        e,
        taper(bend(228 + u * 12, 330, 228 + u * 70, 620, 228 + u * 130, 940), [3, 12, 24]),
        shade(cloth, 0.1),
        0.45,
      );
  });
  const door = poly(228, 470, 232, 470, 330, 936, 122, 936);
  fill(
    e,
    door,
    linear(e, 0, 470, 0, 936, [
      [0, d.tone('#6a4a5a')],
      [1, d.tone('#a8685a')],
    ]),
  );
  if (d.lampsLit) glow(e, 228, 800, 180, '#ffb35c', 0.8);
  clipTo(e, door, () => {
    pillowOn(e, 180, 890, 46, -0.1, d.tone('#4f9d96'));
    pillowOn(e, 280, 896, 44, 0.12, d.tone('#f0b54a'));
  });
  for (const s of [-1, 1])
    e.p.form(
      blob(
        228 + s * 4,
        470,
        228 + s * 60,
        700,
        228 + s * 126,
        936,
        228 + s * 66,
        936,
        228 + s * 62,
        780,
        228 + s * 22,
        640,
      ),
      d.tone('#e58c7a'),
      { depth: 9 },
    );
  lightGarland(e, d, 130, 620, 228, 440, 14);
  lightGarland(e, d, 228, 440, 330, 620, 14);
  solid(e, poly(208, 250, 208, 196, 268, 214), d.tone('#e0604f'), { turn: 0.1 });
}

/** Wooden rails in a loop, a bridge and a train. */
function track(e: Easel, d: RoomLight) {
  const wood = d.tone('#d8a468');
  const loop = Array.from({ length: 49 }, (_, i) => {
    const a = (i / 48) * Math.PI * 2;
    return [640 + Math.cos(a) * 400, 1078 + Math.sin(a) * 74] as const;
  });
  fill(
    e,
    taper(
      loop.map(([x, y]) => [x + 4, y + 9] as const),
      [19, 19],
    ),
    d.shadow,
    0.25,
  );
  fill(e, taper(loop, [17, 17]), wood);
  for (const [i, [x, y]] of loop.entries())
    if (i % 2) fill(e, rounded(x - 3, y - 15, 6, 30, 2), shade(wood, 0.09), 0.8);
  for (const off of [-8, 8])
    fill(
      e,
      taper(
        loop.map(([x, y]) => [x, y + off * 0.9] as const),
        [1.8, 1.8],
      ),
      shade(wood, 0.2),
      0.8,
    );
}

function train(e: Easel, d: RoomLight, x: number, y: number) {
  for (let i = 0; i < 3; i++) {
    const [cx, c] = [x - i * 104, d.tone(TOY_COLOURS[[0, 2, 1][i] as number] as string)];
    e.p.soft(cx, y + 4, 56, 9, d.shadow, 0.4);
    if (i) fill(e, rectangle(cx + 42, y - 22, 20, 6), d.tone('#6a4a3a'));
    solid(e, rounded(cx - 44, y - 46, 88, 34, 7), c, { turn: 0.1, marks: 3 });
    if (i === 0) {
      solid(e, rounded(cx - 44, y - 92, 42, 54, 6), c, { turn: 0.1 });
      fill(e, rounded(cx - 34, y - 82, 22, 22, 4), d.tone('#d6ecf0'));
      solid(e, rectangle(cx - 50, y - 98, 54, 10), d.tone('#7d6bb0'));
      solid(e, rectangle(cx + 18, y - 76, 16, 32), d.tone('#5a4a52'));
      fill(e, ellipse(cx + 45, y - 30, 7), d.lampsLit ? '#fff0b0' : d.tone('#f4d868'));
      if (d.lampsLit) glow(e, cx + 52, y - 30, 70, '#ffd27a', 0.6);
    } else if (i === 1)
      for (let k = 0; k < 3; k++) block(e, d, cx - 28 + k * 25, y - 44, 22, TOY_COLOURS[(k + 3) % 6] as string);
    else teddy(e, d, cx, y - 36, 62, '#d8a878');
    for (const u of [-26, 26]) {
      solid(e, ellipse(cx + u, y - 8, 14), d.tone('#7a5038'), { turn: 0.1 });
      fill(e, ellipse(cx + u, y - 8, 5), d.tone('#e8c078'));
    }
  }
}

/** A castle of blocks, half built. */
function castle(e: Easel, d: RoomLight) {
  e.p.soft(1060, 990, 180, 22, d.shadow, 0.4);
  for (const [x, rows] of [
    [950, 3],
    [1010, 2],
    [1070, 2],
    [1130, 4],
  ] as const)
    for (let j = 0; j < rows; j++) block(e, d, x, 986 - j * 58, 56, TOY_COLOURS[((x / 10 + j * 2) % 6) | 0] as string);
  for (const [x, y] of [
    [950, 812],
    [1130, 754],
  ] as const)
    solid(e, poly(x - 34, y, x + 6, y - 66, x + 46, y), d.tone('#e0604f'), { turn: 0.1 });
}

/** A room full of play: tent, castle of blocks, wooden railway. */
export const playroom = defineStage<RoomLight>({
  palettes: roomLight('day', 'dusk', 'night', 'dark'),
  slots: {
    ...ROOM_SLOTS,
    middle: { x: 610, y: 1100, scale: 1.65 },
    // who sits in the mouth of the tent; inside the loop of rails; what stands on the castle; on the shelf
    tent: { x: 228, y: 950, scale: 1.15 },
    track: { x: 640, y: 1090, scale: 1.3 },
    castle: onTop(1040, 866, 0.9, 992),
    shelf: onTop(860, 536, 0.9, 800),
  },
  light: (d) => roomStageLight(d, 1, [lamp(700, 120, 880, 0.6), lamp(228, 800, 420, 0.5)]),
  back(e, d) {
    paperedWall(e, d.tone('#dfeaf0'), d.tone('#fff6e0'), [820, 240]);
    mural(e, d);
    fill(e, rectangle(-20, FLOOR - 26, 1240, 28), d.tone('#fbf4e6'));
    planks(e, FLOOR, d.tone('#d3a068'), d.tone('#f4d49c'));
    sash(e, d, { x: 690, y: 130, w: 270, h: 270 }, d.tone('#fdf8ec'), gardenView);
    openShelf(e, d, [640, 540, 380, 300], [3, 2], '#d8a468', (x, y, w, h, i) => {
      if (i === 0) bookRow(e, d, 'play', x + 4, y, w - 6, h * 0.8);
      if (i === 1) teddy(e, d, x + w / 2, y, h * 0.86);
      if (i === 2) ball(e, d, x + w / 2, y, h * 0.36, '#4f9dc0');
      if (i === 3) ringTower(e, d, x + w / 2, y, h * 0.86);
      if (i > 3) basket(e, d, x + w / 2, y, w * 0.82, h * 0.6);
    });
    tent(e, d);
    castle(e, d);
    roundRug(e, 640, 1076, 500, 128, [d.tone('#f0c878'), d.tone('#fff6e2'), d.tone('#e58c7a')]);
    track(e, d);
    windowBeam(e, d, 700, 430, 240, -260, 1160);
    bunting(e, d, 330, 46, 1220, 52, 44);
    lamplight(e, d, 700, 130, 920);
    lamplight(e, d, 228, 800, 360, 0.7);
  },
  front(e, d) {
    train(e, d, 900, 1160);
    ball(e, d, 90, 1184, 54, '#7d6bb0');
    vignette(e, d, 600, 620);
  },
});

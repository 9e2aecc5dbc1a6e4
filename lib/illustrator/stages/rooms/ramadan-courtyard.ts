import { ellipse, mix, rectangle, shade, star, taper, tint, type Vec } from '@/lib/illustrator/paint';
import { clipTo, cover, dab, type Easel, fill, glow, linear, unmirrored, wash } from '../kit/easel';
import { cloud, stars } from '../kit/sky';
import { defineStage } from '../model';
import { pillowOn } from './kit/furniture';
import { fanous, pointedArch } from './kit/lantern';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette } from './kit/light';
import { potPlant } from './kit/plants';
import { bend, blob, poly, rounded, solid } from './kit/shapes';
import { onTop } from './kit/slots';

const FLOOR = 820;
/** Stage units; `thin` is the widest part of the crescent as a share of the radius, `lean` in radians. */
const MOON = { x: 1010, y: 140, r: 46, thin: 0.24, lean: 0.7 } as const;
const GLASS = ['#d8504a', '#3f9aa0', '#e8a83c', '#5f7fc0', '#7fa84a'] as const;

function crescentSky(e: Easel, d: RoomLight) {
  const [top, middle, low] = d.sky;
  cover(
    e,
    linear(e, 0, 0, 0, 520, [
      [0, top],
      [0.55, middle],
      [1, low],
    ]),
  );
  if (d.time === 'night') stars(e, 0, 300, 90, '#fff4d6');
  else
    for (const [x, y, w] of [
      [200, 120, 200],
      [560, 70, 170],
      [1010, 190, 180],
    ] as const)
      cloud(e, x, y, w, 54, d.time === 'day' ? '#dfeef4' : '#d8909c', d.time === 'day' ? '#ffffff' : '#ffd0b4', 0.7);
  newMoon(e, d);
}

/**
 * The new crescent, low in the west after sunset: thin, and lit below on its right, where the sun went down.
 * In the daytime it cannot be seen.
 */
function newMoon(e: Easel, d: RoomLight) {
  if (d.time === 'day') return;
  const { x, y, r, thin } = MOON;
  glow(e, x, y, r * 4, '#ffe9b4', 0.3);
  const limb = (rx: number) =>
    Array.from({ length: 25 }, (_, i): Vec => {
      const a = (i / 24 - 0.5) * Math.PI;
      return [Math.cos(a) * rx, Math.sin(a) * r];
    });
  unmirrored(e, x, () =>
    e.p.in(x, y, MOON.lean, 1, 1, () => fill(e, [...limb(r), ...limb(r * (1 - thin)).reverse()], '#fff4d0')),
  );
}

/** The house around the yard: roof line, tile band, three arches, a carved lattice. */
function arcade(e: Easel, d: RoomLight) {
  const stone = d.tone('#ecc898');
  fill(
    e,
    poly(-20, 250, 1220, 250, 1220, FLOOR + 4, -20, FLOOR + 4),
    linear(e, 0, 250, 0, FLOOR, [
      [0, tint(stone, 0.03)],
      [1, shade(stone, 0.07)],
    ]),
  );
  wash(e, 'stone', [-20, 250, 1220, FLOOR], [tint(stone, 0.06), shade(stone, 0.07), d.tone('#e8b084')], {
    count: 60,
    alpha: 0.24,
    long: 110,
    tall: 26,
  });
  for (let i = 0; i < 17; i++) {
    const x = -20 + i * 76;
    e.p.soft(x + 36, 236, 40, 30, d.shadow, 0.1);
    fill(
      e,
      poly(x, 252, x + 10, 228, x + 26, 214, x + 38, 198, x + 50, 214, x + 66, 228, x + 76, 252),
      i % 2 ? stone : tint(stone, 0.03),
    );
  }
  solid(e, rectangle(-20, 250, 1240, 15), tint(stone, 0.06), { turn: 0.02 });
  const band = d.tone('#3f8a96');
  solid(e, rectangle(-20, 286, 1240, 56), band, { turn: 0.03, marks: 8 });
  for (let i = 0; i < 22; i++) {
    const x = -6 + i * 58;
    fill(e, star(x, 314, 22, 0.6, 8), d.tone('#f3e6c8'));
    fill(e, star(x, 314, 11, 0.6, 8), d.tone(i % 2 ? '#d8704a' : '#e0a83c'));
    fill(e, ellipse(x + 29, 314, 4.5, 9, 0, 14), d.tone('#e8c878'));
  }
  solid(e, rectangle(-20, 342, 1240, 9), tint(stone, 0.08), { turn: 0.02 });
  for (const [i, [x, w]] of (
    [
      [70, 270],
      [435, 330],
      [860, 270],
    ] as const
  ).entries())
    arch(e, d, x, i === 1 ? 384 : 416, w, stone, i);
}

function arch(e: Easel, d: RoomLight, x: number, y: number, w: number, stone: string, index: number) {
  e.p.form(pointedArch(x - 30, y - 26, w + 60, FLOOR - y + 26), tint(stone, 0.05), { depth: 9 });
  const outer = pointedArch(x - 14, y - 10, w + 28, FLOOR - y + 10);
  fill(e, outer, d.tone('#b8604a'), 0.85);
  const opening = pointedArch(x, y, w, FLOOR - y);
  const inside = d.tone('#a8745a');
  fill(
    e,
    opening,
    linear(e, 0, y, 0, FLOOR, [
      [0, shade(inside, 0.12)],
      [1, shade(inside, 0.02)],
    ]),
  );
  clipTo(e, opening, () => {
    if (d.lampsLit) glow(e, x + w / 2, y + 170, w * 0.9, '#ff9a48', 0.5);
    if (index === 1) {
      // a wooden door with studs in the middle arch
      const door = pointedArch(x + w * 0.16, y + 96, w * 0.68, FLOOR - y - 96);
      e.p.form(door, d.tone('#5f8a86'), { depth: 9 });
      fill(e, rectangle(x + w / 2 - 2, y + 96, 4, 400), d.tone('#2f4a50'), 0.7);
      for (let j = 0; j < 5; j++)
        for (const u of [0.26, 0.4, 0.6, 0.74])
          fill(e, ellipse(x + w * u, y + 200 + j * 50, 5, 5, 0, 12), d.tone('#d8b060'));
    } else {
      // carved lattice of a bay window
      for (let j = 0; j < 7; j++)
        for (let i = 0; i < 5; i++)
          fill(
            e,
            star(x + w * (0.18 + i * 0.16), y + 150 + j * 38, 15, 0.5, 8),
            d.lampsLit ? mix(d.tone('#c89058'), '#ffc070', 0.6) : d.tone('#c89058'),
            0.8,
          );
      solid(e, rectangle(x, FLOOR - 150, w, 14), d.tone('#8a5a3c'));
    }
    fill(e, rectangle(x, y, w * 0.12, 500), d.shadow, 0.2);
  });
}

/** Flagstones and the big carpet with its border. */
function ground(e: Easel, d: RoomLight) {
  const flag = d.tone('#d8b48c');
  fill(
    e,
    rectangle(-20, FLOOR, 1240, 400),
    linear(e, 0, FLOOR, 0, 1200, [
      [0, shade(flag, 0.07)],
      [1, flag],
    ]),
  );
  for (let j = 0; j < 6; j++) {
    const y = FLOOR + j ** 1.5 * 26 + 8;
    dab(e, 'dry', 600, y, 760, 3, shade(flag, 0.16), { alpha: 0.7, variant: j });
    for (let i = 0; i < 8; i++)
      fill(
        e,
        poly(
          i * 170 + (j % 2) * 80,
          y,
          i * 170 + (j % 2) * 80 + 3,
          y,
          i * 176 + (j % 2) * 80 - 20,
          y + 30 + j * 14,
          i * 176 + (j % 2) * 80 - 23,
          y + 30 + j * 14,
        ),
        shade(flag, 0.14),
        0.5,
      );
  }
  wash(e, 'flags', [-20, FLOOR, 1220, 1210], [tint(flag, 0.06), shade(flag, 0.06)], { count: 30, alpha: 0.25 });
  const quad = (t: number) =>
    poly(
      170 + t * 1.1,
      900 + t * 0.45,
      1030 - t * 1.1,
      900 + t * 0.45,
      1180 - t * 1.5,
      1186 - t * 0.7,
      20 + t * 1.5,
      1186 - t * 0.7,
    );
  e.p.form(quad(0), d.tone('#a83f44'), { depth: 8 });
  fill(e, quad(22), d.tone('#e8c88c'));
  fill(e, quad(32), d.tone('#2f6f7c'));
  fill(e, quad(64), d.tone('#e8c88c'));
  fill(e, quad(72), d.tone('#b84c48'));
  for (let i = 0; i < 15; i++) {
    fill(e, star(130 + i * 67, 1162, 15, 0.55, 8), d.tone('#f0d8a0'));
    fill(e, star(222 + i * 54, 922, 9, 0.55, 8), d.tone('#f0d8a0'));
  }
  for (let i = 0; i < 26; i++)
    dab(e, 'dry', 160 + ((i * 211) % 880), 930 + ((i * 97) % 230), 90, 6, d.tone(i % 2 ? '#d87060' : '#8a2f3c'), {
      alpha: 0.35,
      variant: i,
    });
  for (let i = 0; i < 60; i++)
    fill(e, taper(bend(20 + i * 19.6, 1186, 19 + i * 19.6, 1200), [2, 1.2]), d.tone('#f0dcb0'));
}

function lowTable(e: Easel, d: RoomLight) {
  const wood = d.tone('#9a5c38');
  e.p.soft(600, 1118, 290, 30, d.shadow, 0.5);
  for (const x of [400, 800])
    e.p.form(
      blob(x - 22, 1050, x + 22, 1050, x + 14, 1090, x + 24, 1122, x - 24, 1122, x - 14, 1090),
      shade(wood, 0.05),
      { depth: 6 },
    );
  e.p.form(rounded(350, 1036, 500, 44, 14), wood, { depth: 8 });
  for (let i = 0; i < 13; i++) fill(e, star(374 + i * 37.6, 1060, 12, 0.5, 8), d.tone('#e0b868'), 0.9);
  e.p.form(ellipse(600, 1026, 276, 44), tint(wood, 0.05), { depth: 7 });
  fill(e, ellipse(600, 1023, 246, 35), d.tone('#d8a850'));
  fill(e, ellipse(600, 1023, 236, 32), d.tone('#e8c078'));
  fill(e, ellipse(540, 1014, 120, 9, -0.05), d.tone('#fbe6b0'), 0.6);
}

/** The inner court of a house in Ramadan: arches, hanging lanterns, carpet and a low table. */
export const ramadanCourtyard = defineStage<RoomLight>({
  palettes: roomLight('dusk', 'night', 'day'),
  slots: {
    left: { x: 240, y: 1100, scale: 1.55 },
    // behind the low table
    middle: { x: 600, y: 1040, scale: 1.55, depth: 990 },
    right: { x: 960, y: 1100, scale: 1.55 },
    far: { x: 800, y: 890, scale: 0.85 },
    air: { x: 600, y: 190, scale: 1.2, afloat: true },
    // dates, soup and jugs
    table: onTop(600, 1034, 1.15),
    tableLeft: onTop(450, 1030, 0.95),
    tableRight: onTop(750, 1030, 0.95),
    // a lantern that stands on the carpet
    carpet: { x: 985, y: 1165, scale: 1.4 },
  },
  light: (d) => roomStageLight(d, 1, [lamp(260, 470, 720, 0.6), lamp(600, 420, 820, 0.6), lamp(960, 470, 720, 0.6)]),
  back(e, d) {
    crescentSky(e, d);
    arcade(e, d);
    ground(e, d);
    e.p.soft(600, FLOOR + 6, 760, 30, d.shadow, 0.36);
    for (const [x, size] of [
      [40, 330],
      [1164, 320],
    ] as const)
      potPlant(e, d, x, 930, size, { pot: '#3f8a96', kind: 'spiky', leaf: '#5f9a52' });
    for (const [x, y, a, c] of [
      [330, 944, -0.12, '#e0a83c'],
      [440, 934, 0.1, '#3f8a96'],
      [770, 934, -0.08, '#d8704a'],
      [872, 946, 0.14, '#e0a83c'],
    ] as const)
      pillowOn(e, x, y, 50, a, d.tone(c));
    e.p.line(bend(-20, 150, 300, 226, 600, 236, 900, 226, 1220, 150), 4, d.tone('#7a5a3a'), 1, [1, 1]);
    for (const [i, [x, drop, s]] of (
      [
        [100, 96, 92],
        [300, 130, 112],
        [470, 40, 78],
        [735, 40, 78],
        [905, 130, 112],
        [1105, 96, 92],
      ] as const
    ).entries())
      fanous(e, d, x, 236 - Math.abs(x - 600) * 0.1, drop, s, GLASS[i % 5] as string);
    lamplight(e, d, 600, 460, 900, 0.9);
  },
  over: { depth: 1020, paint: lowTable },
  front: (e, d) => vignette(e, d, 600, 620),
});

import { ellipse, type Knot, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, dab, type Easel, fill, linear, wash } from '../../kit/easel';
import { foliage, grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { OLIVE } from './colours';

/** Paints around a place of its own, at its own scale; what the camera sees is known there too. */
export function placed(e: Easel, x: number, y: number, scale: number, paint: (e: Easel) => void) {
  const { x0, y0, x1, y1 } = e.view;
  const view = { x0: (x0 - x) / scale, x1: (x1 - x) / scale, y0: (y0 - y) / scale, y1: (y1 - y) / scale };
  e.p.in(x, y, 0, scale, scale, () => paint({ ...e, view }));
}

export type TreeColours = {
  readonly bark: string;
  /** Leaves in the shade and in the light, and the light itself. */
  readonly shade: string;
  readonly leaf: string;
  readonly lit: string;
  /** Towards the light. */
  readonly light?: readonly [number, number];
};

const IN_SUN: TreeColours = { bark: '#80694c', shade: '#5f7036', leaf: '#87984a', lit: '#f0e39a' };

/** Masses of leaves from the back to the front: middle, half width and height, and its share of the light. */
const CROWN = [
  [-150, -330, 170, 66, 0],
  [150, -336, 170, 66, 0],
  [10, -360, 200, 84, 0.2],
  [-224, -410, 118, 100, 0.5],
  [232, -420, 112, 96, 0.45],
  [-96, -500, 150, 98, 0.8],
  [120, -510, 150, 96, 0.75],
  [10, -560, 150, 70, 1],
  [-20, -430, 130, 70, 0.6],
] as const;

const TRUNK =
  '-84,8! -50,-50 -58,-130 -34,-206 -96,-300 -60,-330 2,-246 40,-336 92,-312 46,-206 56,-130 46,-50 96,8! 20,-6';

function treeTrunk(e: Easel, bark: string, lit: string) {
  const trunk = blob(TRUNK, 7);
  for (const root of ['-40,-40 -80,-2 -130,8', '36,-40 84,-4 140,6', '-6,-30 -10,4 10,18'])
    e.p.form(stroke(root, 26, 18, 5), bark, { depth: 8 });
  e.p.form(trunk, bark, { depth: 20, softness: 14 });
  clipTo(e, trunk, () => {
    const r = e.random('bark');
    for (let i = 0; i < 46; i++) {
      const v = -r() * 320;
      const tone = i % 3 ? shade(bark, 0.08) : mix(tint(bark, 0.06), lit, 0.3);
      dab(e, 'dry', r.bell() * 70 + v * 0.05, v, 54, 7, tone, {
        rotate: Math.PI / 2 + r.bell() * 0.3,
        alpha: 0.5,
        variant: i,
      });
    }
    e.p.soft(10, -270, 130, 80, shade(bark, 0.16), 0.7);
  });
}

/** An old olive tree, 620 units high, on its ground line. */
export function oliveTree(e: Easel, x: number, y: number, scale: number, colours: TreeColours = IN_SUN) {
  const { bark, shade: dark, leaf, lit, light } = colours;
  placed(e, x, y, scale, (at) => {
    at.p.soft(20, 4, 250, 30, shade(dark, 0.12), 0.55);
    treeTrunk(at, bark, lit);
    for (const [i, [u, v, w, h, share]] of CROWN.entries())
      foliage(at, `olive${x}-${i}`, u, v, w, h, mix(dark, leaf, share), {
        count: 64,
        size: Math.max(26, 9 / scale),
        lit,
        warmth: 0.12 + share * 0.34,
        ...(light && { light }),
      });
  });
}

type HouseColours = {
  readonly wall: string;
  readonly roof: string;
  readonly door: string;
  readonly pane: string;
  readonly vine: string;
};
const BY_DAY: HouseColours = { wall: '#f8ecd0', roof: '#bf6242', door: '#6f8a86', pane: '#a9c2b8', vine: '#7f9146' };

function plaster(e: Easel, wall: string) {
  const front = rectangle(-190, -280, 380, 282);
  fill(
    e,
    front,
    linear(e, -190, 0, 190, 0, [
      [0, tint(wall, 0.02)],
      [0.6, wall],
      [1, shade(wall, 0.07)],
    ]),
  );
  const gable = blob('-180,-276! 0,-424! 180,-276!', 2);
  fill(e, gable, wall);
  clipTo(e, [front, gable], () => {
    wash(e, 'plaster', [-190, -420, 190, 0], [shade(wall, 0.07), tint(wall, 0.04)], {
      count: 46,
      alpha: 0.3,
      long: 70,
      tall: 16,
    });
    e.p.fill(blob('-220,-270! 0,-448! 220,-270! 220,-234! 0,-404! -220,-234!', 2), shade(wall, 0.24), {
      alpha: 0.4,
      blur: 10,
    });
    e.p.soft(0, 4, 230, 40, shade(wall, 0.2), 0.5);
  });
}

/** Two slopes of tiles over the gable. */
function tiles(e: Easel, roof: string) {
  e.p.form(rectangle(128, -440, 50, 130), shade(roof, 0.05), { depth: 8 });
  e.p.form(rectangle(120, -450, 66, 18), roof, { depth: 5 });
  for (const side of [-1, 1]) {
    const slope = blob(`0,-470! ${side * 250},-268! ${side * 236},-240! 0,-424!`, 2);
    e.p.form(slope, side < 0 ? tint(roof, 0.03) : shade(roof, 0.05), { depth: 8 });
    clipTo(e, slope, () => {
      const r = e.random(`tiles${side}`);
      for (let i = 0; i < 26; i++) {
        const u = i / 25;
        const [px, py] = [side * u * 244, -462 + u * 200];
        const tone = r() < 0.5 ? shade(roof, 0.1) : tint(roof, 0.07);
        e.p.line(
          [
            [px, py - 8],
            [px + side * 3, py + 40],
          ],
          4,
          tone,
          0.75,
        );
      }
    });
  }
}

/** A window with a frame, the sky in its panes and a sill. */
function sash(e: Easel, x: number, y: number, w: number, h: number, pane: string, frame: string, sill: string) {
  e.p.form(rectangle(x - w / 2 - 6, y - 6, w + 12, h + 12), frame, { depth: 3 });
  fill(
    e,
    rectangle(x - w / 2, y, w, h),
    linear(e, x - w / 2, y, x + w / 2, y + h, [
      [0, tint(pane, 0.08)],
      [1, shade(pane, 0.08)],
    ]),
  );
  fill(e, rectangle(x - 3, y, 6, h), frame);
  fill(e, rectangle(x - w / 2, y + h * 0.46, w, 5), frame);
  e.p.form(rectangle(x - w / 2 - 12, y + h + 2, w + 24, 12), sill, { depth: 4 });
}

/** The house, 400 units wide, on its ground line; the smallest window is the one that is lit. */
export function house(e: Easel, x: number, y: number, scale: number, colours = BY_DAY, shine = 0) {
  const { wall, roof, door, pane, vine } = colours;
  placed(e, x, y, scale, (at) => {
    at.p.soft(30, 6, 300, 28, shade(vine, 0.2), 0.6);
    plaster(at, wall);
    tiles(at, roof);
    const frame = tint(wall, 0.03);
    at.p.form(blob('-50,2! -50,-112 -38,-150 0,-164 38,-150 50,-112 50,2!', 6), shade(wall, 0.1), { depth: 4 });
    at.p.form(blob('-40,2! -40,-110 -30,-140 0,-152 30,-140 40,-110 40,2!', 6), door, { depth: 8 });
    for (const u of [-14, 14]) at.p.line([[u, -130] as Knot, [u, -6] as Knot], 3, shade(door, 0.1), 0.7);
    fill(at, ellipse(26, -66, 6), '#f2d9a6');
    for (const u of [-120, 120]) sash(at, u, -206, 76, 88, pane, frame, roof);
    if (shine) at.p.soft(0, -318, 190, 190, '#ffd23f', shine * 0.5);
    sash(at, 0, -352, 60, 58, '#ffd23f', frame, frame);
    at.p.soft(0, -322, 46, 44, '#fff3bc', 0.8);
    for (const [u, v, w, h] of [
      [-196, -30, 62, 44],
      [-178, -130, 26, 90],
      [196, -26, 66, 40],
      [100, -14, 46, 26],
      [-96, -14, 44, 24],
    ] as const)
      foliage(at, `vine${x}-${u}`, u, v, w, h, vine, { count: 44, size: Math.max(15, 7 / scale), warmth: 0.35 });
  });
}

type Grass = {
  readonly lit?: string;
  /** Where its first and its last row stand, and how large their tufts are. */
  readonly rows: readonly [first: number, last: number];
  readonly size?: readonly [small: number, large: number];
  readonly density?: number;
};

/** Land under a skyline, with tufts of grass that grow towards the viewer. */
export function meadow(
  e: Easel,
  name: string,
  skyline: readonly Knot[],
  [far, near]: readonly [string, string],
  { lit = '#e9e08a', rows, size = [10, 34], density = 0.5 }: Grass,
) {
  const ground = land(e, name, skyline, far, near, { marks: 70 });
  clipTo(e, ground, () => grass(e, `${name} grass`, ...rows, far, near, { lit, size, density, rows: 7 }));
}

/** Far hills, one behind the other, which the air makes pale. */
export function farHills(e: Easel, lines: readonly (readonly Knot[])[], air: string, green: string = OLIVE.light) {
  for (const [i, line] of lines.entries()) {
    const near = (i + 1) / (lines.length + 1);
    const tone = mix(air, green, 0.3 + near * 0.5);
    land(e, `hill${i}`, line, tone, mix(tone, green, 0.4), { depth: 220, marks: 40 });
  }
}

/** A soft clump of bushes on a ground line, to stand before a hill or a wall. */
export function bush(e: Easel, x: number, y: number, w: number, h: number, colour: string, lit = '#efe29a') {
  e.p.soft(x, y, w * 1.2, h * 0.3, shade(colour, 0.14), 0.5);
  foliage(e, `bush${x}`, x, y - h * 0.5, w, h * 0.62, colour, { count: 60, size: h * 0.24, lit, warmth: 0.4 });
}

import { ellipse, type Painter, polar, shade, smooth, star, taper, tint, type Vec } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { curve, outline, points } from '../../kit/outline';
import { feather } from './flying-owl';

/** The blues of the school on the other page, so that both are thoughts of one kind. */
const BLUE = { feather: '#7884c0', pale: '#c8d2f4', dark: '#262c5c', horn: '#aab6ea' } as const;
const STAR = '#fff2c4';
/** Where her forehead meets the trunk. */
const BUMP = { x: 2306, y: 588 } as const;
/** How far she tips towards the trunk. */
const TILT = 0.44;

/** What is lost if the bells go home: the owl, just after she flew into the tree at the edge. */
export function bumpedOwl(e: Easel) {
  wayHere(e);
  impact(e);
  e.p.in(2168, 698, TILT, 1.15, 1.15, () => {
    slackWing(e.p, -1);
    slackWing(e.p, 1);
    tail(e.p);
    breast(e.p);
    hangingFeet(e.p);
    e.p.in(6, -96, 0.12, 1, 1, () => dizzyHead(e.p));
  });
  dizziness(e, 2192, 466);
  for (const [x, y, turn] of [
    [1866, 792, 0.4],
    [1968, 874, -0.3],
  ] as const)
    fallingFeather(e, x, y, turn);
}

/** Dots along the way that she came, as on the page of her bells. */
function wayHere(e: Easel) {
  const way = smooth(
    [
      [1766, 640],
      [1812, 588],
      [1880, 560],
      [1960, 562],
    ],
    false,
    3,
  );
  for (const [i, [x, y]] of way.entries()) fill(e, ellipse(x, y, 4.4, 4.4), BLUE.pale, 0.4 + 0.05 * i);
}

/** Strokes from where she hit, and cracks that run through the bark. */
function impact(e: Easel) {
  const { x, y } = BUMP;
  for (const [turn, from, to] of [
    [-1.75, 64, 104],
    [-1.3, 56, 98],
    [-0.8, 52, 92],
    [0.75, 60, 96],
    [1.2, 74, 112],
  ] as const)
    e.p.line([polar([x, y], turn, from), polar([x, y], turn, to)], 7, STAR, 0.9, [0.5, 1, 0.4]);
  for (const [turn, far] of [
    [-0.35, 92],
    [0.3, 86],
  ] as const)
    e.p.line(
      [polar([x, y], turn, 30), polar([x, y], turn + 0.2, far * 0.6), polar([x, y], turn, far)],
      7,
      BLUE.dark,
      0.9,
      [1, 0.7, 0.1],
    );
}

/** Of a wing on the right of her: shoulder, elbow, wrist; and where its feathers end, from the tip to the body. */
const BONES: readonly Vec[] = [
  [44, -34],
  [112, -66],
  [168, -22],
];
const ENDS: readonly Vec[] = [
  [226, 34],
  [212, 76],
  [186, 106],
  [154, 122],
  [122, 124],
  [92, 112],
  [66, 92],
];

/** A wing half open, from which the strength has gone: its feathers hang apart. */
function slackWing(p: Painter, side: 1 | -1) {
  // The right one lies against the bark.
  const [turn, long] = side > 0 ? [-0.78, 0.74] : [0.06, 1];
  p.in(0, 0, turn, side * long, long, () => {
    const bones = smooth(BONES, false, 6);
    const last = bones.length - 1;
    for (const [i, end] of ENDS.entries()) {
      const from = bones[Math.round(last * (1 - (i / ENDS.length) * 0.92))] ?? end;
      feather(p, from, end, i < 2 ? 14 : 18, i % 2 ? BLUE.feather : shade(BLUE.feather, 0.05), BLUE.pale);
    }
    for (const [i, end] of ENDS.entries()) {
      const from = bones[Math.round(last * (1 - (i / ENDS.length) * 0.95))] ?? end;
      const tip: Vec = [from[0] + (end[0] - from[0]) * 0.45, from[1] + (end[1] - from[1]) * 0.45];
      p.form(taper([from, tip], [13, 15]), tint(BLUE.feather, 0.05), { depth: 4 });
    }
    p.form(taper(bones, [24, 18, 11]), BLUE.feather, { depth: 8 });
  });
}

function tail(p: Painter) {
  for (const u of [-1, 1, 0]) feather(p, [u * 10, 92], [u * 36, 158], 16, shade(BLUE.feather, 0.06), BLUE.pale);
}

function breast(p: Painter) {
  p.form(
    outline([-50, -60, -70, -8, -64, 54, -36, 98, 0, 110, 36, 98, 64, 54, 70, -8, 50, -60, 0, -84]),
    BLUE.feather,
    {
      depth: 14,
    },
  );
  const down = outline([-34, -44, -48, 0, -42, 50, -20, 82, 0, 88, 20, 82, 42, 50, 48, 0, 34, -44, 0, -56]);
  p.fill(down, BLUE.pale, { alpha: 0.92 });
  p.clip(down, () => {
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 7; i++) {
        const [u, v] = [-54 + i * 18 + (row % 2) * 9, -26 + row * 19];
        p.line(curve([u - 7, v - 4, u, v + 5, u + 7, v - 4]), 3.2, BLUE.feather, 0.85);
      }
  });
}

/** The claws hang open: she holds on to nothing. */
function hangingFeet(p: Painter) {
  for (const x of [-26, 26]) {
    p.form(ellipse(x, 98, 16, 14), BLUE.feather, { depth: 4 });
    for (const dx of [-10, 0, 10])
      p.form(taper(points([x + dx * 0.6, 104, x + dx * 1.3, 130]), [5, 2.6]), BLUE.horn, { depth: 2 });
  }
}

/** A head that has met a tree: one tuft bent, eyes squeezed shut, the beak aside and a plaster from the last time. */
function dizzyHead(p: Painter) {
  const dark = shade(BLUE.feather, 0.05);
  p.form(outline([-62, -22, -66, -62, -58, -96, -40, -72, -20, -50]), dark, { depth: 5 });
  p.form(outline([20, -50, 40, -64, 70, -66, 92, -48, 70, -44, 58, -20]), dark, { depth: 5 });
  p.form(ellipse(0, 0, 76, 64), BLUE.feather, { depth: 10 });
  p.form(
    outline([0, -24, 30, -40, 60, -22, 66, 10, 46, 34, 14, 40, 0, 46, -14, 40, -46, 34, -66, 10, -60, -22, -30, -40]),
    BLUE.pale,
    { depth: 6, shadow: 0.08 },
  );
  for (const side of [-1, 1]) squeezedEye(p, side * 31, side);
  skewedBeak(p);
  plaster(p);
}

/** A short line and two that meet at the nose, as one shuts the eyes tight, and a brow that goes up. */
function squeezedEye(p: Painter, x: number, side: number) {
  const inner = x - side * 13;
  for (const dy of [-12, 12])
    p.line(curve([x + side * 15, -4 + dy, x, -4 + dy * 0.45, inner, -4]), 6, BLUE.dark, 1, [0.6, 1, 1]);
  p.form(taper(curve([inner - side * 2, -40, x, -42, x + side * 24, -26]), [5, 6, 1.4]), '#eef2ff', { depth: 2.4 });
}

/** Bumped aside, and open a little: its lower half no longer meets the upper one. */
function skewedBeak(p: Painter) {
  p.in(4, 4, -0.42, 1, 1, () => {
    p.form(outline([-4, 16, 12, 16, 17, 30, 13, 37, 4, 32]), shade(BLUE.feather, 0.16), { depth: 3 });
    p.form(
      smooth(
        [
          [-15, -4],
          [0, -13],
          [15, -4],
          [11, 12],
          [-4, 34, 1],
          [-12, 14],
        ],
        true,
        6,
      ),
      shade(BLUE.feather, 0.1),
      {
        depth: 5,
        lightColor: BLUE.horn,
      },
    );
  });
}

function plaster(p: Painter) {
  p.in(-12, -50, -0.34, 1, 1, () => {
    p.form(outline([-36, -8, -32, -13, 32, -13, 36, -8, 36, 8, 32, 13, -32, 13, -36, 8]), '#e6ebff', { depth: 3 });
    fillPad(p);
  });
}

function fillPad(p: Painter) {
  p.fill(outline([-12, -10, 12, -10, 12, 10, -12, 10]), '#ffffff', { alpha: 0.9 });
  for (const x of [-25, -19, 19, 25]) for (const y of [-4, 4]) p.fill(ellipse(x, y, 1.7, 1.7), BLUE.feather);
}

/** Three stars go round over her head. */
function dizziness(e: Easel, x: number, y: number) {
  e.p.edge(ellipse(x, y, 96, 26, 0.3, 48), BLUE.pale, 3, 0.55);
  for (const [dx, dy, size, turn] of [
    [-88, -16, 21, 0.2],
    [10, 26, 23, -0.2],
    [76, 2, 19, 0.4],
  ] as const) {
    e.p.soft(x + dx, y + dy, size * 1.9, size * 1.9, STAR, 0.35);
    e.p.in(x + dx, y + dy, turn, 1, 1, () => e.p.form(star(0, 0, size), STAR, { depth: 3 }));
  }
}

/** A feather that sways down, and the curve that it has come. */
function fallingFeather(e: Easel, x: number, y: number, turn: number) {
  e.p.in(x, y, turn, 1, 1, () => {
    const spine = curve([-34, -8, -4, 8, 34, -4]);
    e.p.form(taper(spine, [3, 13, 2]), BLUE.horn, { depth: 3 });
    e.p.line(curve([-48, -12, -4, 8, 30, -4]), 2.4, BLUE.dark, 0.55, [1, 1, 0.4]);
    e.p.line(curve([-20, -40, -2, -28, 18, -36]), 3, BLUE.pale, 0.5, [0.2, 1, 0.2]);
  });
}

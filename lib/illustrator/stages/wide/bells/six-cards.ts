import { ellipse, freeCanvas, type Knot, mix, rectangle, smooth, tint, type Vec } from '@/lib/illustrator/paint';
import { blend, cover, type Easel, fill, glow, radial } from '../../kit/easel';
import { grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { outline, points } from '../../kit/outline';
import { trunk } from '../../kit/trunk';
import { defineStage } from '../../model';
import { bumpedOwl } from './bumped-owl';
import { holdingRaccoon } from './raccoon';
import { crayon, hangingBell } from './things';

const pool = {
  black: '#2c2f66',
  soil: '#8a7a5c',
  soilNear: '#2a2638',
  glow: '#ffc862',
  card: '#fff6e0',
  ink: '#4a4058',
  red: '#c8504f',
};
/** Middle, turn and size of the six cards on the line: five left of the fold, and the blank one right over the bell. */
const CARDS = [
  [745, 343, -0.05, 0.62],
  [845, 352, 0.04, 0.62],
  [945, 358, -0.03, 0.62],
  [1045, 363, 0.05, 0.62],
  [1140, 366, -0.04, 0.62],
  [1300, 406, 0.02, 1],
] as const;
/** Over the whole spread, from edge to edge. */
const LINE: readonly Knot[] = [
  [-80, 226],
  [420, 254],
  [812, 286],
  [1140, 304],
  [1300, 306],
  [1588, 288],
  [1980, 254],
  [2480, 226],
];
/** The middle of the pool of light. */
const POOL = [1160, 1010] as const;
/** Where the raccoon sits, larger than the lantern's light needs it, and holds out the one bell. */
const RACCOON = [1452, 1126, 2.2] as const;

/** A circle of lantern light with one bell in it; what it means to each is a picture of vapour. The sixth card is blank. */
export const sixCards = defineStage<typeof pool>({
  palettes: { pool },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [0.6, -0.6],
    rim: c.glow,
    rimAlpha: 0.5,
    rimWidth: 4,
    ambient: '#5a4a78',
    ambientAlpha: 0.5,
    shadow: '#04040f',
    lamps: [
      { x: 1130, y: 1060, reach: 900, colour: '#ffc46a', power: 0.8 },
      // The blank card shines on who hangs it.
      { x: 1300, y: 420, reach: 460, colour: '#ffd890', power: 0.6 },
    ],
  }),
  back(e, c) {
    cover(e, c.black);
    land(
      e,
      'ground',
      [
        [-60, 880],
        [600, 860],
        [1200, 880],
        [2460, 920],
      ],
      mix(c.soil, c.soilNear, 0.3),
      c.soilNear,
      { marks: 120 },
    );
    grass(e, 'grass', 880, 1180, mix(c.soil, '#6f8a5a', 0.4), c.soilNear, {
      lit: c.glow,
      size: [10, 36],
      density: 0.5,
    });
    blend(e, 'multiply', () => {
      e.c.save();
      e.c.translate(...POOL);
      e.c.scale(1.25, 1);
      e.c.fillStyle = radial(e, 0, 0, 2400, [
        [0, '#ffffff'],
        [0.1, '#fff2dc'],
        [0.17, '#c09a80'],
        [0.235, '#4a3a5c'],
        [0.3, '#34345c'],
        [0.6, '#24264a'],
        [1, '#181a3a'],
      ]);
      e.c.fillRect(-3000, -3000, 6000, 6000);
      e.c.restore();
    });
    glow(e, 1160, 1000, 640, c.glow, 0.34);
    glow(e, 1130, 1100, 640, c.glow, 0.34, 0.24);
    vapour(e, [366, 672], '#a8b6f2', ringingSchool);
    vapour(e, [2050, 672], '#b6a8ee', owlAtTree);
    for (const line of PUFFS) for (const [x, y, r] of line) puff(e, x, y, r);
    e.p.line(smooth(LINE, false, 12), 5, ROPE, 0.85, [1, 1, 1, 1, 1]);
    for (const [i, place] of CARDS.entries()) card(e, c, i, place);
  },
  over: {
    depth: 1150,
    paint: (e) => {
      const [x, y, k] = RACCOON;
      e.p.soft(x, y, 92 * k, 13 * k, '#0a0a20', 0.6);
      holdingRaccoon(e, RACCOON, { expression: 'sad', way: -1, dark: '#1a1c40', alpha: 0.06 });
    },
  },
});

const ROPE = '#c8a878';
/** Small clouds from a head to its thought: the child's is the school, the raccoon's the owl. */
const PUFFS = [
  [
    [736, 700, 13],
    [684, 690, 20],
    [616, 686, 29],
  ],
  [
    [1606, 720, 13],
    [1660, 704, 20],
    [1730, 692, 29],
  ],
] as const;

function puff(e: Easel, x: number, y: number, r: number) {
  e.p.soft(x, y, r * 1.5, r * 1.3, '#b8c0f4', 0.7);
  e.p.soft(x - r * 0.2, y - r * 0.3, r, r * 0.8, '#eef0ff', 0.7);
}

/** Half breadth and half height of a cloud. */
const CLOUD = [318, 276] as const;

/** A thought: a soft cloud of one tint, and in it a picture that dissolves towards its edge. */
function vapour(e: Easel, [x, y]: Vec, colour: string, paint: (e: Easel) => void) {
  const [rx, ry] = CLOUD;
  for (let i = 0; i < 15; i++) {
    const a = (i / 15) * Math.PI * 2;
    const [dx, dy] = [Math.cos(a) * rx * 0.66, Math.sin(a) * ry * 0.7];
    e.p.soft(x + dx, y + dy, 128 + ((i * 37) % 34), 100 + ((i * 53) % 30), colour, 0.34);
  }
  e.p.soft(x, y, rx * 0.9, ry * 0.9, tint(colour, 0.1), 0.62);
  const layer = e.p.newLayer();
  paint({ ...e, p: layer, c: layer.context });
  const c = layer.context;
  c.save();
  c.globalCompositeOperation = 'destination-in';
  c.translate(x, y);
  c.scale(1, ry / rx);
  c.fillStyle = radial(e, 0, 0, rx * 1.06, [
    [0, '#000000'],
    [0.68, '#000000e6'],
    [0.97, '#00000000'],
    [1, '#00000000'],
  ]);
  c.fillRect(-2400, -2400, 4800, 4800);
  c.restore();
  e.p.put(layer, { alpha: 0.78 });
  freeCanvas(layer.canvas);
  for (const [dx, dy, r, side] of [
    [-250, 120, 54, 1],
    [244, -110, 46, -1],
    [180, 190, 50, -1],
  ] as const)
    curl(e, x + dx, y + dy, r, side);
}

/** Vapour rolls up at the edge of a cloud. */
function curl(e: Easel, x: number, y: number, r: number, side: number) {
  const line = Array.from({ length: 12 }, (_, i): Knot => {
    const a = i * 0.46;
    const far = r * (1 - i * 0.066);
    return [x + side * Math.cos(a) * far, y - Math.sin(a) * far * 0.8];
  });
  e.p.line(line, 8, '#eef0ff', 0.5, [0.1, 1, 0.8, 0.2]);
}

/** What is won if the bells go home: the school, and its bell rings again. */
function ringingSchool(e: Easel) {
  e.p.in(366, 692, 0, 0.86, 0.86, () => e.p.in(-366, -690, 0, 1, 1, () => school(e)));
}

function school(e: Easel) {
  const [wall, roof, dark, pane] = ['#93a0da', '#6673b6', '#39437e', '#d6defa'];
  e.p.form(rectangle(186, 740, 360, 160), wall, { depth: 10 });
  e.p.form(points([156, 750, 214, 662, 518, 662, 576, 750]), roof, { depth: 8 });
  e.p.form(rectangle(322, 520, 88, 224), wall, { depth: 8 });
  e.p.form(points([300, 530, 366, 428, 432, 530]), roof, { depth: 7 });
  fill(e, ellipse(366, 578, 27, 30), pane);
  fill(e, rectangle(339, 578, 54, 58), pane);
  fill(e, rectangle(339, 572, 54, 8), dark);
  hangingBell(e, 366, 584, 1.06, '#f0d489', 0.34);
  for (const side of [-1, 1])
    for (const [i, alpha] of [0.95, 0.7, 0.45].entries())
      e.p.line(soundArc(366, 606, 70 + i * 28, side), 6 - i, BELL_SOUND, alpha, [0.3, 1, 0.3]);
  for (const x of [212, 270, 424, 482]) {
    fill(e, rectangle(x, 782, 38, 50), dark, 0.85);
    for (const line of [points([x + 19, 782, x + 19, 832]), points([x, 806, x + 38, 806])])
      e.p.line(line, 3, wall, 0.9, [1, 1]);
  }
  fill(e, ellipse(366, 812, 26, 26), dark, 0.9);
  fill(e, rectangle(340, 812, 52, 88), dark, 0.9);
  fill(e, rectangle(322, 894, 88, 12), pane, 0.7);
}

/** Of the same colour as the stars over the owl. */
const BELL_SOUND = '#fff2c4';

/** What a bell sends out on one side. */
const soundArc = (x: number, y: number, far: number, side: number): Knot[] =>
  [-0.5, -0.25, 0, 0.25, 0.5].map((turn): Knot => [x + side * Math.cos(turn) * far, y + Math.sin(turn) * far]);

/** What is lost: the owl, who flies into a tree. */
function owlAtTree(e: Easel) {
  e.p.in(-88, -8, 0, 1, 1, () => {
    trunk(e, 'owls', 2372, 1000, 300, 120, '#5a5598', { side: -1, rim: '#d2ccfa', rimAlpha: 0.5, lean: -10, bark: 40 });
    e.p.in(2168, 698, 0, 0.92, 0.92, () => e.p.in(-2150, -690, 0, 1, 1, () => bumpedOwl(e)));
  });
}

function card(e: Easel, c: typeof pool, i: number, [x, y, turn, size]: (typeof CARDS)[number]) {
  const isBlank = i === 5;
  if (isBlank) glow(e, x, y, 300, c.glow, 0.75);
  e.p.in(x, y, turn, size, size, () => {
    e.p.soft(6, 14, 92, 130, '#000000', 0.5);
    fill(e, rectangle(-76, -108, 152, 216), isBlank ? '#fffbea' : c.card);
    fill(e, rectangle(-76, -108, 152, 216), '#8a7ab0', isBlank ? 0 : 0.26);
    e.p.line(points([-66, -72, 66, -72]), 3, c.red, 0.6, [1, 1]);
    for (let k = 0; k < 3; k++) e.p.line(points([-60, 58 + k * 18, 60, 58 + k * 18]), 2, '#b8a8c0', 0.7, [1, 1]);
    PICTURES[i]?.(e, c);
    for (const at of [-48, 48]) {
      e.p.form(rectangle(at - 8, -134, 16, 46), isBlank ? '#d8a45c' : '#a87a50', { depth: 4 });
      e.p.line(points([at - 8, -112, at + 8, -112]), 3, '#5a3c2c', 0.8, [1, 1]);
    }
  });
}

/** What each rule is about, as a child draws it: a lens and a hair, words and a mask, the parrot, moon and cat, an ear. */
const PICTURES: readonly ((e: Easel, c: typeof pool) => void)[] = [
  (e, c) => {
    crayon(e, [-8, -50, -36, -36, -38, -6, -14, 12, 14, 2, 22, -26, 4, -48, -12, -48], '#b07a2c', 7);
    crayon(e, [14, 6, 30, 24, 44, 42], '#8a4a30', 10);
    crayon(e, [-26, -20, -14, -32, -4, -12, 8, -26], c.ink, 3.5);
  },
  (e, c) => {
    crayon(e, [-46, -46, 10, -54, 48, -42, 44, -6, 2, 2, -22, 24, -24, 0, -48, -8, -46, -44], '#5878a8');
    e.p.fill(
      outline([-30, -34, -12, -38, 0, -30, 14, -38, 32, -32, 28, -16, 10, -12, 0, -20, -12, -12, -28, -18]),
      c.ink,
    );
    for (const x of [-14, 15]) e.p.fill(ellipse(x, -25, 5), '#fff6e0');
  },
  (e, c) => {
    e.p.fill(outline([-14, -46, 12, -52, 28, -30, 22, 6, 0, 28, -22, 8, -26, -22]), '#c8504f');
    crayon(e, [2, -18, 20, -2, 4, 14], '#4a78b0', 9);
    for (const [dx, colour] of [
      [-10, '#4a78b0'],
      [0, '#d8a03c'],
      [8, '#c8504f'],
    ] as const)
      crayon(e, [dx - 4, 20, dx - 10, 36, dx - 18, 50], colour, 6);
    e.p.fill(outline([-22, -40, -42, -32, -30, -18, -20, -24]), '#d8a03c');
    e.p.fill(ellipse(-8, -34, 7), '#fff6e0');
    e.p.fill(ellipse(-9, -34, 3.4), c.ink);
  },
  (e, c) => {
    e.p.fill(outline([22, -58, 2, -40, 10, -14, 36, -10, 46, -22, 26, -26, 18, -42]), '#d8a03c');
    e.p.fill(outline([-44, 42, -40, 6, -42, -14, -30, -4, -16, -4, -6, -14, -4, 8, 8, 24, 10, 44]), c.ink);
    crayon(e, [8, 40, 32, 36, 34, 12], c.ink, 7);
    for (const x of [-30, -14]) e.p.fill(ellipse(x, 8, 4), '#fff6e0');
  },
  (e) => {
    crayon(e, [-22, 40, -34, -6, -10, -46, 24, -34, 24, -4, 4, 14, 8, 36, -10, 46], '#b8684c', 7);
    crayon(e, [-12, -4, 0, -24, 12, -10, 0, 4], '#b8684c', 5);
    crayon(e, [38, -40, 44, -20, 38, 0], '#5878a8', 5);
    crayon(e, [50, -52, 60, -20, 50, 12], '#5878a8', 5);
  },
];

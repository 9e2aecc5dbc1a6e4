import { ellipse, type Knot, mix, rectangle, smooth } from '@/lib/illustrator/paint';
import { blend, cover, type Easel, fill, glow, radial } from '../../kit/easel';
import { grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { curve, outline, points } from '../../kit/outline';
import { trunk } from '../../kit/trunk';
import { defineStage } from '../../model';
import { bumpedOwl } from './bumped-owl';
import { holdingRaccoon } from './raccoon';
import { crayon, hangingBell } from './things';

const pool = {
  black: '#2c2f66',
  soil: '#8a7a5c',
  soilNear: '#2a2638',
  bark: '#3a2c3a',
  glow: '#ffc862',
  card: '#fff6e0',
  ink: '#4a4058',
  red: '#c8504f',
};
/** Middle and turn of the six cards, which hang from the line: three on each side of the fold. */
const CARDS = [
  [812, 366, -0.05],
  [942, 386, 0.04],
  [1072, 396, -0.03],
  [1328, 396, 0.05],
  [1458, 386, -0.04],
  [1588, 366, 0.03],
] as const;
const CARD_SCALE = 0.8;
/** From the tree of the left page to that of the right one, over the school, the child and the owl. */
const LINE: readonly Knot[] = [
  [70, 236],
  [420, 254],
  [812, 286],
  [1200, 312],
  [1588, 286],
  [1980, 254],
  [2330, 236],
];
/** The middle of the pool of light. */
const POOL = [1010, 990] as const;

/** A small circle of lantern light in the dark, and the cards of the rules; the sixth is blank. */
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
      { x: 1112, y: 980, reach: 820, colour: '#ffc46a', power: 0.8 },
      // The blank card shines on who hangs it.
      { x: 1588, y: 400, reach: 460, colour: '#ffd890', power: 0.6 },
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
    glow(e, 1112, 990, 520, c.glow, 0.3);
    glow(e, 1112, 1040, 520, c.glow, 0.3, 0.24);
    ringingSchool(e);
    trees(e, c);
    e.p.line(smooth(LINE, false, 12), 5, ROPE, 0.85, [1, 1, 1, 1, 1]);
    tied(e);
    for (const [i, [x, y, turn]] of CARDS.entries()) card(e, c, i, x, y, turn);
    e.p.soft(1398, 1044, 136, 18, '#0a0a20', 0.6);
    holdingRaccoon(e, [1398, 1044, 1.5], { expression: 'sad', way: -1, dark: '#1a1c40', alpha: 0.12 });
  },
});

const ROPE = '#c8a878';

/** The line goes round both trunks and ends in a knot on each. */
function tied(e: Easel) {
  for (const side of [-1, 1]) {
    const at = (u: number) => 1200 + side * u;
    for (const [i, y] of [222, 236, 251].entries())
      e.p.line(
        points([at(1270), y - 8, at(1190), y + 5, at(1128), y - 3 + i * 3]),
        6,
        i % 2 ? '#b08f62' : ROPE,
        0.95,
        [1, 1],
      );
    e.p.form(ellipse(at(1132), 238, 11, 13), ROPE, { depth: 4 });
    e.p.line(curve([at(1134), 246, at(1142), 274, at(1136), 302]), 5, ROPE, 0.9, [1, 0.7]);
  }
}

const MOONLIGHT = '#8fa0e0';

/** What is won if the bells go home: the school in the moonlight, and its bell rings again. */
function ringingSchool(e: Easel) {
  const [wall, roof, dark, pane] = ['#8b97cc', '#5a66a6', '#262c5c', '#c8d2f4'];
  e.p.soft(366, 690, 380, 300, MOONLIGHT, 0.34);
  e.p.soft(366, 904, 320, 26, '#0c0e2c', 0.55);
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

/** The trees at both edges, and the owl who flies into the right one, in the same moonlight. */
function trees(e: Easel, c: typeof pool) {
  const bark = mix(c.bark, '#4c5698', 0.5);
  const rim = '#b4c0f0';
  trunk(e, 'tree', 10, 960, -60, 170, bark, { side: 1, rim, rimAlpha: 0.4, lean: -10, bark: 70 });
  e.p.soft(2110, 690, 400, 310, MOONLIGHT, 0.34);
  trunk(e, 'owls', 2396, 1000, -60, 170, bark, { side: -1, rim, rimAlpha: 0.4, lean: -10, bark: 70 });
  bumpedOwl(e);
}

function card(e: Easel, c: typeof pool, i: number, x: number, y: number, turn: number) {
  const isBlank = i === 5;
  if (isBlank) glow(e, x, y, 220, c.glow, 0.6);
  e.p.in(x, y, turn, CARD_SCALE, CARD_SCALE, () => {
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

import { ellipse, type Knot, mix, rectangle, smooth } from '@/lib/illustrator/paint';
import { blend, cover, type Easel, fill, glow, radial } from '../../kit/easel';
import { grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { curve, outline, points } from '../../kit/outline';
import { bough, trunk } from '../../kit/trunk';
import { defineStage } from '../../model';
import { holdingRaccoon } from './raccoon';
import { crayon } from './things';

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
/** Middle and turn of the six cards, which hang from the line. */
const CARDS = [
  [1386, 674, -0.05],
  [1560, 694, 0.04],
  [1734, 706, -0.03],
  [1908, 706, 0.05],
  [2082, 694, -0.04],
  [2256, 674, 0.03],
] as const;
/** From the trunk, where it is tied, to the tip of the bough on the right, below the words. */
const LINE: readonly Knot[] = [
  [216, 452],
  [640, 520],
  [1080, 560],
  [1386, 572],
  [1734, 592],
  [1908, 592],
  [2256, 562],
  [2306, 522],
];

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
    lamps: [{ x: 806, y: 980, reach: 820, colour: '#ffc46a', power: 0.8 }],
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
    trunk(e, 'tree', 130, 960, -60, 230, c.bark, { side: 1, rim: c.glow, rimAlpha: 0.5, lean: -60, bark: 90 });
    bough(
      e,
      [
        [190, 930],
        [380, 950],
        [560, 1010],
        [760, 1020],
      ],
      30,
      c.bark,
      { rim: c.glow, twigs: 0, name: 'root' },
    );
    blend(e, 'multiply', () => {
      e.c.save();
      e.c.translate(740, 970);
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
    glow(e, 806, 990, 520, c.glow, 0.3);
    glow(e, 806, 1040, 520, c.glow, 0.3, 0.24);
    silentSchool(e);
    owlsBough(e, c);
    e.p.line(smooth(LINE, false, 12), 5, ROPE, 0.85, [1, 1, 1, 1, 1]);
    tied(e);
    for (const [i, [x, y, turn]] of CARDS.entries()) card(e, c, i, x, y, turn);
    e.p.soft(1050, 1010, 136, 18, '#0a0a20', 0.6);
    holdingRaccoon(e, [1050, 1010, 1.56], { expression: 'sad', way: -1, dark: '#1a1c40', alpha: 0.12 });
  },
});

const ROPE = '#c8a878';

/** The line goes round the trunk three times and ends in a knot; another knot is on the bough. */
function tied(e: Easel) {
  for (const [i, y] of [438, 452, 467].entries())
    e.p.line(
      points([-30, y - 10, 80, y + 6, 168, y + 4, 214, y - 4 + i * 3]),
      6,
      i % 2 ? '#b08f62' : ROPE,
      0.95,
      [1, 1],
    );
  e.p.form(ellipse(208, 454, 11, 13), ROPE, { depth: 4 });
  e.p.line(curve([206, 462, 196, 490, 204, 520]), 5, ROPE, 0.9, [1, 0.7]);
  for (const dx of [-7, 0, 7]) e.p.line(points([2304 + dx, 488, 2300 + dx, 524]), 6, ROPE, 0.95, [1, 1]);
  e.p.line(curve([2312, 520, 2326, 540, 2320, 562]), 5, ROPE, 0.9, [1, 0.7]);
}

/** What is lost if the bells stay: the school in the moonlight, far off, with nothing in its bell tower. */
function silentSchool(e: Easel) {
  const [wall, roof, dark] = ['#7f8cc4', '#5a66a6', '#262c5c'];
  e.p.soft(812, 700, 260, 190, '#8fa0e0', 0.34);
  e.c.save();
  e.c.globalAlpha *= 0.7;
  e.p.form(rectangle(700, 770, 224, 104), wall, { depth: 8 });
  e.p.form(outline([684, 776, 716, 726, 908, 726, 940, 776]), roof, { depth: 6 });
  e.p.form(rectangle(786, 640, 52, 98), wall, { depth: 6 });
  e.p.form(outline([774, 644, 812, 592, 850, 644]), roof, { depth: 5 });
  // The arch is empty.
  fill(e, ellipse(812, 674, 15, 17), '#c8d2f4');
  fill(e, rectangle(797, 674, 30, 34), '#c8d2f4');
  fill(e, rectangle(797, 671, 30, 5), dark);
  for (const x of [718, 758, 842, 882]) fill(e, rectangle(x, 792, 24, 30), dark, 0.8);
  fill(e, rectangle(796, 812, 32, 62), dark, 0.8);
  e.c.restore();
}

/** The bough of the owl at the edge of the page, in the moonlight. */
function owlsBough(e: Easel, c: typeof pool) {
  e.p.soft(2340, 400, 200, 170, '#8fa0e0', 0.36);
  bough(
    e,
    [
      [2470, 452],
      [2400, 486],
      [2300, 500],
      [2226, 492],
    ],
    20,
    mix(c.bark, '#6f7cc0', 0.3),
    { rim: '#c8d2f4', twigs: 2, name: 'owls' },
  );
}

function card(e: Easel, c: typeof pool, i: number, x: number, y: number, turn: number) {
  const isBlank = i === 5;
  if (isBlank) glow(e, x, y, 240, c.glow, 0.6);
  e.p.in(x, y, turn, 1, 1, () => {
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

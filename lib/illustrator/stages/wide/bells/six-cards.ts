import { ellipse, type Knot, mix, rectangle, shade, smooth } from '@/lib/illustrator/paint';
import { blend, cover, type Easel, fill, glow, radial } from '../../kit/easel';
import { grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { curve, outline, points } from '../../kit/outline';
import { bough, trunk } from '../../kit/trunk';
import { defineStage } from '../../model';
import { holdingRaccoon } from './raccoon';
import { hangingBell } from './things';

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
/** From a bough of the tree to the edge of the page, below the words. */
const LINE: readonly Knot[] = [
  [1180, 536],
  [1386, 562],
  [1734, 592],
  [1908, 592],
  [2256, 562],
  [2470, 524],
];

/** A small circle of lantern light in the dark, and the cards of the rules; the sixth is blank. */
export const sixCards = defineStage<typeof pool>({
  palettes: { pool },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [-0.6, -0.7],
    rim: c.glow,
    rimAlpha: 0.5,
    rimWidth: 4,
    ambient: '#5a4a78',
    ambientAlpha: 0.5,
    shadow: '#04040f',
    lamps: [{ x: 340, y: 1000, reach: 900, colour: '#ffc46a', power: 0.6 }],
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
      e.c.translate(560, 960);
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
    glow(e, 440, 960, 420, c.glow, 0.26);
    e.p.line(smooth(LINE, false, 12), 5, '#c8a878', 0.85, [0.1, 1, 1, 1, 1]);
    for (const [i, [x, y, turn]] of CARDS.entries()) card(e, c, i, x, y, turn);
    e.p.soft(1050, 1000, 120, 16, '#0a0a20', 0.6);
    holdingRaccoon(e, [1050, 1000, 1.36], { expression: 'sad', way: -1, dark: '#1a1c40', alpha: 0.36 });
  },
});

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

/** What each rule is about, without words: look twice, ask, the loud one, awake, listen. */
const PICTURES: readonly ((e: Easel, c: typeof pool) => void)[] = [
  (e, c) => {
    e.p.edge(ellipse(-10, -14, 34), c.ink, 8, 1);
    e.p.line(points([14, 12, 40, 38]), 11, c.ink, 1, [1, 1]);
    e.p.fill(ellipse(-10, -14, 11), c.ink);
  },
  (e, c) => {
    e.p.edge(outline([-48, -40, 48, -40, 50, 14, 0, 18, -26, 42, -22, 16, -48, 12]), c.ink, 7, 1);
    for (const x of [-22, 0, 22]) e.p.fill(ellipse(x, -12, 6), c.ink);
  },
  (e) => hangingBell(e, 0, -50, 2, '#8a7aa8', 0.25),
  (e, c) => {
    e.p.fill(outline([-8, -56, -40, -20, -24, 26, 24, 34, 4, 10, -8, -20]), c.ink);
    e.p.fill(ellipse(34, -34, 5), c.ink);
    e.p.fill(ellipse(44, 0, 4), c.ink);
  },
  (e, c) => {
    e.p.line(curve([-22, 40, -34, -10, -6, -46, 28, -28, 22, 6, 2, 20, 6, 38, -10, 46]), 8, c.ink, 1, [1, 1, 1, 1]);
    e.p.line(curve([-10, -8, 4, -22, 12, -6, 2, 6]), 6, shade(c.ink, 0.02), 1, [1, 1, 1]);
  },
];

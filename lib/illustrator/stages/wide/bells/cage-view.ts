import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { cover, dab, type Easel, fill, glow, linear } from '../../kit/easel';
import { curve, outline, points } from '../../kit/outline';
import { defineStage } from '../../model';
import { cageBefore, cageBehind } from './cage';
import { hiddenRaccoon } from './raccoon';
import { magnifier, sausages } from './things';
import { parrotInLens } from './through-lens';

const market = {
  sky: '#bfe4f0',
  low: '#fdf0d0',
  red: '#e0705c',
  cream: '#fff3dc',
  wood: '#a8724a',
  cloth: '#4f9a94',
  paper: '#f8f1e2',
};
/** A market behind the counter of a stall, with a large bird cage before the right stall; the bars stand only round its bird. */
export const cageView = defineStage<typeof market>({
  palettes: { day: market },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0.4, -0.9],
    rim: '#fff4d8',
    rimAlpha: 0.25,
    rimWidth: 3,
    ambient: '#fff2e0',
    ambientAlpha: 0.12,
    shadow: '#4a3a50',
    lamps: [],
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 900, [
        [0, c.sky],
        [1, c.low],
      ]),
    );
    const r = e.random('far');
    for (let i = 0; i < 60; i++)
      dab(
        e,
        'soft',
        r() * 2400,
        330 + r() * 330,
        50 + r() * 70,
        60 + r() * 90,
        r.pick(['#e8c8a0', '#c8d8b8', '#d8a890', '#a8c4d0', '#f4e0b4']),
        { alpha: 0.42, variant: i },
      );
    glow(e, 1250, 300, 900, '#fff6d8', 0.5);
    farStalls(e, c);
    awning(e, -80, 980, c.red, c.cream);
    awning(e, 1330, 2480, c.cloth, c.cream);
    stall(e, c, 1452, 2440);
    stall(e, c, -60, 560);
    cageBehind(e);
  },
  // After the bird, whose depth is 1400.
  over: {
    depth: 1450,
    paint(e) {
      cageBefore(e);
      magnifier(e, LENS, () => parrotInLens(e));
    },
  },
  front(e, c) {
    nearCounter(e, c);
  },
});

/** Before the child's eyes; its handle leads into the child's fist. */
const LENS = { x: 1030, y: 420, r: 138, handle: 1.9 } as const;

/** Fruit on the counter before us: at the edges and between the child and the dog. */
const ON_COUNTER = [
  [44, 772, 'pear', -0.2],
  [-6, 778, 'apple', 0.1],
  [98, 778, 'apple', 0.2],
  [952, 774, 'lemon', 0.2],
  [1010, 778, 'orange', 0],
  [1066, 776, 'apple', -0.2],
  [1036, 734, 'apple', 0.15],
  [984, 736, 'orange', 0.3],
  [1120, 778, 'lemon', -0.3],
] as const;

/** The counter of a stall nearest to us, whose linen runs down the page: the words stand on it. */
function nearCounter(e: Easel, c: typeof market) {
  e.p.soft(1200, 754, 1500, 26, '#3a2a30', 0.34);
  counterTop(e, c);
  fill(
    e,
    rectangle(-80, 814, 2560, 490),
    linear(e, 0, 814, 0, 1220, [
      [0, shade(c.paper, 0.07)],
      [0.08, tint(c.paper, 0.01)],
      [1, shade(c.paper, 0.04)],
    ]),
  );
  // Folds in the linen, faint enough for words.
  for (let x = -40; x < 2460; x += 118) {
    const sway = Math.sin(x * 0.013) * 14;
    e.p.line(curve([x, 832, x + sway, 1020, x + sway * 1.6, 1240]), 16, shade(c.paper, 0.08), 0.14, [0.3, 1, 1.2]);
    e.p.line(curve([x + 22, 832, x + 22 + sway, 1020, x + 22 + sway * 1.6, 1240]), 9, '#ffffff', 0.3, [0.3, 1, 1]);
  }
  for (const [y, half] of [
    [1166, 5],
    [1182, 2],
  ] as const)
    e.p.line(points([-60, y, 2460, y]), half * 2, c.red, 0.55, [1, 1]);
  e.p.form(rectangle(-80, 792, 2560, 34), tint(c.wood, 0.1), { depth: 10 });
  for (const y of [800, 811]) e.p.line(points([-60, y, 2460, y + 2]), 2, shade(c.wood, 0.04), 0.5, [1, 1]);
  for (const [x, y, kind, turn] of ON_COUNTER) {
    e.p.soft(x, y + 22, 34, 8, '#3a2a30', 0.4);
    fruit(e, x, y, kind, turn);
  }
}

/** Boards that run away from us, as one sees them over the edge. */
function counterTop(e: Easel, c: typeof market) {
  fill(
    e,
    rectangle(-80, 754, 2560, 44),
    linear(e, 0, 754, 0, 798, [
      [0, tint(c.wood, 0.02)],
      [1, tint(c.wood, 0.16)],
    ]),
  );
  for (let x = -600; x < 3000; x += 150)
    e.p.line(points([1200 + (x - 1200) * 0.9, 754, x, 796]), 2.4, shade(c.wood, 0.1), 0.4, [1, 1]);
  e.p.line(points([-60, 729, 2460, 729]), 3, shade(c.wood, 0.14), 0.5, [1, 1]);
}

/** The rest of the market, out of the sun: stalls from one end to the other, so that nobody stands before nothing. */
function farStalls(e: Easel, c: typeof market) {
  const far = (colour: string, share = 0.42) => mix(colour, '#e8d4bc', share);
  fill(
    e,
    rectangle(-80, 690, 2560, 250),
    linear(e, 0, 690, 0, 830, [
      [0, '#e8cda6'],
      [1, '#c9a27c'],
    ]),
  );
  for (const [i, x] of [560, 800, 1040, 1280].entries()) {
    const cloth = far(i % 2 ? c.red : c.cloth, 0.35);
    for (const at of [x + 8, x + 222]) fill(e, rectangle(at, 420, 9, 280), far(c.wood, 0.3));
    fill(e, rectangle(x + 4, 470, 228, 140), far('#8a5a4a', 0.3), 0.8);
    for (let n = 0; n < 6; n++) {
      const tone = n % 2 ? far(c.cream, 0.25) : cloth;
      const [u0, u1] = [x - 6 + n * 42, x + 36 + n * 42];
      e.p.fill(points([u0 + 8, 376, u1 + 8 - n * 3, 376, u1, 446, u0, 446]), tone);
      e.p.fill(ellipse((u0 + u1) / 2, 446, 21, 15), shade(tone, 0.05));
    }
    fill(e, rectangle(x, 606, 236, 108), cloth);
    for (let n = 0; n < 7; n++)
      e.p.fill(ellipse(x + 24 + n * 32, 598, 17, 16), far(SKIN[FRUIT[(n + i) % 4] ?? 'apple'], 0.3));
    e.p.fill(rectangle(x - 4, 606, 244, 15), far(c.wood, 0.2));
  }
}

function awning(e: Easel, x0: number, x1: number, colour: string, pale: string) {
  const n = 9;
  const w = (x1 - x0) / n;
  for (let i = 0; i < n; i++) {
    const x = x0 + i * w;
    const tone = i % 2 ? pale : colour;
    e.p.fill(points([x + (600 - x) * 0.06, -40, x + w + (600 - x - w) * 0.06, -40, x + w, 90, x, 90]), tone);
    e.p.form(outline([x, 80, x + w, 80, x + w * 0.9, 130, x + w / 2, 146, x + w * 0.1, 130]), shade(tone, 0.04), {
      depth: 8,
    });
  }
}

/** Fruit on a counter with its cloth; below the right one somebody has found the sausages. */
function stall(e: Easel, c: typeof market, x0: number, x1: number) {
  FRUIT.forEach((kind, i) => {
    const x = x0 + 20 + i * 172;
    if (x < x1) crate(e, x, 154, kind);
  });
  e.p.form(rectangle(x0 - 20, 580, x1 - x0 + 40, 40), c.wood, { depth: 8 });
  fill(
    e,
    rectangle(x0, 618, x1 - x0, 340),
    linear(e, 0, 618, 0, 900, [
      [0, shade(c.cloth, 0.1)],
      [1, '#2c4450'],
    ]),
  );
  if (x0 < 1000) return;
  thief(e);
  for (const [from, to] of [
    [1452, 1860],
    [1860, 2190],
  ] as const)
    e.p.form(outline([from, 616, to, 616, to - 20, 930, from + (to - from) * 0.5, 910, from + 10, 935]), c.cloth, {
      depth: 18,
    });
}

/** Above the counter before us. */
function thief(e: Easel) {
  e.p.in(0, -66, 0, 1, 1, () => bag(e));
}

/** Where the dog's bag lies: somebody pulls the sausages out of it. */
function bag(e: Easel) {
  hiddenRaccoon(e, 2336, 866, 1.16, 'joy', -1);
  e.p.form(outline([2212, 776, 2262, 772, 2284, 802, 2280, 900, 2198, 900, 2194, 806]), '#a8643c', { depth: 10 });
  e.p.line(curve([2206, 784, 2228, 754, 2268, 776]), 8, '#7a4428', 1, [1, 1]);
  e.p.line(curve([2200, 810, 2240, 820, 2280, 806]), 4, '#7a4428', 0.8);
  sausages(
    e,
    [
      [2240, 782],
      [2268, 752],
      [2304, 764],
      [2336, 774],
    ],
    14,
  );
}

type Fruit = 'apple' | 'lemon' | 'pear' | 'orange';
const FRUIT: readonly Fruit[] = ['apple', 'lemon', 'pear', 'orange', 'apple', 'lemon'];
const SKIN = { apple: '#d8503f', lemon: '#f2cf4a', pear: '#a9bd58', orange: '#ee9440' } as const;

/** A crate on the counter, heaped with fruit of one kind. */
function crate(e: Easel, x: number, wide: number, kind: Fruit) {
  const r = e.random(`crate${x}`);
  for (const [row, count] of [3, 4].entries())
    for (let i = 0; i < count; i++) {
      const at = x + wide * ((i + 0.5) / count) + (count === 3 ? 0 : r.bell() * 3);
      fruit(e, at, 520 + row * 30 + r.bell() * 3, kind, r.bell() * 0.3);
    }
  for (const y of [556, 574]) e.p.form(rectangle(x - 4, y, wide + 8, 15), '#c8955c', { depth: 4 });
  for (const at of [x, x + wide - 12]) e.p.form(rectangle(at, 548, 12, 42), '#a8724a', { depth: 4 });
}

function fruit(e: Easel, x: number, y: number, kind: Fruit, turn: number) {
  e.p.in(x, y, turn, 1, 1, () => {
    if (kind === 'pear')
      e.p.form(
        outline([0, -34, 9, -26, 12, -10, 24, 6, 18, 24, 0, 28, -18, 24, -24, 6, -12, -10, -9, -26]),
        SKIN.pear,
        { depth: 9 },
      );
    else if (kind === 'lemon')
      e.p.form(outline([-30, 0, -20, -18, 4, -22, 24, -10, 32, 2, 22, 14, 0, 21, -20, 16]), SKIN.lemon, { depth: 9 });
    else e.p.form(ellipse(0, 0, 25, kind === 'apple' ? 23 : 25), SKIN[kind], { depth: 10 });
    if (kind === 'orange') e.p.fill(ellipse(3, -17, 3.4, 2.6), '#6a8a3a');
    if (kind === 'apple' || kind === 'pear') {
      const top = kind === 'pear' ? -32 : -18;
      e.p.line(points([0, top + 4, 4, top - 12]), 4, '#6a4a34', 1, [1, 0.8]);
      e.p.fill(outline([4, top - 4, 14, top - 14, 24, top - 10, 14, top - 2]), '#6a9a48');
    }
  });
}

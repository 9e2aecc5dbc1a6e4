import { ellipse, type Knot, smooth, type Vec } from '@/lib/illustrator/paint';
import { cover, dab, type Easel } from '../../kit/easel';
import { points } from '../../kit/outline';
import { defineStage } from '../../model';
import { bellOnThread, hangingBell, printTrail, sausages } from './things';

type Ends = {
  readonly paper: string;
  readonly wash: string;
  readonly print: string;
  readonly alpha: number;
  readonly bell: string;
  readonly bells: number;
};

const COLOURS = ['#d99a3c', '#e0b145', '#c9785a', '#d99a3c', '#8fa4b4'] as const;

/** Endpapers: small prints cross a paper; at night they take one bell away, in the morning all hang again. */
export const endTrail = defineStage<Ends>({
  palettes: {
    night: { paper: '#1b2450', wash: '#242f66', print: '#8fa4e0', alpha: 0.5, bell: '#e0b145', bells: 1 },
    morning: { paper: '#f6d9a8', wash: '#fbe6c0', print: '#c08a54', alpha: 0.5, bell: '#d99a3c', bells: 60 },
  },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [-0.4, -0.9],
    rim: '#ffffff',
    rimAlpha: 0,
    rimWidth: 3,
    ambient: '#ffffff',
    ambientAlpha: 0,
    shadow: '#000000',
    lamps: [],
  }),
  back(e, c) {
    cover(e, c.paper);
    const r = e.random('wash');
    for (let i = 0; i < 70; i++)
      dab(e, 'dry', r() * 2400, r() * 1200, 220, 40, c.wash, { alpha: 0.3, variant: i, rotate: r.bell() * 0.4 });
    if (c.bells > 1) return morning(e, c);
    hangingBell(e, 1696, 695, 1.5, c.bell, 0.2);
    printTrail(
      e,
      [
        [-60, 1040],
        [340, 860],
        [700, 980],
        [1100, 700],
        [1500, 820],
        [1850, 520],
        [2120, 560],
        [2460, 240],
      ],
      0.86,
      c.print,
      c.alpha,
      2,
    );
  },
  front(e, { bells }) {
    if (bells > 1) sausages(e, SHARED, 17);
  },
});

/** Over both pages, from edge to edge. */
const CORD: readonly Knot[] = [
  [-60, 120],
  [240, 270],
  [560, 306],
  [900, 250],
  [1200, 180],
  [1560, 300],
  [1900, 330],
  [2200, 250],
  [2460, 110],
];
/** From the dog's mouth to the raccoon's. */
const SHARED: readonly Vec[] = [
  [1548, 846],
  [1626, 896],
  [1708, 930],
  [1790, 940],
  [1872, 932],
  [1954, 908],
  [2030, 890],
];

/** All bells hang again, and one that is none; hands and paws have the same way, to the same string of sausages. */
function morning(e: Easel, c: Ends) {
  const cord = smooth(CORD, false, 30);
  e.p.line(cord, 6, '#a8845c', 0.9, [1, 1]);
  const count = 20;
  for (let i = 0; i < count; i++) {
    const at = cord[Math.floor(((i + 0.5) / count) * cord.length)];
    if (!at || Math.abs(at[0] - 520) < 90) continue;
    const k = 1.4 + ((i * 7) % 5) * 0.2;
    if (i === 12) {
      e.p.line(points([at[0], at[1], at[0] + 2, at[1] + 34]), 4, '#8a6a48', 0.9, [1, 1]);
      sausages(e, [[at[0], at[1] + 28] as const, [at[0] + 12, at[1] + 122] as const], 20);
    } else
      bellOnThread(e, at[0], at[1], 10 + ((i * 11) % 4) * 12, k, COLOURS[i % COLOURS.length], Math.sin(i * 2.3) * 0.2);
  }
  printTrail(
    e,
    [
      [-60, 860],
      [420, 780],
      [900, 900],
      [1300, 820],
      [1700, 1080],
      [1960, 1070],
    ],
    0.86,
    c.print,
    c.alpha,
    2,
  );
  pawTrail(e, c);
}

/** Paws of a dog that runs to catch up. */
function pawTrail(e: Easel, c: Ends) {
  const way = smooth(
    [
      [-60, 1110],
      [380, 1010],
      [820, 1090],
      [1180, 990],
      [1420, 1030],
    ],
    false,
    7,
  );
  way.forEach((at, i) => {
    const next = way[i + 1];
    if (!next) return;
    const turn = Math.atan2(next[1] - at[1], next[0] - at[0]) + Math.PI / 2;
    e.p.in(at[0], at[1] + (i % 2 ? 20 : -20), turn, 1, 1, () => {
      e.p.fill(ellipse(0, 6, 15, 13), c.print, { alpha: c.alpha });
      for (const [x, y] of [
        [-18, -8],
        [-7, -20],
        [7, -20],
        [18, -8],
      ] as const)
        e.p.fill(ellipse(x, y, 6.4, 8), c.print, { alpha: c.alpha });
    });
  });
}

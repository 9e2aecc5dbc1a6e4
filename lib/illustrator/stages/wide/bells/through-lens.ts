import { getCompanion } from '@/lib/illustrator/companions';
import { getMood } from '@/lib/illustrator/companions/mood';
import { ellipse, mix, rectangle, rgba, shade, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { dab, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { points } from '../../kit/outline';
import { handPrint } from './things';

/** The end of a handlebar, larger than life: a clamp without its bell, and one hair. */
export function handlebarHair(e: Easel) {
  fill(
    e,
    rectangle(100, 60, 1000, 900),
    linear(e, 200, 100, 800, 900, [
      [0, '#bfe0e6'],
      [0.55, '#d8ead0'],
      [1, '#f2e2b8'],
    ]),
  );
  const r = e.random('blur');
  for (let i = 0; i < 40; i++)
    dab(
      e,
      'soft',
      200 + r() * 760,
      120 + r() * 760,
      60 + r() * 70,
      60 + r() * 70,
      r.pick(['#9fcf9a', '#f6c890', '#e8f2f0', '#8fc0cc']),
      { alpha: 0.3, variant: i },
    );
  const bar = taper(
    [
      [120, 640],
      [420, 560],
      [700, 470],
      [1000, 440],
    ],
    [54, 54, 56, 58],
  );
  e.p.form(bar, '#a9b9c6', { depth: 26 });
  e.p.line(
    [
      [140, 612],
      [430, 532],
      [700, 444],
    ],
    16,
    '#ffffff',
    0.75,
    [0.6, 1, 0.6],
  );
  e.p.form(
    taper(
      [
        [700, 474],
        [820, 452],
        [1040, 432],
      ],
      [72, 74, 76],
    ),
    '#c24a3f',
    { depth: 26 },
  );
  for (let i = 0; i < 6; i++)
    e.p.line(
      [
        [736 + i * 50, 398 - i * 6],
        [746 + i * 50, 462 - i * 6],
        [742 + i * 50, 534 - i * 6],
      ],
      12,
      '#8f2f2c',
      0.65,
    );
  e.p.form(
    taper(
      [
        [452, 470],
        [476, 552],
        [502, 640],
      ],
      [30, 34, 30],
    ),
    '#6f7f8c',
    { depth: 14 },
  );
  e.p.form(ellipse(448, 462, 36, 26, -0.3), '#8f9faa', { depth: 10 });
  e.p.line(
    [
      [430, 470],
      [466, 454],
    ],
    8,
    '#4a5460',
    0.9,
    [1, 1],
  );
  hair(e);
}

/** From the screw to the tip: it rises a little, falls over the bar and hangs down in waves, as soft as it is. */
const HAIR: readonly Vec[] = [
  [452, 470],
  [424, 420],
  [416, 350],
  [452, 272],
  [530, 226],
  [612, 246],
  [650, 320],
  [640, 400],
  [612, 470],
  [616, 540],
  [652, 600],
  [656, 656],
  [622, 706],
  [616, 752],
  [648, 790],
  [684, 796],
];

/** One long grey hair, caught under the screw of the clamp: thick at its root, finer and finer to the tip. */
function hair(e: Easel) {
  const way = smooth(HAIR, false, 12);
  const last = way.length - 1;
  const halves = way.map((_, i) => 4.6 * (1 - (i / last) ** 1.4) + 0.7);
  const part = (from: number, to: number, [dx, dy]: Vec = [0, 0]) =>
    way.slice(Math.floor(last * from), Math.ceil(last * to) + 1).map(([x, y]): Vec => [x + dx, y + dy]);
  glow(e, 560, 360, 330, '#fffbe0', 0.8);
  // Its shadow lies only where it touches the bar.
  e.p.line(part(0.5, 0.68, [9, 7]), 7, '#2c3038', 0.32, [0, 1, 1, 0]);
  fill(e, taper(way, halves), '#85818c');
  for (const [from, to] of [
    [0.1, 0.3],
    [0.34, 0.52],
    [0.66, 0.8],
  ] as const)
    e.p.line(part(from, to, [-1, -1]), 4, '#fbfaff', 0.95, [0, 1, 1, 0]);
  e.p.line(part(0.8, 1), 3, '#4a4550', 0.8, [0, 1, 0.5]);
  // The head of the screw holds its root.
  e.p.form(ellipse(452, 470, 24, 17, -0.3), '#8f9faa', { depth: 7 });
  e.p.line(
    [
      [436, 476],
      [468, 463],
    ],
    7,
    '#4a5460',
    0.9,
    [1, 1],
  );
}

/** Wet stones by lantern light, and the print of a small hand. */
export function stonePrint(e: Easel) {
  fill(e, rectangle(0, 0, 1200, 1200), '#3a3644');
  const r = e.random('stones');
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [260 + i * 132 + (row % 2) * 60, 250 + row * 108];
      e.p.form(ellipse(x, y, 62, 50, r.bell() * 0.3), mix('#7a6c6e', '#565468', r()), { depth: 16 });
    }
  glow(e, 620, 600, 330, '#ffb050', 0.95);
  glow(e, 620, 600, 200, '#ffd890', 0.5);
  handPrint(e, 606, 636, 5.2, 0.16, shade('#4a3428', 0.06), 0.5);
  handPrint(e, 600, 628, 5.1, 0.16, '#3a2822', 0.92);
  fill(
    e,
    rectangle(300, 270, 640, 640),
    radial(e, 620, 590, 310, [
      [0, rgba('#0c0a1c', 0)],
      [0.62, rgba('#0c0a1c', 0.08)],
      [1, rgba('#0c0a1c', 0.66)],
    ]),
  );
}

/** The laughing parrot behind its bars, larger than life. */
export function parrotInLens(e: Easel) {
  fill(
    e,
    rectangle(880, 260, 320, 320),
    radial(e, 1030, 420, 190, [
      [0, '#fff6d8'],
      [1, '#f2d9a0'],
    ]),
  );
  const parrot = getCompanion('parrotPerched');
  e.p.in(1066, 880, 0, -2.7, 2.7, () => parrot?.draw(e.p, { mood: getMood('laugh'), hero: null }));
  for (const x of [934, 1146]) e.p.form(taper(points([x, 250, x, 590]), [9, 9]), '#cf9f3e', { depth: 8 });
}

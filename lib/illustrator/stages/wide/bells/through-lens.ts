import { ellipse, mix, rectangle, rgba, shade, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, glow, linear, radial } from '../../kit/easel';
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

/** From the screw to the tip. */
const HAIR: readonly Vec[] = [
  [476, 516],
  [446, 488],
  [444, 452],
  [482, 404],
  [438, 330],
  [452, 240],
  [540, 186],
  [646, 206],
  [704, 286],
  [690, 356],
  [738, 404],
  [812, 372],
  [850, 300],
];
/** From where to where along it, as shares, it has another colour. */
const BANDS = [
  [0.3, 0.36, '#5a5560'],
  [0.36, 0.44, '#ece8f0'],
  [0.56, 0.62, '#5a5560'],
  [0.62, 0.71, '#ece8f0'],
  [0.84, 1, '#3a3540'],
] as const;

/** One coarse hair, caught in the screw of the clamp: grey with dark and white bands, and a dark thin tip. */
function hair(e: Easel) {
  const way = smooth(HAIR, false, 10);
  const half = (share: number) => 1.5 + 7 * Math.sin(Math.PI * Math.min(1, 0.18 + share * 0.82)) ** 0.8;
  const from = (a: number, b: number) =>
    way.slice(Math.floor(a * (way.length - 1)), Math.ceil(b * (way.length - 1)) + 1);
  const halves = way.map((_, i) => half(i / (way.length - 1)));
  glow(e, 600, 330, 300, '#fffbe0', 0.75);
  e.p.line(
    way.map(([x, y]): Vec => [x + 10, y + 14]),
    9,
    '#2c3038',
    0.2,
  );
  const strand = taper(way, halves);
  e.p.form(strand, '#96929e', { depth: 7 });
  clipTo(e, strand, () => {
    for (const [a, b, colour] of BANDS) e.p.line(from(a, b), 40, colour, 0.92, [1, 1]);
    e.p.line(
      way.map(([x, y]): Vec => [x - 3, y - 4]),
      2.6,
      '#ffffff',
      0.55,
    );
  });
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

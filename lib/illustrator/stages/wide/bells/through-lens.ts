import { ellipse, mix, rectangle, rgba, shade, taper } from '@/lib/illustrator/paint';
import { dab, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { curve } from '../../kit/outline';
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

/** One springy hair, wound round the screw of the clamp: grey, light on its bends, dark at its tip. */
function hair(e: Easel) {
  const curl = [
    470, 486, 434, 500, 424, 468, 458, 446, 492, 466, 482, 500, 540, 480, 640, 500, 676, 590, 616, 700, 520, 706, 500,
    620, 590, 570, 690, 620, 724, 720, 662, 800, 590, 790, 588, 720, 670, 690, 780, 740, 812, 800,
  ];
  const line = (dx: number, dy: number) => curve(curl.map((v, i) => v + (i % 2 ? dy : dx)));
  const thin = [1, 1, 1, 1, 1, 1, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];
  e.p.line(line(7, 12), 7, '#2c3038', 0.24, thin);
  e.p.line(line(0, 0), 8, '#6d6973', 1, thin);
  e.p.line(line(-1.4, -1.6), 3, '#f2eff6', 0.75, thin);
  e.p.line(curve(curl.slice(-8)), 7, '#2b2730', 1, [0.3, 0.8, 1, 0.9, 0.2]);
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

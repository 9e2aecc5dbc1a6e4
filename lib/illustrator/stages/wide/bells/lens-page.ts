import { ellipse, mix, rectangle, shade, taper, tint } from '@/lib/illustrator/paint';
import { cover, dab, type Easel, fill, glow, linear } from '../../kit/easel';
import { curve, outline } from '../../kit/outline';
import { defineStage } from '../../model';
import { handPrint, magnifier } from './things';

type Page = {
  readonly paper: string;
  readonly line: string;
  readonly lens: { readonly x: number; readonly y: number; readonly r: number; readonly handle: number };
  readonly shows: (e: Easel) => void;
};

/** The end of a handlebar, larger than life: a clamp without its bell, and one hair. */
function hair(e: Easel) {
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
  for (const [w, colour, dy] of [
    [15, '#3f3a40', 5],
    [12, '#c9c4c6', 0],
  ] as const)
    e.p.line(
      curve([476, 560 + dy, 560, 440 + dy, 640, 640 + dy, 610, 760 + dy, 500, 720 + dy, 540, 640 + dy, 690, 700 + dy]),
      w,
      colour,
      1,
      [1, 1, 0.9, 0.8, 0.5, 0.2],
    );
  e.p.line(curve([640, 660, 668, 690, 690, 700]), 9, '#2a2428', 1, [0.8, 0.3]);
}

/** Wet stones by lantern light, and the print of a small hand. */
function print(e: Easel) {
  fill(e, rectangle(0, 0, 1200, 1200), '#5f5a66');
  const r = e.random('stones');
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [260 + i * 132 + (row % 2) * 60, 250 + row * 108];
      e.p.form(ellipse(x, y, 62, 50, r.bell() * 0.3), mix('#8f8690', '#6f7080', r()), { depth: 16 });
    }
  glow(e, 640, 560, 420, '#ffb860', 0.7);
  handPrint(e, 606, 636, 5.2, 0.16, shade('#4a3428', 0.06), 0.5);
  handPrint(e, 600, 628, 5.1, 0.16, '#3a2822', 0.92);
  e.p.soft(560, 600, 60, 26, '#ffdf9a', 0.16);
}

/** A page of the notebook with a large lens on it; below or beside the lens there is room for words. */
export const lensPage = defineStage<Page>({
  palettes: {
    hair: { paper: '#fbf1dc', line: '#e2d3bd', lens: { x: 560, y: 500, r: 350, handle: 0.62 }, shows: hair },
    print: { paper: '#141b36', line: '#222c52', lens: { x: 620, y: 590, r: 280, handle: 2.5 }, shows: print },
  },
  slots: {},
  light: () => ({
    direction: [-0.4, -0.9],
    rim: '#fff4d8',
    rimAlpha: 0,
    rimWidth: 4,
    ambient: '#ffffff',
    ambientAlpha: 0,
    shadow: '#2a2030',
    lamps: [],
  }),
  back(e, { paper, line, lens, shows }) {
    cover(e, paper);
    for (let y = 96; y < 1200; y += 74)
      e.p.line(
        [
          [-20, y],
          [1220, y],
        ],
        2,
        line,
        0.55,
        [1, 1],
      );
    const r = e.random('stains');
    for (let i = 0; i < 6; i++)
      dab(e, 'mist', r() * 1200, r() * 1200, 200, 160, tint(line, 0.02), { alpha: 0.2, variant: i });
    e.p.edge(
      outline([980, 120, 1010, 70, 1070, 80, 1080, 140, 1030, 170, 985, 160]),
      mix(line, '#8a5a3a', 0.3),
      7,
      0.5,
    );
    magnifier(e, lens, () => shows(e));
  },
});

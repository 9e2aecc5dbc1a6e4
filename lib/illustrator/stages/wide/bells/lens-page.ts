import { ellipse, mix, rectangle, rgba, shade, taper, type Vec } from '@/lib/illustrator/paint';
import { cover, dab, type Easel, fill, glow, linear, radial, shifted } from '../../kit/easel';
import { curve, points } from '../../kit/outline';
import { defineStage } from '../../model';
import { handPrint, magnifier, printTrail } from './things';

type Corner = readonly [x: number, y: number, width: number, height: number];

type Page = {
  readonly paper: string;
  readonly line: string;
  readonly lens?: { readonly x: number; readonly y: number; readonly r: number; readonly handle: number };
  /** What the lens shows, and the middle of that drawing. */
  readonly shows?: readonly [paint: (e: Easel) => void, middle: Vec];
  readonly photos?: readonly Corner[];
};

/** The place of the first photograph in the layout. */
const FIRST: Corner = [110, 246, 990, 596];
/** The same places as those of the four pictures in the layout. */
const PHOTOS: readonly Corner[] = [
  [130, 330, 460, 540],
  [650, 300, 460, 540],
  [1290, 330, 460, 540],
  [1810, 300, 460, 540],
];

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
  const curl = [
    476, 556, 548, 470, 648, 500, 664, 620, 604, 742, 486, 752, 440, 668, 520, 610, 640, 668, 760, 760, 850, 690,
  ];
  for (const [w, colour, dx, dy] of [
    [11, '#2c3038', 5, 9],
    [11, '#8f8a90', 0, 0],
    [5, '#f4f0f0', -1, -2],
  ] as const)
    e.p.line(
      curve(curl.map((v, i) => v + (i % 2 ? dy : dx))),
      w,
      colour,
      colour === '#2c3038' ? 0.3 : 1,
      [0.7, 1, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.1],
    );
}

/** Wet stones by lantern light, and the print of a small hand. */
function print(e: Easel) {
  fill(e, rectangle(0, 0, 1200, 1200), '#3a3644');
  const r = e.random('stones');
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [260 + i * 132 + (row % 2) * 60, 250 + row * 108];
      e.p.form(ellipse(x, y, 62, 50, r.bell() * 0.3), mix('#7a6c6e', '#565468', r()), { depth: 16 });
    }
  glow(e, 620, 600, 330, '#ffb050', 0.85);
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

/** Photographs stuck on the page: white borders, pins, and a red thread from one to the next. */
function photographs(e: Easel, photos: readonly Corner[]) {
  for (const [x, y, w, h] of photos) {
    e.p.soft(x + w / 2 + 10, y + h / 2 + 22, w * 0.66, h * 0.64, '#3a2a30', 0.34);
    e.p.fill(rectangle(x - 20, y - 44, w + 40, h + 64), '#fffdf6');
    e.p.edge(rectangle(x - 20, y - 44, w + 40, h + 64), '#d8c8b0', 2, 0.7);
  }
  const pins = photos.map(([x, y, w]): Vec => [x + w / 2, y - 24]);
  pins.slice(1).forEach((to, i) => {
    const from = pins[i] ?? to;
    e.p.line(curve([...from, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 8, ...to]), 5, '#c8403c', 0.95, [1, 1, 1]);
  });
  for (const [x, y] of pins) {
    e.p.soft(x + 4, y + 8, 16, 12, '#3a2a30', 0.4);
    e.p.form(ellipse(x, y, 12), '#d84a40', { depth: 6 });
  }
}

/** What a detective scribbles: a bell that is not there, and prints that walk off the page. */
function scribbles(e: Easel, line: string) {
  const pencil = mix(line, '#5a4a50', 0.55);
  printTrail(
    e,
    [
      [1330, 170],
      [1560, 130],
      [1800, 190],
      [2060, 130],
      [2440, 190],
    ],
    0.62,
    pencil,
    0.4,
    3,
  );
}

/** Both pages of the notebook, with a large lens or with photographs on it and room for words. */
export const lensPage = defineStage<Page>({
  palettes: {
    hair: {
      paper: '#fbf1dc',
      line: '#e2d3bd',
      lens: { x: 1760, y: 490, r: 352, handle: 0.62 },
      shows: [hair, [560, 500]],
      photos: [FIRST],
    },
    witnesses: { paper: '#fbf1dc', line: '#e2d3bd', photos: PHOTOS },
    print: {
      paper: '#141b36',
      line: '#222c52',
      lens: { x: 620, y: 590, r: 290, handle: 2.88 },
      shows: [print, [620, 590]],
    },
  },
  slots: {},
  span: [0, 2400],
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
  back(e, { paper, line, lens, photos, shows }) {
    cover(e, paper);
    for (let y = 96; y < 1230; y += 74) e.p.line(points([-40, y, 2440, y]), 2, line, 0.55, [1, 1]);
    const r = e.random('stains');
    for (let i = 0; i < 12; i++)
      dab(e, 'mist', r() * 2400, r() * 1200, 200, 160, shade(paper, 0.03), { alpha: 0.3, variant: i });
    fold(e, paper);
    if (photos) photographs(e, photos);
    if (!lens) scribbles(e, line);
    if (lens && shows) {
      const [paint, middle] = shows;
      const down = lens.y - middle[1];
      magnifier(e, lens, () => shifted(e, lens.x - middle[0], (moved) => e.p.in(0, down, 0, 1, 1, () => paint(moved))));
    }
  },
});

/** The shade of the fold. */
function fold(e: Easel, paper: string) {
  for (const [wide, alpha] of [
    [150, 0.16],
    [46, 0.26],
  ] as const)
    fill(
      e,
      rectangle(1200 - wide, -40, wide * 2, 1300),
      linear(e, 1200 - wide, 0, 1200 + wide, 0, [
        [0, rgba(shade(paper, 0.3), 0)],
        [0.5, rgba(shade(paper, 0.3), alpha)],
        [1, rgba(shade(paper, 0.3), 0)],
      ]),
    );
}

import { ellipse, type Knot, mix, rectangle, shade, smooth, taper } from '@/lib/illustrator/paint';
import { blend, cover, disc, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { paintButterfly } from '../../kit/inner-weather/skies';
import { beams } from '../../kit/sky';
import { defineStage } from '../../model';

const night = {
  dark: '#04191c',
  far: '#134247',
  near: '#08282c',
  curtain: '#8e2338',
  floor: '#b07b4c',
  floorNear: '#5e3c34',
  beam: '#ffe6b0',
};
type Night = typeof night;

/** Where the light on the stage falls. */
const SPOT = 1570;
/** The one in the front row who is lit too. */
const LISTENER = [470, 760] as const;

const FACES = ['#e8bd98', '#b98560', '#8a5a3e', '#d9a27a', '#6a452f'] as const;
const HAIR = ['#3a2a22', '#6b4630', '#c9a56a', '#8f8a88', '#241c1c'] as const;
const CLOTHES = ['#7a4a58', '#3f6a7c', '#6a7a4a', '#8a6a3e', '#4a4f80'] as const;

const pick = <T>(from: readonly T[], seed: number): T => from[seed % from.length] as T;

/** One of the audience, who smiles up at the stage; `dim` is how far the dark of the hall lies over them. */
function guest(e: Easel, x: number, y: number, size: number, seed: number, dark: string, dim: number) {
  const of = (colour: string) => mix(colour, dark, dim);
  const hair = of(pick(HAIR, seed * 3));
  const shoulders: readonly Knot[] = [
    [x - size * 1.6, y + size * 3.2],
    [x - size * 1.45, y + size * 1.7],
    [x - size * 0.5, y + size * 1.1],
    [x + size * 0.5, y + size * 1.1],
    [x + size * 1.45, y + size * 1.7],
    [x + size * 1.6, y + size * 3.2],
  ];
  const kind = seed % 4;
  if (kind === 1) fill(e, ellipse(x, y + size * 0.1, size * 1.12, size * 1.2), hair);
  if (kind === 2) fill(e, ellipse(x, y - size * 1.1, size * 0.42, size * 0.42), hair);
  fill(e, smooth(shoulders, true, 6), of(pick(CLOTHES, seed * 2)));
  fill(e, ellipse(x, y, size * 0.84, size), of(pick(FACES, seed)));
  const fringe: readonly Knot[] = [
    [x - size * 0.9, y - size * 0.1],
    [x - size * 0.8, y - size * 0.75],
    [x, y - size * 1.08],
    [x + size * 0.8, y - size * 0.75],
    [x + size * 0.9, y - size * 0.1],
    [x + size * 0.55, y - size * 0.5],
    [x - size * 0.2, y - size * (kind === 3 ? 0.7 : 0.45)],
  ];
  fill(e, smooth(fringe, true, 6), hair);
  const lines = of('#241a1c');
  for (const side of [-1, 1])
    fill(e, ellipse(x + (0.12 + side * 0.3) * size, y + size * 0.08, size * 0.075, size * 0.1), lines);
  const smile: readonly Knot[] = [
    [x - size * 0.18, y + size * 0.4],
    [x + size * 0.12, y + size * 0.54],
    [x + size * 0.4, y + size * 0.38],
  ];
  fill(e, taper(smile, [size * 0.02, size * 0.055, size * 0.02]), lines);
}

/** The back of a seat before each guest of the row behind. */
function seatBack(e: Easel, x: number, y: number, size: number, colour: string) {
  const back: readonly Knot[] = [
    [x - size * 1.5, y + size * 3.4, 1],
    [x - size * 1.5, y + size * 1.2],
    [x - size * 0.9, y + size * 0.7],
    [x + size * 0.9, y + size * 0.7],
    [x + size * 1.5, y + size * 1.2],
    [x + size * 1.5, y + size * 3.4, 1],
  ];
  e.p.form(smooth(back, true, 6), colour, { depth: size * 0.2 });
}

/** Rows of people in the dark, the nearer the clearer; the front row leaves a seat free for who is lit. */
function audience(e: Easel, c: Night) {
  for (const [row, y, size, gap, dim] of [
    [0, 560, 25, 84, 0.86],
    [1, 636, 33, 112, 0.8],
    [2, 728, 44, 150, 0.72],
    [3, 846, 58, 205, 0.6],
  ] as const) {
    const shift = row % 2 ? gap / 2 : 0;
    for (let i = 0; i * gap + shift < 1080 - row * 30; i++) {
      const x = 60 + i * gap + shift + ((i * 37 + row * 11) % 9) * 2;
      if (row === 3 && Math.abs(x - LISTENER[0]) < 150) continue;
      if (row > 0) seatBack(e, x, y, size, shade(mix(c.curtain, c.dark, dim), 0.02));
      guest(e, x, y + ((i * 7 + row * 3) % 5) * 3, size, i * 5 + row * 7 + 1, row < 2 ? c.far : c.near, dim);
    }
  }
}

const APRON = [
  [-20, 985],
  [1240, 940],
  [2420, 940],
  [2420, 1220],
  [-20, 1220],
] as const;

/** A brass shell at the edge of the stage, seen from behind: its light goes up and out. */
function footlight(e: Easel, x: number, y: number) {
  glow(e, x, y - 34, 120, '#ffcf86', 0.5);
  glow(e, x, y - 30, 46, '#fff0c4', 0.8);
  const shell: readonly Knot[] = [
    [x - 40, y + 20, 1],
    [x - 37, y - 14],
    [x - 20, y - 34],
    [x, y - 38],
    [x + 20, y - 34],
    [x + 37, y - 14],
    [x + 40, y + 20, 1],
  ];
  e.p.form(smooth(shell, true, 6), '#8a6234', { depth: 9 });
  for (const u of [-0.6, -0.2, 0.2, 0.6])
    fill(
      e,
      taper(
        [
          [x + u * 56, y + 18],
          [x + u * 40, y - 12],
          [x + u * 22, y - 30],
        ],
        [1.6, 1.4, 0.8],
      ),
      '#5c3f22',
      0.7,
    );
  fill(
    e,
    taper(
      [
        [x - 37, y - 10],
        [x - 20, y - 33],
        [x, y - 38],
        [x + 20, y - 33],
        [x + 37, y - 10],
      ],
      [1, 2.6, 3, 2.6, 1],
    ),
    '#ffe9b4',
    0.95,
  );
}

/** The boards of the stage and its footlights, before the audience. */
function paintApron(e: Easel, c: Night) {
  fill(
    e,
    APRON,
    linear(e, 0, 940, 0, 1200, [
      [0, c.floor],
      [1, c.floorNear],
    ]),
  );
  for (let i = 0; i < 9; i++) {
    const y = 960 + i * i * 3.4;
    fill(e, rectangle(-20, y, 2440, 2 + i * 0.5), c.floorNear, 0.35);
  }
  blend(e, 'multiply', () =>
    fill(
      e,
      APRON,
      radial(e, SPOT, 1080, 1300, [
        [0, '#ffffff'],
        [0.36, '#b8b890'],
        [1, '#16383a'],
      ]),
    ),
  );
  disc(e, SPOT, 1082, 430, 80, '#fff0c8', 0.6, 0.3);
  fill(
    e,
    taper(
      [
        [-20, 986],
        [1240, 941],
        [2420, 941],
      ],
      [7, 6, 5],
    ),
    mix(c.floor, '#ffd9a0', 0.4),
  );
  for (let i = 0; i < 9; i++) footlight(e, 70 + i * 145, 990 - i * 5.2);
}

function paintCurtain(e: Easel, c: Night) {
  for (let i = 0; i < 5; i++) {
    const x = 2290 + i * 34;
    const fold: readonly Knot[] = [
      [x - 26, -20, 1],
      [x + 26, -20, 1],
      [x + 18, 500],
      [x + 30, 1150, 1],
      [x - 30, 1150, 1],
      [x - 18, 500],
    ];
    e.p.form(smooth(fold, true, 6), i % 2 ? c.curtain : shade(c.curtain, 0.06), { depth: 12 });
  }
  disc(e, 2350, 560, 200, 900, c.dark, 0.4, 0.1);
}

/** Seen from the stage: rows of heads in the dark, one of them lit, and the child in the light before them. */
export const hallWide = defineStage<Night>({
  palettes: { night },
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: (c) => ({
    direction: [-0.3, -0.95],
    rim: c.beam,
    rimAlpha: 0.8,
    rimWidth: 5,
    ambient: '#9cc4b8',
    ambientAlpha: 0.5,
    shadow: '#06181a',
    lamps: [
      { x: SPOT, y: 480, reach: 900, colour: '#ffd9a0', power: 0.9 },
      { x: LISTENER[0], y: LISTENER[1], reach: 420, colour: '#ffd9a0', power: 1 },
    ],
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 1200, [
        [0, c.dark],
        [0.6, c.far],
        [1, c.near],
      ]),
    );
    audience(e, c);
    beams(e, [SPOT, -120], [[SPOT, 620, 0.34]], 1130, c.beam);
    beams(e, [1500, -200], [[LISTENER[0], 230, 0.12]], 900, c.beam);
    disc(e, LISTENER[0], LISTENER[1], 250, 270, '#ffcf8a', 0.42, 0.1);
    paintCurtain(e, c);
  },
  over: { depth: 960, paint: paintApron },
  front(e) {
    glow(e, 1850, 520, 130, '#ffd9a0', 0.35);
    e.p.in(1850, 520, 0.3, 2.9, 2.9, () => paintButterfly(e, 0, 0, 24, 0, 0));
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 1500, 640, 1700, [
          [0, '#ffffff'],
          [0.6, '#e8f0e6'],
          [1, '#3f6f70'],
        ]),
      ),
    );
  },
});

import { ellipse, type Knot, mix, shade, smooth, taper } from '@/lib/illustrator/paint';
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
/** The head of the one at the end of the front row who is lit too. */
const LISTENER = [930, 780] as const;

/** The curved edge of the stage, from the far left towards us. */
const EDGE: readonly Knot[] = [
  [-40, 900],
  [420, 925],
  [820, 968],
  [1180, 1035],
  [1460, 1130],
  [1640, 1215],
];
/** The boards from the backdrop to the edge. */
const BOARDS = smooth([[2440, 1230, 1], [2440, 952, 1], [-40, 842, 1], [-40, 900, 1], ...EDGE.slice(1)], true, 6);

/** Feet of the footlights along the edge, and their sizes. */
const LIGHTS = [
  [60, 902, 0.62],
  [220, 910, 0.66],
  [385, 920, 0.7],
  [555, 936, 0.75],
  [730, 956, 0.81],
  [905, 980, 0.88],
  [1080, 1012, 0.95],
  [1250, 1056, 1.02],
  [1410, 1108, 1.1],
] as const;

/** A brass shell at the edge of the stage, seen from the hall: its light goes up and away from us. */
const footlight = (e: Easel, x: number, y: number, size: number) =>
  e.p.in(x, y - 18 * size, 0, size, size, () => shell(e, 0, 0));

function shell(e: Easel, x: number, y: number) {
  glow(e, x, y - 34, 120, '#ffcf86', 0.5);
  glow(e, x, y - 30, 46, '#fff0c4', 0.8);
  const outline: readonly Knot[] = [
    [x - 40, y + 20, 1],
    [x - 37, y - 14],
    [x - 20, y - 34],
    [x, y - 38],
    [x + 20, y - 34],
    [x + 37, y - 14],
    [x + 40, y + 20, 1],
  ];
  e.p.form(smooth(outline, true, 6), '#8a6234', { depth: 9 });
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

/** The boards of the stage in the light, the panel below their edge, and the dark floor of the hall. */
function paintBoards(e: Easel, c: Night) {
  const below = smooth([...EDGE, [1640, 1240, 1], [-40, 1240, 1]], true, 6);
  fill(
    e,
    BOARDS,
    linear(e, 0, 850, 0, 1210, [
      [0, c.floor],
      [1, c.floorNear],
    ]),
  );
  for (let i = 0; i < 9; i++) {
    const y = 880 + i * i * 4.4;
    fill(
      e,
      taper(
        [
          [-40, y - 40, 1],
          [1200, y + 10],
          [2440, y + 60, 1],
        ],
        [1.6 + i * 0.3, 2 + i * 0.3, 2 + i * 0.3],
      ),
      c.floorNear,
      0.35,
    );
  }
  blend(e, 'multiply', () =>
    fill(
      e,
      BOARDS,
      radial(e, SPOT, 1080, 1500, [
        [0, '#ffffff'],
        [0.34, '#b8b890'],
        [1, '#28504c'],
      ]),
    ),
  );
  disc(e, SPOT, 1122, 430, 70, '#fff0c8', 0.6, 0.3);
  fill(
    e,
    below,
    linear(e, 0, 900, 0, 1200, [
      [0, '#3a1d1c'],
      [0.4, c.near],
      [1, c.dark],
    ]),
  );
  fill(e, taper(EDGE, [4, 5, 6, 7, 8, 9]), mix(c.floor, '#ffd9a0', 0.4));
  for (const [x, y, size] of LIGHTS) footlight(e, x, y, size);
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

/** Where the fifth butterfly is by now. */
const FIFTH = [1880, 500] as const;
/** From the mouth past the cheek and over the head, in radii of the head from its middle. */
const FLIGHT = [
  [-0.46, 0.62],
  [-1.1, 0.52],
  [-1.5, -0.1],
  [-1.12, -1.02],
  [0, -1.5],
  [1.1, -1.2],
  [1.72, -0.5],
] as const;

/** The way it has flown out of the mouth of the child, whose face is the first of the picture. */
function flight(e: Easel) {
  const [face] = e.keepout;
  if (!face) return;
  const way = FLIGHT.map(([u, v]): Knot => [face.x + u * face.r, face.y + v * face.r]);
  const dots = smooth([...way, [FIFTH[0] - 40, FIFTH[1] - 50]], false, 9);
  for (const [i, [x, y]] of dots.entries()) {
    if (i % 2) continue;
    const r = 3 + (i / dots.length) * 4;
    disc(e, x, y, r * 2.6, r * 2.6, '#ffd98a', 0.3, 0.1);
    fill(e, ellipse(x, y, r, r), '#ffe6ae', 0.9);
  }
}

/** Seen from the back of the hall: the child in the light on the stage, and one lit seat in the front row. */
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
    beams(e, [SPOT, -120], [[SPOT, 620, 0.34]], 1130, c.beam);
    beams(e, [1500, -200], [[LISTENER[0], 230, 0.12]], 900, c.beam);
    disc(e, LISTENER[0], LISTENER[1], 250, 270, '#ffcf8a', 0.42, 0.1);
    paintCurtain(e, c);
    paintBoards(e, c);
  },
  front(e) {
    flight(e);
    glow(e, FIFTH[0], FIFTH[1], 130, '#ffd9a0', 0.35);
    e.p.in(FIFTH[0], FIFTH[1], 0.3, 2.9, 2.9, () => paintButterfly(e, 0, 0, 24, 0, 0));
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

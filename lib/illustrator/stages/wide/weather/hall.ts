import { type Knot, mix, rectangle, shade, smooth, taper } from '@/lib/illustrator/paint';
import { blend, cover, disc, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { paintButterfly } from '../../kit/inner-weather/skies';
import { beams } from '../../kit/sky';
import { defineStage } from '../../model';
import { audience } from './hall-audience';

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
    audience(e, c, LISTENER[0]);
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

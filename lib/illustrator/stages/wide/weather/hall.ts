import { ellipse, type Knot, rectangle, shade, smooth, tint } from '@/lib/illustrator/paint';
import { blend, cover, disc, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { beams } from '../../kit/sky';
import { defineStage } from '../../model';

const night = {
  dark: '#0d0a22',
  far: '#2a2148',
  near: '#15102e',
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

/** A head and shoulders that look up at the stage. */
function head(e: Easel, x: number, y: number, size: number, colour: string, hair: number) {
  const shoulders: readonly Knot[] = [
    [x - size * 1.7, y + size * 3],
    [x - size * 1.5, y + size * 1.5],
    [x - size * 0.5, y + size * 0.95],
    [x + size * 0.5, y + size * 0.95],
    [x + size * 1.5, y + size * 1.5],
    [x + size * 1.7, y + size * 3],
  ];
  fill(e, smooth(shoulders, true, 6), colour);
  fill(e, ellipse(x, y, size * 0.86, size), colour);
  if (hair % 3 === 0) fill(e, ellipse(x, y - size * 1.02, size * 0.4, size * 0.4), colour);
  if (hair % 3 === 1) fill(e, ellipse(x, y - size * 0.1, size * 1.12, size * 1.02), colour);
  if (hair % 4 === 2) for (const side of [-1, 1]) fill(e, ellipse(x + side * size, y, size * 0.36, size * 0.5), colour);
}

/** Rows of people in the dark; the front row leaves a seat free for who is lit. */
function audience(e: Easel, c: Night) {
  for (const [row, y, size, count, colour] of [
    [0, 520, 28, 19, tint(c.far, 0.12)],
    [1, 620, 40, 14, tint(c.far, 0.07)],
    [2, 750, 56, 10, tint(c.far, 0.01)],
    [3, 890, 74, 8, shade(c.far, 0.06)],
  ] as const)
    for (let i = 0; i < count; i++) {
      const x = 40 + ((i + (row % 2) * 0.5) * 2240) / (count * 1.9);
      if (row === 3 && Math.abs(x - LISTENER[0]) < 130) continue;
      head(e, x, y + ((i * 7 + row * 3) % 5) * 4, size, colour, i + row);
    }
}

const APRON = [
  [-20, 985],
  [1240, 940],
  [2420, 940],
  [2420, 1220],
  [-20, 1220],
] as const;

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
        [0.36, '#b79cc0'],
        [1, '#2c2150'],
      ]),
    ),
  );
  disc(e, SPOT, 1082, 430, 80, '#fff0c8', 0.6, 0.3);
  for (let i = 0; i < 12; i++) {
    const x = 60 + i * 100;
    const y = 984 - i * 4;
    glow(e, x, y - 26, 70, '#ffcf86', 0.5);
    const cup = smooth(
      [
        [x - 26, y + 14, 1],
        [x + 26, y + 14, 1],
        [x + 20, y - 24],
        [x - 20, y - 24],
      ],
      true,
      5,
    );
    fill(e, cup, '#2c2038');
  }
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
    ambient: '#9c8cc8',
    ambientAlpha: 0.5,
    shadow: '#1a1030',
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
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 1500, 640, 1700, [
          [0, '#ffffff'],
          [0.6, '#efe4f2'],
          [1, '#564a8c'],
        ]),
      ),
    );
  },
});

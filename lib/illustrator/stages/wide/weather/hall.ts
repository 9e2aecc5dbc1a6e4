import { ellipse, type Knot, shade, smooth } from '@/lib/illustrator/paint';
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
    [0, 560, 26, 17, shade(c.far, 0.01)],
    [1, 640, 34, 14, shade(c.far, 0.05)],
    [2, 740, 44, 11, shade(c.far, 0.09)],
  ] as const)
    for (let i = 0; i < count; i++) {
      const x = 40 + ((i + (row % 2) * 0.5) * 1180) / count;
      head(e, x, y + ((i * 7 + row * 3) % 5) * 4, size, colour, i + row);
    }
}

/** From the stage out: the child's back is not shown, but what the child sees is; light falls on both. */
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
      { x: 1780, y: 420, reach: 900, colour: '#ffd9a0', power: 0.9 },
      { x: 420, y: 700, reach: 330, colour: '#ffd9a0', power: 0.9 },
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
    beams(e, [1780, -120], [[1780, 620, 0.34]], 1130, c.beam);
    beams(e, [1500, -200], [[420, 230, 0.2]], 900, c.beam);
    disc(e, 420, 830, 300, 130, '#ffd9a0', 0.3, 0.1);
    fill(
      e,
      [
        [-20, 960],
        [1240, 930],
        [2420, 930],
        [2420, 1220],
        [-20, 1220],
      ],
      linear(e, 0, 930, 0, 1200, [
        [0, c.floor],
        [1, c.floorNear],
      ]),
    );
    blend(e, 'multiply', () =>
      fill(
        e,
        [
          [-20, 900],
          [2420, 900],
          [2420, 1220],
          [-20, 1220],
        ],
        radial(e, 1780, 1080, 1300, [
          [0, '#ffffff'],
          [0.4, '#b79cc0'],
          [1, '#3a2c5c'],
        ]),
      ),
    );
    disc(e, 1780, 1080, 420, 78, '#fff0c8', 0.55, 0.3);
    for (let i = 0; i < 12; i++) {
      const x = 60 + i * 100;
      fill(
        e,
        smooth(
          [
            [x - 26, 985, 1],
            [x + 26, 985, 1],
            [x + 20, 946],
            [x - 20, 946],
          ],
          true,
          5,
        ),
        '#3a2a3c',
      );
      glow(e, x, 948, 60, '#ffcf86', 0.5);
    }
    for (let i = 0; i < 6; i++) {
      const x = 2200 + i * 44;
      fill(
        e,
        smooth(
          [
            [x - 30, -20, 1],
            [x + 30, -20, 1],
            [x + 22, 500],
            [x + 34, 1150, 1],
            [x - 34, 1150, 1],
            [x - 22, 500],
          ],
          true,
          6,
        ),
        i % 2 ? c.curtain : shade(c.curtain, 0.07),
      );
    }
    disc(e, 2290, 500, 260, 800, c.dark, 0.35, 0.1);
  },
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

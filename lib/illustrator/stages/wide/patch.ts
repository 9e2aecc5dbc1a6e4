import { type Knot, mix, smooth } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { blend, cover, dab, type Easel, glow, radial } from '../kit/easel';
import { land } from '../kit/ground';
import { swarm } from '../kit/sparks';
import { bough } from '../kit/trunk';
import { defineStage } from '../model';

const pitch = {
  black: '#05060f',
  /** Beyond the light; the finish keeps it so. */
  none: '#010103',
  soil: '#7a6152',
  soilNear: '#2a2028',
  leaf: '#5f8a58',
  root: '#4a382e',
  glow: '#ffc862',
};
type Colours = typeof pitch;

/** Where the light is. */
const LIGHT = { x: 900, y: 985 } as const;

/** One leaf, green, standing up in the light. */
function paintLeaf(e: Easel) {
  e.p.in(LIGHT.x + 268, LIGHT.y + 70, -0.42, 1.1, 1.1, () => {
    const blade: readonly Knot[] = [
      [0, 0, 1],
      [40, -46],
      [52, -110],
      [0, -178, 1],
      [-44, -110],
      [-34, -46],
    ];
    e.p.form(smooth(blade, true, 8), '#86b060', { depth: 16, lightColor: '#f4e08a' });
    e.p.line(
      [
        [0, 16],
        [2, -60],
        [0, -160],
      ],
      6,
      '#e6e6a0',
      0.8,
      [1, 0.6, 0.2],
    );
    for (const [side, y] of [
      [1, -50],
      [-1, -72],
      [1, -96],
      [-1, -118],
    ] as const)
      e.p.line(
        [
          [0, y],
          [side * 22, y - 22],
        ],
        3,
        '#dfe69a',
        0.55,
        [1, 0.3],
      );
  });
}

/** Roots that cross the light. */
function paintRoots(e: Easel, c: Colours) {
  const roots: readonly (readonly [points: readonly Knot[], half: number])[] = [
    [
      [
        [180, 960],
        [460, 948],
        [740, 986],
        [960, 1068],
        [1130, 1078],
      ],
      34,
    ],
    [
      [
        [560, 900],
        [680, 930],
        [740, 990],
      ],
      18,
    ],
    [
      [
        [1080, 1180],
        [930, 1126],
        [800, 1120],
      ],
      16,
    ],
  ];
  for (const [points, half] of roots) bough(e, points, half, c.root, { rim: c.glow, twigs: 0, name: `root${half}` });
}

/** Beyond the light nothing is left: not even on a bright screen does a figure end in the air. */
function darkenAround(e: Easel) {
  blend(e, 'multiply', () =>
    e.p.in(LIGHT.x, LIGHT.y - 30, 0, 1.12, 0.92, () => {
      e.c.fillStyle = radial(e, 0, 0, 2600, [
        [0, '#ffffff'],
        [0.1, '#fff6e8'],
        [0.15, '#d8b088'],
        [0.185, '#5c4640'],
        [0.21, '#0c0a12'],
        [0.222, pitch.none],
        [1, pitch.none],
      ]);
      e.c.fillRect(-4000, -4000, 8000, 8000);
    }),
  );
}

/** Nothing but a patch of ground in the light of one firefly. */
export const patchWide = defineStage<Colours>({
  palettes: { pitch },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0.3, -0.9],
    rim: '#ffcf80',
    rimAlpha: 0.25,
    rimWidth: 4,
    ambient: '#141230',
    ambientAlpha: 0.9,
    shadow: '#010208',
    lamps: [],
  }),
  back(e, c) {
    cover(e, c.black);
    const line: readonly Knot[] = [
      [-60, 800],
      [600, 786],
      [1200, 792],
      [2460, 810],
    ];
    land(e, 'ground', line, mix(c.soil, c.soilNear, 0.4), c.soilNear, { marks: 160 });
    const r = e.random('litter');
    const tones = ['#b07a44', '#c0904e', '#8a6a4a', c.leaf] as const;
    for (let i = 0; i < 320; i++) {
      const y = 830 + r() * 360;
      const near = (y - 780) / 300;
      dab(
        e,
        'leaf',
        300 + r() * 1300,
        y,
        12 + near * 18 + r() * 14,
        6 + near * 10,
        mix(r.pick(tones), '#20182a', 0.2),
        {
          rotate: r.bell(),
          variant: i,
          alpha: 0.8,
        },
      );
    }
    paintRoots(e, c);
    glow(e, LIGHT.x + 60, LIGHT.y, 420, '#e8a850', 0.28);
    paintLeaf(e);
  },
  front(e, c) {
    darkenAround(e);
    darkShape(e, { x: 330, y: 560, size: 330, colour: c.none, lit: c.none, gaze: [1, 1] });
    glow(e, LIGHT.x + 60, LIGHT.y - 90, 330, c.glow, 0.2);
    for (const [x, y, k] of [
      [1530, 1010, 1],
      [1850, 936, 0.8],
      [2140, 866, 0.62],
    ] as const) {
      e.p.soft(x, y, 220 * k, 44 * k, '#8a5a2a', 0.5);
      e.p.soft(x, y, 140 * k, 26 * k, '#e8a850', 0.55);
    }
    swarm(e, 'first', 34, 2.4, (r) => [2400 - r() ** 1.6 * 460, 180 + r() * 470], { colour: '#ffd873' });
  },
});

import { ellipse, type Knot, mix, shade, taper } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { blend, cover, type Easel, glow, linear, radial, wash } from '../kit/easel';
import { ferns, grass } from '../kit/foliage';
import { mushroom } from '../kit/fungi';
import { hazeBand, land } from '../kit/ground';
import { offRoad, type RoadLine, road, roadside } from '../kit/road';
import { mist, stars } from '../kit/sky';
import { trunk } from '../kit/trunk';
import { bushes, canopy, fernFrame, trunkRow } from '../kit/wood';
import { defineStage } from '../model';

const coverNight = {
  top: '#0d1b45',
  air: '#1a3f6a',
  low: '#5f9fb0',
  far: '#3a7292',
  mid: '#20506f',
  near: '#112b49',
  leaf: '#1f5a62',
  soil: '#5f9484',
  soilNear: '#173f4a',
  path: '#d8c098',
  glow: '#bdeee0',
};
const ROAD: RoadLine = [
  [1830, 806, 14],
  [1760, 850, 30],
  [1850, 920, 56],
  [1700, 1010, 96],
  [1640, 1100, 150],
  [1600, 1260, 240],
];
const DARK = '#131d72';
const ARM: readonly Knot[] = [
  [2232, 760],
  [2262, 730],
  [2290, 708],
  [2314, 700],
];

/** An arm of the dark that comes round the trunk, with three soft fingers on the bark. */
function armRoundTrunk(e: Easel) {
  const tone = mix(DARK, '#7d78c4', 0.3);
  e.p.fill(taper(ARM, [40, 36, 32, 30]), tone, { alpha: 0.96, blur: 3 });
  for (const [x, y, turn] of [
    [2334, 666, -0.42],
    [2348, 700, -0.04],
    [2338, 734, 0.34],
  ] as const) {
    e.p.fill(ellipse(x, y, 36, 14, turn), tone, { alpha: 0.98, blur: 2 });
    e.p.soft(x + 8, y - 5, 16, 6, '#a9a6ee', 0.4);
  }
}

/** One wood around the whole book: back, spine and front. */
export const coverWoodWide = defineStage<typeof coverNight>({
  palettes: { night: coverNight },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [0.5, -0.85],
    rim: c.glow,
    rimAlpha: 0.7,
    rimWidth: 5,
    ambient: '#8c9cdc',
    ambientAlpha: 0.52,
    shadow: '#05122e',
    // The light in the hand shines on the face that looks at it.
    lamps: [{ x: 1860, y: 600, reach: 760, colour: '#ffcb74', power: 0.4 }],
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 880, [
        [0, c.top],
        [0.42, mix(c.top, c.air, 0.7)],
        [0.7, c.air],
        [1, c.low],
      ]),
    );
    wash(e, 'air', [-40, 0, 2440, 700], [c.top, c.air], { count: 50, alpha: 0.14, long: 320, tall: 60, slant: -0.2 });
    stars(e, 0, 520, 110, '#fff4d6', 0.7);
    glow(e, 1860, 640, 760, '#e8a850', 0.42);
    glow(e, 500, 780, 620, c.glow, 0.14);
    trunkRow(e, 'far', {
      count: 15,
      width: 38,
      base: 810,
      colour: c.far,
      haze: mix(c.low, c.glow, 0.2),
      glowX: 1800,
      glowWidth: 800,
      rim: c.glow,
      rimAlpha: 0.16,
      bark: 3,
      above: c.top,
      boughs: 0,
    });
    mist(e, 760, 150, c.glow, 0.34);
    bushes(e, 'bush', 838, 96, 58, mix(c.leaf, c.low, 0.3), {
      lit: c.glow,
      haze: c.low,
      glowX: 1800,
      gap: [1740, 1900],
    });
    mist(e, 854, 80, c.glow, 0.3);
    land(
      e,
      'land',
      [
        [-60, 866],
        [560, 846],
        [1280, 850],
        [1920, 842],
        [2460, 868],
      ],
      mix(c.soil, c.glow, 0.15),
      c.soilNear,
    );
    road(e, 'road', ROAD, mix(c.path, c.glow, 0.4), mix(c.path, c.soilNear, 0.55));
    const off = offRoad(ROAD);
    grass(e, 'grass', 866, 1190, mix(c.soil, c.glow, 0.2), c.soilNear, {
      lit: c.glow,
      size: [14, 48],
      density: 0.8,
      skip: (x, y) => off(x, y) < 1.1,
    });
    roadside(e, 'verge', ROAD, mix(c.soil, c.glow, 0.15), c.soilNear, c.glow);
    // It stands on the front of the book, behind everybody, and looks at the light.
    darkShape(e, {
      x: 2150,
      y: 1010,
      size: 640,
      colour: DARK,
      lit: '#8f9cf4',
      pose: 'stand',
      gaze: [-1, 0.7],
    });
  },
  front(e, c) {
    // trunks and leaves that overlap the letters: the title stands in the wood
    trunk(e, 'l', 1292, 1130, -60, 120, c.near, {
      side: 1,
      rim: c.glow,
      rimAlpha: 0.6,
      lean: -50,
      bark: 90,
      moss: mix(c.leaf, c.glow, 0.3),
    });
    trunk(e, 'r', 2350, 1120, -60, 190, c.near, {
      side: -1,
      rim: c.glow,
      rimAlpha: 0.6,
      lean: 50,
      bark: 110,
      moss: mix(c.leaf, c.glow, 0.3),
    });
    armRoundTrunk(e);
    trunk(e, 'b1', 160, 1060, -60, 170, c.near, { side: 1, rim: c.glow, rimAlpha: 0.5, lean: 40, bark: 100 });
    trunk(e, 'b2', 980, 1000, -60, 110, c.near, { side: 1, rim: c.glow, rimAlpha: 0.5, lean: 30, bark: 70 });
    canopy(
      e,
      'top',
      [
        [1280, -20, 260, 110],
        [2360, 0, 220, 130],
        [100, 0, 330, 160],
        [520, -70, 300, 90],
        [980, -50, 280, 100],
      ],
      mix(c.leaf, c.top, 0.5),
      { lit: c.glow, warmth: 0.2, size: 34 },
    );
    fernFrame(e, 'frame', mix(c.top, c.leaf, 0.35), { size: 140, lit: c.glow, inset: -60 });
    ferns(e, 'mid', 1250, 1250, 150, mix(c.top, c.leaf, 0.35), { lit: c.glow, count: 8, spread: 2.2 });
    for (const [x, y, s] of [
      [330, 1110, 60],
      [386, 1124, 38],
    ] as const)
      mushroom(e, x, y, s, { colour: '#c8594e', light: '#ffd9a8', power: 0.35 });
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 1860, 700, 1700, [
          [0, '#ffffff'],
          [0.34, '#e6ecf8'],
          [1, '#4a5790'],
        ]),
      ),
    );
    hazeBand(e, 1200, 1040, shade(c.soilNear, 0.08), 0.5, 0, 'multiply');
  },
});

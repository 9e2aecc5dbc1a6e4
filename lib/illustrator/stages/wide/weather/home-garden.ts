import { ellipse, type Knot, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { cover, dab, disc, type Easel, fill, linear, wash } from '../../kit/easel';
import { grass } from '../../kit/foliage';
import { defineStage } from '../../model';
import { blanket } from './blanket';
import { childsWind, windBefore } from './childs-wind';
import { cabbage, GARDEN_COLOURS, type GardenColours, sunflower, tree } from './home-garden-plants';
import { flyingShirt } from './shirt';

/** A line between two poles on which the washing flies level. */
function washing(e: Easel, c: GardenColours) {
  for (const x of [1130, 1530])
    e.p.form(
      taper(
        [
          [x, 860],
          [x + 14, 600],
        ],
        [10, 8],
      ),
      c.bark,
      { depth: 4 },
    );
  const line: Knot[] = [
    [1144, 606],
    [1270, 634],
    [1400, 634],
    [1544, 600],
  ];
  fill(e, taper(line, [2.4, 2.4, 2.4, 2.4]), shade(c.bark, 0.1));
  for (const [x, y, k, colour] of [
    [1200, 622, 0.5, '#e9705e'],
    [1400, 634, 0.5, '#f6e7c4'],
  ] as const)
    flyingShirt(e, x, y, k, colour);
}

function hill(e: Easel, line: readonly Knot[], colour: string) {
  fill(
    e,
    [...smooth(line, false, 8), [2460, 1240], [-60, 1240]],
    linear(e, 0, 600, 0, 1200, [
      [0, tint(colour, 0.1)],
      [1, shade(colour, 0.08)],
    ]),
  );
}

/** A low sun, half behind the hills. */
function lowSun(e: Easel, [x, y]: NonNullable<GardenColours['sun']>) {
  disc(e, x, y, 1250, 620, '#ffcb6b', 0.8, 0.05);
  disc(e, x, y, 420, 320, '#ffeeb0', 0.9, 0.1);
  disc(e, x, y, 104, 104, '#fffbe6', 1, 0.88);
}

const blows = ({ lean }: GardenColours) => lean === 1;
const isEvening = (c: GardenColours) => !blows(c);

/** Left of it no sunflower stands: in the evening there are words. */
const freeUntil = (c: GardenColours) => (isEvening(c) ? 600 : 0);

/** Leaves that pass close before us, out of focus. */
const NEAR_LEAVES = [
  [2330, 1060, 90, 0.4, '#f3b53f'],
  [60, 1010, 70, 0.7, '#e2724a'],
] as const;

function nearLeaves(e: Easel) {
  for (const [x, y, size, turn, colour] of NEAR_LEAVES)
    e.p.fill(ellipse(x, y, size, size * 0.36, turn), colour, { alpha: 0.85, blur: 7 });
}

function leaves(e: Easel, c: GardenColours) {
  const r = e.random('leaves');
  for (let i = 0; i < 46; i++) {
    const [x, y, size] = [r() * 2400, 500 + r() * 640, 9 + r() * 13];
    if (e.keepout.some((face) => Math.hypot(x - face.x, y - face.y) < face.r * 1.3)) continue;
    dab(e, 'leaf', x, y, size * 1.5, size * 0.7, i % 3 ? c.gold : '#e2724a', {
      variant: i,
      rotate: -0.3 + r.bell() * 0.6,
    });
  }
}

/** A bed of cabbages at the near edge of the left page. */
const CABBAGES = [
  [300, 1128, 1],
  [500, 1146, 1.16],
  [735, 1142, 1.08],
  [1020, 1156, 1.2],
] as const;

/** The garden of the house: in a gale trees, sunflowers, washing and grass all lean the way the wind blows. */
export const homeGarden = defineStage<GardenColours>({
  palettes: GARDEN_COLOURS,
  slots: {},
  span: [0, 2400],
  light: ({ shadow, sun }) => ({
    direction: [-0.5, -0.8],
    rim: sun ? '#ffe6a4' : '#ffffff',
    rimAlpha: sun ? 0.85 : 0.4,
    rimWidth: sun ? 7 : 4,
    ambient: '#e8fff6',
    ambientAlpha: 0.06,
    shadow,
    lamps: [],
    ...(sun && { cast: { from: sun[0], slant: 1.1, length: 0.3, alpha: 0.34 } }),
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 900, [
        [0, c.sky],
        [1, c.skyLow],
      ]),
    );
    wash(e, 'sky', [-40, -40, 2440, 760], ['#ffffff', c.sky], {
      count: 70,
      alpha: 0.16,
      long: 560,
      tall: 46,
      slant: -0.12,
    });
    if (c.sun) lowSun(e, c.sun);
    hill(
      e,
      [
        [-60, 720],
        [500, 640],
        [1200, 700],
        [1800, 630],
        [2460, 690],
      ],
      c.far,
    );
    if (blows(c)) tree(e, 'far', 2330, 770, 0.4, c);
    hill(
      e,
      [
        [-60, 800],
        [700, 770],
        [1500, 800],
        [2460, 740],
      ],
      c.hill,
    );
    // In the evening words stand at the left.
    if (!isEvening(c)) tree(e, 'left', 50, 930, 0.72, c);
    if (blows(c)) washing(e, c);
    hill(
      e,
      [
        [-60, 900],
        [800, 890],
        [1600, 930],
        [2460, 880],
      ],
      c.near,
    );
    for (const [x, y, k] of [
      [560, 905, 0.9],
      [690, 915, 1.1],
      [830, 905, 0.8],
      [2140, 930, 1.1],
    ] as const)
      if (x > freeUntil(c)) sunflower(e, x, y, k, c);
    grass(e, 'grass', 910, 1190, c.near, shade(c.near, 0.06), {
      lit: c.skyLow,
      size: [26, 70],
      bow: 0.9 * c.lean,
      density: 0.8,
    });
    if (isEvening(c)) blanket(e);
    if (blows(c)) {
      for (const [x, y, k] of CABBAGES) cabbage(e, x, y, k, c);
      childsWind(e);
    }
  },
  front(e, c) {
    if (blows(c)) {
      windBefore(e);
      leaves(e, c);
      nearLeaves(e);
    }
    grass(e, 'near', 1200, 1246, shade(c.near, 0.05), shade(c.near, 0.1), {
      rows: 3,
      // Short where somebody lies in it.
      size: isEvening(c) ? [36, 64] : [70, 120],
      bow: c.lean,
      lit: c.hill,
    });
    disc(e, 1200, 1260, 1500, 120, '#0e4a3c', 0.18, 0.1);
  },
});

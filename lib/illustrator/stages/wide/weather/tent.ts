import { type Knot, rgba, shade, smooth, star, taper } from '@/lib/illustrator/paint';
import { blend, clipTo, cover, disc, type Easel, fill, glow, linear, radial, wash } from '../../kit/easel';
import { defineStage } from '../../model';

const dusk = {
  wall: '#24407a',
  wallLow: '#1a3060',
  floor: '#20335c',
  floorNear: '#101d3c',
  cloth: '#e8a24c',
  seam: '#b9692e',
};
type Dusk = typeof dusk;

const TENT: readonly Knot[] = [
  [664, 176, 1],
  [676, 176, 1],
  [884, 560],
  [1146, 1060, 1],
  [194, 1060, 1],
  [456, 560],
];

/** Where the shadow of the child falls on the cloth: its middle, half its width, and its top as a share of the tent. */
const SHADOW = { x: 670, half: 240, top: 0.26 } as const;

/** The seams of the cloth, painted before the shadow so that none of them crosses it. */
function paintSeams(e: Easel, c: Dusk) {
  for (const x of [330, 500, 670, 840, 1010])
    fill(
      e,
      taper(
        [
          [670 + (x - 670) * 0.05, 220],
          [x, 1060],
        ],
        [2, 5],
      ),
      c.seam,
      0.6,
    );
}

/** The cloth; what is inside shines through. */
function paintCloth(e: Easel) {
  const cloth = smooth(TENT, true, 8);
  clipTo(e, cloth, () => {
    fill(
      e,
      cloth,
      radial(e, 640, 830, 640, [
        [0, rgba('#ffd784', 0.3)],
        [0.42, rgba('#f5ab52', 0.42)],
        [1, rgba('#a4552c', 0.94)],
      ]),
    );
    const r = e.random('stars');
    for (let i = 0; i < 40; i++) {
      const [u, v] = [r(), 0.12 + r() * 0.85];
      const x = 670 + (u - 0.5) * 940 * v;
      // None of them on the shadow, which is solid.
      if (Math.abs(x - SHADOW.x) < SHADOW.half && v > SHADOW.top) continue;
      fill(e, star(x, 210 + v * 850, 7 + v * 6), '#fff0c0', 0.28);
    }
  });
  for (const side of [-1, 1])
    fill(
      e,
      taper(
        [
          [670, 170],
          [670 + side * 500, 1080],
        ],
        [8, 12],
      ),
      '#7a5036',
    );
}

/** Flashes on the cloth: farther and farther apart, and smaller. */
function paintFlashes(e: Easel) {
  for (const [x, y, k] of [
    [668, 340, 0.74],
    [900, 766, 0.6],
    [392, 860, 0.4],
  ] as const)
    e.p.in(x, y, 0.1, k, k, () => {
      disc(e, 0, 0, 130, 130, '#fff6c8', 0.6, 0.05);
      fill(
        e,
        [
          [12, -60],
          [-26, 12],
          [-4, 10],
          [-22, 64],
          [34, -10],
          [8, -8],
          [36, -60],
        ],
        '#fffbe6',
        0.9,
      );
    });
}

/** A playroom at dusk; the only light is in the tent. Figures behind its cloth are shapes. */
export const tentWide = defineStage<Dusk>({
  palettes: { dusk },
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: () => ({
    direction: [-0.9, -0.2],
    rim: '#ffc27a',
    rimAlpha: 0.85,
    rimWidth: 6,
    ambient: '#7488c4',
    ambientAlpha: 0.62,
    shadow: '#0a1430',
    lamps: [
      { x: 760, y: 820, reach: 1150, colour: '#ffb45e', power: 0.85 },
      { x: 1240, y: 900, reach: 560, colour: '#ffb45e', power: 0.8 },
    ],
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 1200, [
        [0, shade(c.wall, 0.06)],
        [0.75, c.wallLow],
        [1, c.floorNear],
      ]),
    );
    wash(e, 'wall', [-40, -40, 2440, 880], [c.wall, c.wallLow], {
      count: 90,
      alpha: 0.16,
      long: 360,
      tall: 70,
      slant: -0.3,
    });
    fill(
      e,
      [
        [-20, 900],
        [2420, 900],
        [2420, 1220],
        [-20, 1220],
      ],
      linear(e, 0, 900, 0, 1200, [
        [0, c.floor],
        [1, c.floorNear],
      ]),
    );
    glow(e, 660, 780, 1000, '#d8742e', 0.5);
    disc(e, 760, 1110, 1100, 130, '#f2a858', 0.42, 0.1);
    fill(e, smooth(TENT, true, 8), '#ffcf82');
    disc(e, 650, 860, 440, 330, '#fff0b8', 0.9, 0.1);
    paintSeams(e, c);
  },
  over: {
    depth: 1060,
    paint(e) {
      paintCloth(e);
      paintFlashes(e);
    },
  },
  front(e) {
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 900, 760, 1700, [
          [0, '#ffffff'],
          [0.5, '#f2ece6'],
          [1, '#4a66a0'],
        ]),
      ),
    );
  },
});

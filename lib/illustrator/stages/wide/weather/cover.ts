import { ellipse, type Knot, rectangle, rgba, shade, smooth, taper } from '@/lib/illustrator/paint';
import { blend, disc, type Easel, fill, glow, linear, radial, wash } from '../../kit/easel';
import { boards, casement, wall } from '../../kit/room';
import { defineStage } from '../../model';
import { leaningUmbrella } from './red-umbrella';

const allWeathers = {
  wall: ['#ffd58c', '#9a7f9c', '#3f4c8c', '#202b5e'],
  paper: '#cfd8ff',
  skirting: '#4b568f',
  floor: '#6a4f6c',
  floorNear: '#3b2f58',
  rug: '#8a4a5e',
  rugInside: '#c98a62',
  light: '#ffdf9c',
} as const;
type Room = typeof allWeathers;

/** The tummy of the child: the only light of the picture shines out of it. */
const SUN = [2078, 990] as const;
const FLOOR = 1010;

/** Rays into the room, as from a window; behind the title they are faint. */
function rays(e: Easel, c: Room) {
  const [x, y] = SUN;
  const COUNT = 26;
  for (let i = 0; i < COUNT; i++) {
    const a = (i / COUNT) * Math.PI * 2 + 0.05;
    const [half, long] = i % 2 ? [0.036, 760] : [0.075, 1180];
    const alpha = Math.sin(a) < -0.5 ? 0.3 : 0.5;
    const wedge = [
      [x, y],
      [x + Math.cos(a - half) * long, y + Math.sin(a - half) * long],
      [x + Math.cos(a + half) * long, y + Math.sin(a + half) * long],
    ] as const;
    fill(
      e,
      wedge,
      radial(e, x, y, long, [
        [0, rgba(c.light, alpha)],
        [0.35, rgba(c.light, alpha * 0.44)],
        [1, rgba(c.light, 0)],
      ]),
    );
  }
}

/** Two pairs of wings seen from above, and a body. */
function butterfly(e: Easel, x: number, y: number, turn: number, size: number, colour: string) {
  e.p.in(x, y, turn, size, size, () => {
    for (const side of [-1, 1]) {
      const upper: Knot[] = [
        [0, -2],
        [side * 8, -20],
        [side * 26, -24],
        [side * 29, -8],
        [side * 12, 2],
      ];
      const lower: Knot[] = [
        [0, 0],
        [side * 16, 4],
        [side * 20, 18],
        [side * 8, 20],
      ];
      e.p.form(smooth(lower, true, 6), shade(colour, 0.12), { depth: 3 });
      e.p.form(smooth(upper, true, 6), colour, { depth: 4 });
      fill(e, ellipse(side * 19, -14, 4.6), '#fff3d6', 0.8);
    }
    fill(
      e,
      taper(
        [
          [0, -16],
          [0, 16],
        ],
        [3, 2],
      ),
      '#4a2f3c',
    );
  });
}

/** What has come out of the tummy besides the rainbow, above it and below the title. */
const BUTTERFLIES = [
  [1796, 462, 0.3, 1.4, '#f6c64c'],
  [1890, 668, 0.6, 1.05, '#c98ae8'],
  [1440, 480, -0.5, 1.05, '#f2914a'],
  [1330, 660, -0.4, 1.1, '#6fc0ea'],
] as const;
const LEAVES = [
  [1716, 440, 0.7, '#8fc465'],
  [1320, 520, 0.4, '#e8a04c'],
  [1290, 800, -0.8, '#8fc465'],
  [2330, 520, 0.9, '#8fc465'],
] as const;
const DROPS = [
  [1850, 600],
  [1950, 730],
  [1390, 760],
  [2336, 680],
] as const;
const LEAF: readonly Knot[] = [
  [-22, 0, 1],
  [-4, -10],
  [22, 0, 1],
  [-4, 10],
];

function spilled(e: Easel) {
  for (const [x, y, turn, size, colour] of BUTTERFLIES) {
    glow(e, x, y, 90 * size, '#ffe9b0', 0.34);
    butterfly(e, x, y, turn, size, colour);
  }
  for (const [x, y, turn, colour] of LEAVES)
    e.p.in(x, y, turn, 1, 1, () => e.p.form(smooth(LEAF, true, 6), colour, { depth: 3 }));
  for (const [x, y] of DROPS) {
    const way = [
      [x + 4, y - 26],
      [x, y],
    ] as const;
    fill(e, taper(way, [1, 8]), '#bfe0ff', 0.95);
  }
}

/** What everybody can see of the weather: a grey drizzle. */
function drizzle(e: Easel) {
  fill(
    e,
    rectangle(200, 200, 600, 700),
    linear(e, 0, 240, 0, 780, [
      [0, '#5d6c94'],
      [1, '#8d9ab4'],
    ]),
  );
  disc(e, 500, 800, 420, 130, '#5f7488', 0.9, 0.4);
  const r = e.random('drizzle');
  for (let i = 0; i < 120; i++) {
    const [x, y, long] = [r.between(240, 780), r.between(220, 780), 26 + r() * 30];
    fill(
      e,
      taper(
        [
          [x, y],
          [x - 4, y + long],
        ],
        [0.6, 2.2],
      ),
      rgba('#dbe4f4', 0.4),
    );
  }
}

/** The floor with a round rug, lit by what shines above it. */
function ground(e: Easel, c: Room) {
  boards(e, FLOOR, c.floor, c.floorNear);
  fill(e, rectangle(-90, FLOOR - 30, 2580, 32), c.skirting);
  fill(e, ellipse(1770, 1118, 600, 92, 0, 80), c.rug);
  fill(e, ellipse(1770, 1112, 500, 70, 0, 80), c.rugInside, 0.75);
  fill(e, ellipse(1770, 1108, 400, 50, 0, 80), c.rug, 0.8);
  disc(e, 1900, 1100, 760, 130, c.light, 0.5, 0.05);
}

/** A dim room on a grey day, and in its middle the weather of a tummy, which lights all of it. */
export const weatherCover = defineStage<Room>({
  palettes: { allWeathers },
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: () => ({
    direction: [0.5, -0.6],
    rim: '#ffe6a4',
    rimAlpha: 0.7,
    rimWidth: 5,
    ambient: '#8d9ad0',
    ambientAlpha: 0.22,
    shadow: '#231c40',
    lamps: [{ x: SUN[0], y: SUN[1], reach: 1000, colour: '#ffd08a', power: 0.9 }],
  }),
  back(e, c) {
    wall(e, SUN, c.wall, c.paper);
    casement(e, 290, 250, 430, 480, { frame: '#626da4', sky: drizzle });
    ground(e, c);
    // Its crook hangs on the sill of the window.
    leaningUmbrella(e, 846, 1066, 0.3);
    rays(e, c);
    blend(e, 'screen', () => {
      disc(e, SUN[0] - 90, SUN[1] - 60, 900, 800, '#ff9a3c', 0.62, 0);
      disc(e, SUN[0], SUN[1], 420, 420, c.light, 0.6, 0.1);
    });
    spilled(e);
  },
  front(e) {
    // The child's body is the second place that is kept free: the tummy is in its middle.
    const [x, y] = e.keepout[1] ? [e.keepout[1].x, e.keepout[1].y - 60] : SUN;
    blend(e, 'soft-light', () => disc(e, x - 60, y, 620, 560, '#ffe2a0', 0.45, 0));
    blend(e, 'screen', () => disc(e, x, y, 230, 300, '#ffc96a', 0.3, 0.1));
    wash(e, 'dust', [1300, 420, 2360, 1100], ['#fff2c4'], { count: 26, alpha: 0.12, long: 8, tall: 8 });
  },
});

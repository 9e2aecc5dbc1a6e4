import { ellipse, type Knot, type Polygon, rectangle, rgba, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { clipTo, cover, disc, type Easel, fill, glow, linear, radial, wash } from '../../kit/easel';
import { defineStage } from '../../model';
import { lightning } from './lightning';

const allWeathers = {
  top: '#1c6fb8',
  middle: '#79c6ec',
  low: '#ffdf92',
  storm: '#4a4f92',
  rain: '#d3ddf6',
  sun: '#fff0b4',
  paper: '#f1e9db',
  floor: '#e2d6c4',
};
type Sky = typeof allWeathers;

/** The tummy of the child: the only sun of the picture shines in it. */
const SUN = [1880, 1020] as const;
/** What shines in the tummy lights the sky around it. */
function sunshine(e: Easel, c: Sky) {
  const [x, y] = SUN;
  disc(e, x, y, 940, 800, '#ffe9a8', 0.92, 0.16);
  for (let i = 0; i < 22; i++) {
    const [a, half, long] = [(i / 22) * Math.PI * 2 + 0.07, i % 2 ? 0.05 : 0.078, i % 2 ? 760 : 960];
    // No ray crosses the title.
    const strength = Math.sin(a) < -0.4 ? 0.55 : 1;
    const wedge = [
      [x, y],
      [x + Math.cos(a - half) * long, y + Math.sin(a - half) * long],
      [x + Math.cos(a + half) * long, y + Math.sin(a + half) * long],
    ] as const;
    fill(
      e,
      wedge,
      radial(e, x, y, long, [
        [0, rgba(c.sun, 0.85 * strength)],
        [0.5, rgba(c.sun, 0.42 * strength)],
        [1, rgba(c.sun, 0)],
      ]),
    );
  }
  glow(e, x, y, 520, '#ffe9a0', 0.6);
}

/** Where the puffs of a cloud are, from its middle, and their sizes, in widths of the cloud. */
const PUFFS = [
  [-0.36, 0.06, 0.17],
  [0.38, 0.07, 0.16],
  [-0.2, -0.04, 0.21],
  [0.24, -0.03, 0.2],
  [0.02, -0.1, 0.25],
  [-0.08, 0.05, 0.24],
  [0.16, 0.06, 0.2],
] as const;

/** A heaped cloud: dark below, each puff lit from above. */
function cumulus(e: Easel, x: number, y: number, width: number, light: string, body: string) {
  for (const [u, v, size] of PUFFS) {
    const [px, py, r] = [x + u * width, y + v * width, size * width];
    disc(e, px, py, r, r * 0.78, body, 0.96, 0.82);
    disc(e, px - r * 0.06, py - r * 0.14, r * 0.86, r * 0.6, light, 0.5, 0.35);
  }
  wash(e, `cloud${x}`, [x - width * 0.4, y - width * 0.2, x + width * 0.4, y + width * 0.12], [light, body], {
    count: 26,
    alpha: 0.16,
    long: width * 0.16,
    tall: width * 0.05,
  });
}

/** The storm of the back cover, and the shower below it. */
function storm(e: Easel, c: Sky) {
  disc(e, 60, 300, 1180, 900, c.storm, 0.9, 0.15);
  const r = e.random('shower');
  for (let i = 0; i < 210; i++) {
    const [x, y, long] = [40 + r() * 900, 260 + r() * 620, 30 + r() * 50];
    const drop = [
      [x, y],
      [x - long * 0.26, y + long],
    ] as const;
    fill(e, taper(drop, [0.5, 2.4]), rgba(c.rain, 0.12 + r() * 0.2));
  }
  lightning(e, 'storm', { from: [430, 300], to: [560, 850], half: 14, arms: 4 });
  for (const [x, y, w, light] of [
    [120, 130, 640, '#6d75b8'],
    [610, 90, 520, '#7f88c4'],
    [390, 270, 420, '#7780c0'],
    [860, 190, 380, '#8f97cc'],
  ] as const)
    cumulus(e, x, y, w, light, '#4a4f92');
}

/** The kite of the garden, with its bows; its middle at 0, 0. */
function kite(e: Easel) {
  const [top, right, bottom, left] = [
    [0, -92],
    [66, -8],
    [0, 96],
    [-66, -8],
  ] as const;
  const middle = [0, -8] as const;
  const tail: Knot[] = [
    [0, 96],
    [-26, 140],
    [14, 184],
    [-20, 232],
  ];
  fill(e, taper(tail, [3, 3, 2.6, 2]), '#fff8e6', 0.95);
  for (const [x, y, colour] of [
    [-24, 138, '#e2483d'],
    [12, 184, '#ffc545'],
  ] as const)
    for (const side of [-1, 1]) fill(e, ellipse(x + side * 11, y, 11, 7, side * 0.3), colour);
  fill(e, [top, right, middle], '#3f78c4');
  fill(e, [top, left, middle], '#e2483d');
  fill(e, [bottom, right, middle], '#e2483d');
  fill(e, [bottom, left, middle], '#ffc545');
}

/** Winds from all sides come down to the tummy, and one carries a kite off. */
function breeze(e: Easel) {
  const gusts: readonly (readonly Knot[])[] = [
    [
      [2460, 330],
      [2330, 400],
      [2220, 560],
      [2130, 690],
    ],
    [
      [1180, 560],
      [1400, 600],
      [1560, 690],
      [1700, 780],
    ],
    [
      [1000, 420],
      [1240, 440],
      [1500, 560],
      [1720, 690],
    ],
    [
      [2470, 500],
      [2360, 560],
      [2280, 680],
      [2180, 770],
    ],
  ];
  for (const gust of gusts) fill(e, taper(smooth(gust, false, 8), [1, 5, 9, 11, 9, 5, 1]), '#ffffff', 0.5);
  e.p.in(2262, 600, 0.42, 0.9, 0.9, () => kite(e));
  for (const [x, y, turn, colour] of [
    [2130, 560, 0.4, '#e8823a'],
    [2340, 800, -0.6, '#d95f3a'],
    [1480, 640, 0.9, '#f0b23c'],
    [1330, 540, -0.2, '#7fae4a'],
  ] as const)
    fill(e, ellipse(x, y, 19, 9, turn), colour, 0.95);
}

type Cloud = { readonly at: Vec; readonly size: Vec; readonly humps: number };

/** What rises from the tummy on the front, and what is left of a storm on the back. */
const FINE: Cloud = { at: [1806, 350], size: [530, 380], humps: 8 };
const STORMY: Cloud = { at: [560, 400], size: [420, 330], humps: 7 };

/** The outline of a cloud with round humps. */
const outline = ({ at: [x, y], size: [rx, ry], humps }: Cloud): Polygon =>
  Array.from({ length: 240 }, (_, i) => {
    const a = (i / 240) * Math.PI * 2;
    const r = 0.94 + 0.13 * Math.abs(Math.sin((a * humps) / 2 + 0.3));
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
  });

/** A cloud that is a window into a sky. */
function skyCloud(e: Easel, c: Sky, cloud: Cloud, paint: () => void) {
  const shape = outline(cloud);
  clipTo(e, shape, () => {
    cover(
      e,
      linear(e, 0, 0, 0, 900, [
        [0, c.top],
        [0.55, c.middle],
        [1, c.low],
      ]),
    );
    wash(e, `sky${cloud.humps}`, [-40, -40, 2440, 900], ['#ffffff', c.middle], {
      count: 70,
      alpha: 0.1,
      long: 520,
      tall: 60,
      slant: -0.1,
    });
    paint();
  });
  e.p.edge(shape, '#fffdf4', 14, 0.95);
}

/** A plain room, and all the weather that comes out of a tummy, with room for the title. */
export const weatherCover = defineStage<Sky>({
  palettes: { allWeathers },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0.55, -0.75],
    rim: '#ffe9a0',
    rimAlpha: 0.7,
    rimWidth: 6,
    ambient: '#fff6de',
    ambientAlpha: 0.06,
    shadow: '#8a7a66',
    lamps: [{ x: SUN[0], y: SUN[1], reach: 560, colour: '#ffd98a', power: 0.3 }],
  }),
  back(e, c) {
    cover(e, c.paper);
    wash(e, 'wall', [-40, 500, 2440, 1100], ['#ffffff', c.floor], { count: 60, alpha: 0.2, long: 420, tall: 60 });
    fill(e, rectangle(-90, 1080, 2580, 220), c.floor);
    skyCloud(e, c, STORMY, () => storm(e, c));
    skyCloud(e, c, FINE, () => sunshine(e, c));
    breeze(e);
  },
});

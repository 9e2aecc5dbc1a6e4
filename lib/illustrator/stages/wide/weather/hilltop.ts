import { ellipse, type Knot, rgba, shade, star, taper } from '@/lib/illustrator/paint';
import { cover, disc, type Easel, fill, glow, linear, wash } from '../../kit/easel';
import { grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { cloud } from '../../kit/sky';
import { defineStage } from '../../model';

const allWeathers = {
  top: '#86c8ee',
  middle: '#bfe6f4',
  low: '#fff0c8',
  storm: '#5a64a6',
  rain: '#6f86b8',
  far: '#bcd9a0',
  near: '#86bd62',
  deep: '#4f9048',
  sun: '#ffc23e',
};
type Sky = typeof allWeathers;

/** The sun looks over the hill on the outer side of the front. */
const SUN = [2226, 570] as const;
/** Around those who stand on the hill, below the title. */
const RAINBOW = { x: 1150, y: 1120, radius: 570, band: 18 } as const;
const BANDS = ['#ea7a6c', '#f3a661', '#f8da72', '#96cc84', '#78b8e0', '#8d97d6'] as const;

function rainbow(e: Easel) {
  const { x, y, radius, band } = RAINBOW;
  for (const [i, colour] of BANDS.entries())
    e.p.edge(ellipse(x, y, radius - i * band, (radius - i * band) * 0.97, 0, 96), colour, band + 2, 0.42);
}

function sun(e: Easel, c: Sky) {
  const [x, y] = SUN;
  glow(e, x, y, 620, '#ffe9a0', 0.75);
  fill(e, star(x, y, 132, 0.74, 18), c.sun, 0.55);
  fill(e, ellipse(x, y, 88), c.sun);
  disc(e, x - 20, y - 23, 75, 75, '#ffe9a4', 0.95, 0.35);
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

/** A shower from a dark cloud: it hangs over the spine and falls on the far hills. */
function shower(e: Easel, c: Sky) {
  const r = e.random('shower');
  for (let i = 0; i < 230; i++) {
    const [x, y, long] = [880 + r() * 620, 600 + r() * 330, 26 + r() * 46];
    fill(
      e,
      taper(
        [
          [x, y],
          [x - long * 0.26, y + long],
        ],
        [0.5, 2.6],
      ),
      rgba(c.rain, 0.22 + r() * 0.4),
    );
  }
  cumulus(e, 1130, 560, 520, '#8d98cc', c.storm);
  cumulus(e, 1360, 590, 340, '#b3bce2', '#6f7ab8');
}

/** A gust that rolls up at its end. */
function gust(e: Easel, x: number, y: number, long: number) {
  const curl: readonly Knot[] = [
    [x - long / 2, y + 14],
    [x - long * 0.2, y - 20],
    [x + long * 0.2, y + 14],
    [x + long * 0.44, y - 24],
    [x + long * 0.47, y - 82],
    [x + long * 0.4, y - 100],
    [x + long * 0.35, y - 66],
    [x + long * 0.39, y - 48],
  ];
  fill(e, taper(curl, [1, 7, 10, 8, 6, 5, 3, 2]), '#ffffff', 0.66);
}

/** The storm of the back cover. */
function storm(e: Easel, c: Sky) {
  disc(e, 120, 300, 1250, 760, c.storm, 0.85, 0.15);
  for (const [x, y, w, light] of [
    [160, 150, 640, '#6d75b8'],
    [640, 110, 520, '#7f88c4'],
    [420, 330, 420, '#7780c0'],
  ] as const)
    cumulus(e, x, y, w, light, '#4a4f92');
}

function daisy(e: Easel, x: number, y: number, k: number) {
  fill(
    e,
    taper(
      [
        [x, y + 34 * k],
        [x, y],
      ],
      [2.4 * k, 1.8 * k],
    ),
    '#4f8a42',
  );
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + x;
    fill(e, ellipse(x + Math.cos(a) * 11 * k, y + Math.sin(a) * 8 * k, 7.4 * k, 4 * k, a), '#fffdf2');
  }
  fill(e, ellipse(x, y, 6 * k, 4.6 * k), '#f7c13c');
}

/** The top of a hill between rain and sun: room for the title above, for two below a rainbow. */
export const hilltop = defineStage<Sky>({
  palettes: { allWeathers },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0.55, -0.75],
    rim: '#fff2c4',
    rimAlpha: 0.55,
    rimWidth: 5,
    ambient: '#fff6de',
    ambientAlpha: 0.06,
    shadow: '#2f6a3c',
    lamps: [],
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 1000, [
        [0, c.top],
        [0.5, c.middle],
        [1, c.low],
      ]),
    );
    wash(e, 'sky', [-40, -40, 2440, 900], ['#ffffff', c.middle], {
      count: 70,
      alpha: 0.1,
      long: 520,
      tall: 60,
      slant: -0.1,
    });
    storm(e, c);
    sun(e, c);
    rainbow(e);
    shower(e, c);
    for (const [x, y, w, h] of [
      [1560, 880, 460, 110],
      [2080, 850, 520, 120],
    ] as const)
      cloud(e, x, y, w, h, '#dcebf4', '#ffffff', 0.85);
    land(
      e,
      'far',
      [
        [-60, 900],
        [500, 840],
        [1250, 930],
        [1900, 880],
        [2460, 930],
      ],
      c.far,
      c.near,
    );
    disc(e, 1800, 950, 900, 120, c.low, 0.55, 0.1);
    land(
      e,
      'hill',
      [
        [-60, 1130],
        [700, 1090],
        [1400, 1030],
        [1850, 1010],
        [2460, 1080],
      ],
      c.near,
      c.deep,
      { depth: 260 },
    );
    gust(e, 2210, 880, 250);
    grass(e, 'hill-grass', 1050, 1210, c.near, c.deep, {
      rows: 7,
      size: [20, 52],
      lit: '#d9ec9a',
      density: 0.7,
      bow: 0.2,
    });
    const r = e.random('daisies');
    for (let i = 0; i < 34; i++) daisy(e, r() * 2400, 1050 + r() * 96, 0.7 + r() * 0.5);
  },
  front(e, c) {
    glow(e, 1965, 830, 300, '#ffe6a0', 0.3);
    grass(e, 'front-grass', 1210, 1250, shade(c.deep, 0.02), shade(c.deep, 0.08), {
      rows: 2,
      size: [50, 84],
      lit: c.near,
      bow: 0.2,
    });
  },
});

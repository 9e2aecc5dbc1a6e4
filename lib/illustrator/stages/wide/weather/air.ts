import { ellipse, type Knot, rgba, smooth, star, taper } from '@/lib/illustrator/paint';
import { cover, dab, disc, type Easel, fill, glow, linear, wash } from '../../kit/easel';
import { cloud } from '../../kit/sky';
import { defineStage, type Lamp } from '../../model';
import { lightning } from './lightning';

type Air = {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly ground: string;
  readonly ambient: string;
  readonly ambientAlpha: number;
  readonly lamps: readonly Lamp[];
  readonly paint: (e: Easel) => void;
  /** What is nearer to us than the figures. */
  readonly near?: (e: Easel) => void;
};

/** A gust over the pages, with a curl at its end. */
function gust(e: Easel, x: number, y: number, long: number, colour: string, alpha: number) {
  const curl: Knot[] = [
    [x - long / 2, y + 20],
    [x - long * 0.2, y - 24],
    [x + long * 0.2, y + 16],
    [x + long * 0.44, y - 30],
    [x + long * 0.47, y - 100],
    [x + long * 0.4, y - 122],
    [x + long * 0.35, y - 78],
    [x + long * 0.39, y - 56],
  ];
  fill(e, taper(curl, [1, 9, 12, 10, 8, 6, 4, 2]), colour, alpha);
}

function bigSun(e: Easel, x: number, y: number, radius: number) {
  glow(e, x, y, radius * 4.4, '#ffe9a0', 0.7);
  fill(e, star(x, y, radius * 1.5, 0.76, 18), '#ffd56a', 0.8);
  disc(e, x, y, radius, radius, '#ffc04a', 1, 0.94);
  disc(e, x - radius * 0.2, y - radius * 0.25, radius * 0.8, radius * 0.8, '#ffe59a', 0.9, 0.3);
}

/** The storm that leaves the tummy: a whirl of cloud that widens over both pages, below the words. */
function whirl(e: Easel) {
  const r = e.random('whirl');
  for (let i = 0; i < 150; i++) {
    const u = i / 150;
    const wide = 60 + u * 330;
    const [x, y] = [600 + u * 1850, 800 + Math.sin(u * 7 + 0.6) * 60 * u + r.bell() * wide * 0.5 + u * 60];
    dab(e, 'mist', x, y, 90 + u * 240, 24 + u * 70, i % 3 ? '#8a66c8' : '#c3a2ee', {
      alpha: 0.26 + 0.12 * (1 - u),
      variant: i,
      rotate: Math.cos(u * 7 + 0.6) * 0.3,
    });
  }
  for (const [turn, half, alpha] of [
    [0, 10, 0.4],
    [0.5, 6, 0.3],
    [1, 8, 0.3],
  ] as const) {
    const way: Knot[] = Array.from({ length: 9 }, (_, i) => {
      const u = i / 8;
      return [600 + u * 1820, 800 + Math.sin(u * 7 + turn) * (30 + 190 * u) * 0.7 + u * 60];
    });
    fill(e, taper(smooth(way, false, 8), [1, half, half * 1.4, half, 1]), '#e4d2ff', alpha);
  }
}

/** Where the lightning ends: behind the blocks of the tower that the elbow has hit. */
const STRUCK = [1676, 850] as const;

function thunder(e: Easel) {
  for (const [x, y, w, h] of [
    [300, 60, 900, 210],
    [1020, 10, 800, 190],
    [1700, 40, 1000, 220],
    [2260, 120, 700, 200],
    [40, 220, 560, 150],
  ] as const)
    cloud(e, x, y, w, h, '#1d1140', '#5b3f96', 0.85);
  whirl(e);
  // Out of the tummy and into the tower.
  const [x, y] = STRUCK;
  glow(e, x, y, 330, '#ffe9a0', 0.9);
  fill(e, star(x, y, 215, 0.46, 11), '#ffdf4a', 0.85);
  fill(e, star(x, y, 160, 0.5, 11), '#fffbe4', 0.95);
  const through = [
    [770, 905],
    [900, 838],
    [1240, 880],
    [1330, 778],
    [1500, 876],
  ] as const;
  lightning(e, 'spark', { from: [560, 860], to: STRUCK, through, half: 24, arms: 2 });
  const r = e.random('rain');
  for (let i = 0; i < 260; i++) {
    const [u, v, long] = [r() * 2500, 160 + r() * 1000, 40 + r() * 70];
    fill(
      e,
      taper(
        [
          [u, v],
          [u - long * 0.3, v + long],
        ],
        [0.6, 2.6],
      ),
      rgba('#cdbcf6', 0.14 + r() * 0.24),
    );
  }
}

function fog(e: Easel) {
  glow(e, 620, 1010, 420, '#ffb060', 0.6);
  disc(e, 620, 1010, 130, 120, '#ffa850', 0.75, 0.2);
  const r = e.random('fog');
  for (let i = 0; i < 90; i++)
    dab(e, 'mist', r() * 2400, r() * 1200, 260 + r() * 300, 50 + r() * 90, i % 3 ? '#ffffff' : '#d3d5e2', {
      alpha: 0.5,
      variant: i,
    });
}

function fair(e: Easel) {
  bigSun(e, 330, 300, 120);
  for (const [x, y, w, h] of [
    [1800, 270, 1060, 330],
    [760, 620, 420, 90],
    [2260, 600, 300, 60],
    [1330, 560, 300, 60],
  ] as const)
    cloud(e, x, y, w, h, '#dcebf6', '#ffffff', 0.9);
  for (const [x, y, long] of [
    [620, 860, 620],
    [1300, 760, 300],
    [260, 1000, 320],
  ] as const)
    gust(e, x, y, long, '#ffffff', 0.5);
}

function calm(e: Easel) {
  wash(e, 'pencil', [-40, -40, 2440, 1240], ['#ffffff', '#d9d3c8'], {
    count: 110,
    alpha: 0.2,
    long: 340,
    tall: 50,
    slant: -0.5,
  });
}

/** Toy blocks that the storm carries past close before us, out of focus. */
function nearDebris(e: Easel) {
  for (const [x, y, size, turn, colour] of [
    [2330, 1120, 150, 0.5, '#c7584a'],
    [60, 1170, 120, -0.4, '#d59a48'],
  ] as const)
    e.p.in(x, y, turn, 1, 1, () => {
      const edge = size / 2;
      const face = [
        [-edge, -edge],
        [edge, -edge],
        [edge, edge],
        [-edge, edge],
      ] as const;
      e.p.fill(face, colour, { alpha: 0.95, blur: 9 });
      e.p.fill(
        face.map(([u, v]) => [u * 0.72, v * 0.72] as const),
        '#f2e3cf',
        { alpha: 0.8, blur: 9 },
      );
    });
}

const AIRS = {
  fog: {
    top: '#e6e5ee',
    middle: '#d6d7e3',
    low: '#efe8e6',
    ground: '#e3dfe4',
    ambient: '#ffffff',
    ambientAlpha: 0.05,
    lamps: [],
    paint: fog,
  },
  fair: {
    top: '#6cbdea',
    middle: '#b4e1f3',
    low: '#fff0c4',
    ground: '#f4e4b6',
    ambient: '#fff4dc',
    ambientAlpha: 0.08,
    lamps: [],
    paint: fair,
  },
  thunder: {
    top: '#180d38',
    middle: '#3a2172',
    low: '#7e4fae',
    ground: '#2a1858',
    ambient: '#b9a2e8',
    ambientAlpha: 0.3,
    // The flash.
    lamps: [{ x: 1120, y: 800, reach: 1000, colour: '#ffe7b0', power: 0.7 }],
    paint: thunder,
    near: nearDebris,
  },
  paper: {
    top: '#f1ede4',
    middle: '#e9e4da',
    low: '#ded8cc',
    ground: '#cfc9bd',
    ambient: '#ffffff',
    ambientAlpha: 0.05,
    lamps: [],
    paint: calm,
  },
} as const satisfies Readonly<Record<string, Air>>;

/** Nothing but weather on both pages, and a ground to stand on. */
export const airWide = defineStage<Air>({
  palettes: AIRS,
  slots: {},
  span: [0, 2400],
  light: ({ ambient, ambientAlpha, top, lamps }) => ({
    direction: [-0.5, -0.8],
    rim: '#fff3d0',
    rimAlpha: 0.6,
    rimWidth: 4,
    ambient,
    ambientAlpha,
    shadow: ambientAlpha > 0.2 ? top : '#5a5468',
    lamps,
  }),
  back(e, { top, middle, low, ground, paint }) {
    cover(
      e,
      linear(e, 0, 0, 0, 1080, [
        [0, top],
        [0.6, middle],
        [1, low],
      ]),
    );
    wash(e, 'air', [-40, -40, 2440, 1100], [top, low], { count: 90, alpha: 0.1, long: 420, tall: 80, slant: -0.1 });
    paint(e);
    disc(e, 1200, 1330, 1900, 330, ground, 0.9, 0.3);
    for (const [x, w] of [
      [500, 620],
      [1850, 640],
    ] as const)
      fill(e, ellipse(x, 1170, w, 20), ground, 0.25);
  },
  front(e, { near }) {
    near?.(e);
  },
});

import { ellipse, mix, rgba, shade, tint } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, glow } from '../kit/easel';
import { hazeBand, land, pool, stone } from '../kit/ground';
import { points } from '../kit/outline';
import { sky, stars } from '../kit/sky';
import { defineStage, type StageLight } from '../model';
import { comet, nebula, twinkle } from './kit-cosmos';
import { earth, lander, rover, starFlag } from './kit-moon';
import { crater, globe } from './kit-planets';

type Lunar = {
  sky: readonly [string, string, string];
  dust: readonly [string, string, string];
  dustAlpha: number;
  star: string;
  ground: readonly [far: string, middle: string, near: string];
  dark: string;
  veiled: number;
  lit: boolean;
  light: StageLight;
};

const night: Lunar = {
  sky: ['#0a0f34', '#1d2160', '#4a3f88'],
  dust: ['#4a50b8', '#9a5cae', '#f0a8b8'],
  dustAlpha: 0.15,
  star: '#fff3cf',
  ground: ['#9a96c4', '#77749f', '#4a4878'],
  dark: '#11123c',
  veiled: 0.1,
  lit: true,
  light: {
    direction: [-0.55, -0.75],
    rim: '#cfe4ff',
    rimAlpha: 0.75,
    rimWidth: 5,
    ambient: '#a8a4e4',
    ambientAlpha: 0.44,
    shadow: '#11123c',
    lamps: [{ x: 960, y: 700, reach: 560, colour: '#ffc078', power: 0.45 }],
  },
};

const day: Lunar = {
  sky: ['#6f8ee0', '#a8b0f2', '#ead2f0'],
  dust: ['#ffffff', '#ffd8ea', '#fff2d0'],
  dustAlpha: 0.24,
  star: '#fffbe8',
  ground: ['#f6ecf0', '#dcd4e6', '#b0a8cc'],
  dark: '#5a5698',
  veiled: 0.06,
  lit: false,
  light: {
    direction: [-0.55, -0.75],
    rim: '#fffbe8',
    rimAlpha: 0.6,
    rimWidth: 4.5,
    ambient: '#ece8fa',
    ambientAlpha: 0.22,
    shadow: '#5a5698',
    lamps: [],
  },
};

/** On the moon, with the earth in the sky; the stars right of the earth are calm above y 240, for text. */
export const moonSurface = defineStage<Lunar>({
  palettes: { night, day },
  slots: {
    left: { x: 330, y: 1085, scale: 1.6 },
    middle: { x: 590, y: 1105, scale: 1.75 },
    right: { x: 872, y: 1085, scale: 1.6 },
    far: { x: 640, y: 880, scale: 0.8 },
    air: { x: 860, y: 440, scale: 1.2, afloat: true, depth: 1500 },
    // Leaping: high above the ground, as one does here.
    leap: { x: 590, y: 930, scale: 1.6, afloat: true, depth: 1105 },
    // Sitting on the rim of the near crater.
    crater: { x: 240, y: 982, scale: 1.3 },
  },
  light: (c) => c.light,
  back(e, c) {
    const tone = (colour: string) => mix(colour, c.sky[1], c.veiled);
    sky(e, 0, 760, [
      [0, c.sky[0]],
      [0.55, c.sky[1]],
      [1, c.sky[2]],
    ]);
    nebula(
      e,
      'dust',
      [
        [420, 640, 180],
        [600, 560, 190],
        [790, 470, 190],
        [980, 400, 180],
        [1160, 340, 170],
      ],
      c.dust,
      c.dustAlpha,
    );
    stars(e, 0, 720, 170, c.star, 0.85);
    for (const [x, y, s] of [
      [470, 120, 12],
      [640, 260, 14],
      [900, 90, 13],
      [1120, 210, 15],
      [80, 460, 12],
      [560, 470, 10],
    ] as const)
      twinkle(e, x, y, s, c.star);
    comet(e, 700, 150, 220, -0.3, c.star);
    earth(e, 270, 250, 158, tone, rgba(c.dark, 0.8));
    globe(e, 'far', 1090, 420, 40, tone('#f0a888'), {
      bands: ['#f6c49c', '#e08a78'].map(tone),
      air: c.star,
      dark: c.dark,
      light: [-0.6, -0.6],
    });
    hills(e, c);
    plain(e, c);
    lander(e, 1000, 880, 0.8, tone, c.lit, c.dark);
    starFlag(e, 800, 872, 150, tone, c.dark);
    rover(e, 400, 896, 0.8, tone, c.dark);
    footprints(e, c);
    crater(e, 190, 1010, 170, mix(c.ground[1], c.ground[2], 0.2), 0.3);
    crater(e, 1060, 1030, 90, c.ground[1], 0.32);
    stone(e, 's1', 60, 930, 60, 38, c.ground[1], { lit: c.star });
    stone(e, 's2', 1160, 956, 52, 32, c.ground[1], { lit: c.star });
    pool(e, 600, 1060, 440, c.lit ? '#bcd8ff' : '#fff6dc', 0.4);
  },
  front(e, c) {
    const near = c.ground[2];
    land(
      e,
      'near',
      points([-60, 1140, 120, 1150, 300, 1194, 480, 1222, 760, 1222, 940, 1192, 1110, 1156, 1260, 1140]),
      mix(c.ground[1], near, 0.6),
      shade(near, 0.08),
      { depth: 100, marks: 24 },
    );
    stone(e, 'n1', 110, 1170, 84, 50, near, { lit: c.ground[0] });
    stone(e, 'n2', 1130, 1180, 100, 60, near, { lit: c.ground[0] });
    stone(e, 'n3', 1010, 1206, 44, 26, near, { lit: c.ground[0] });
    hare(e, c);
    hazeBand(e, 1200, 1060, c.dark, 0.4, 0, 'multiply');
  },
});

/** Far rounded mountains of the moon, lit from the side of the earth. */
function hills(e: Easel, c: Lunar) {
  land(
    e,
    'far',
    points([-60, 690, 120, 620, 280, 670, 470, 690, 640, 640, 800, 690, 980, 610, 1120, 660, 1260, 620]),
    mix(c.ground[0], c.sky[2], 0.5),
    mix(c.ground[1], c.sky[2], 0.5),
    { depth: 120, marks: 40 },
  );
  land(
    e,
    'mid',
    points([-60, 740, 200, 716, 420, 752, 700, 730, 940, 752, 1260, 706]),
    mix(c.ground[0], c.sky[2], 0.22),
    c.ground[1],
    { depth: 140, marks: 50 },
  );
  for (const [x, y, r] of [
    [150, 752, 30],
    [330, 770, 20],
    [620, 768, 34],
    [880, 770, 22],
    [1120, 742, 30],
  ] as const)
    crater(e, x, y, r, mix(c.ground[0], c.ground[1], 0.4), 0.28);
}

function plain(e: Easel, c: Lunar) {
  const shape = land(
    e,
    'plain',
    points([-60, 806, 260, 790, 600, 800, 940, 786, 1260, 804]),
    c.ground[0],
    c.ground[2],
    { depth: 420, marks: 110 },
  );
  clipTo(e, shape, () => {
    const r = e.random('plain');
    for (const [x, y, s] of [
      [560, 836, 34],
      [730, 850, 24],
      [300, 850, 40],
      [900, 950, 36],
      [470, 960, 22],
      [760, 1120, 60],
      [420, 1150, 46],
      [1130, 870, 30],
    ] as const)
      crater(e, x, y, s, mix(c.ground[0], c.ground[2], (y - 800) / 420), 0.3);
    for (let i = 0; i < 60; i++) {
      const y = 820 + r() * 360;
      const s = 1.5 + ((y - 800) / 380) * 4 * r();
      const base = mix(c.ground[0], c.ground[2], (y - 800) / 420);
      fill(e, ellipse(r() * 1200, y, s * 1.4, s, 0, 10), i % 2 ? tint(base, 0.08) : shade(base, 0.1), 0.85);
    }
    for (let i = 0; i < 22; i++)
      dab(e, 'soft', r() * 1200, 830 + r() * 340, 120, 16, tint(c.ground[0], 0.05), { alpha: 0.25, variant: i });
  });
}

/** A line of small footprints from the lander. */
function footprints(e: Easel, c: Lunar) {
  for (let i = 0; i < 11; i++) {
    const u = i / 10;
    const [x, y] = [950 - u * 300, 900 + u ** 1.3 * 150];
    const s = 6 + u * 8;
    fill(
      e,
      ellipse(x, y + (i % 2 ? s * 0.5 : -s * 0.5), s, s * 0.44, -0.4, 16),
      shade(mix(c.ground[0], c.ground[2], u * 0.6), 0.1),
      0.8,
    );
  }
}

/** The moon hare of the tales peeps out behind a stone. */
function hare(e: Easel, c: Lunar) {
  const fur = mix('#fbf4ee', c.sky[1], c.veiled + 0.06);
  const [x, y] = [1130, 1128];
  glow(e, x, y - 20, 90, c.star, 0.2);
  for (const [u, lean] of [
    [-14, -8],
    [12, 10],
  ] as const) {
    e.p.line(points([x + u, y - 26, x + u + lean, y - 86]), 20, fur, 1, [0.9, 1, 0.5]);
    e.p.line(points([x + u, y - 30, x + u + lean, y - 78]), 8, mix('#f4b8c4', c.sky[1], c.veiled), 1, [0.6, 1, 0.4]);
  }
  e.p.form(ellipse(x, y - 10, 36, 31), fur, { depth: 9 });
  for (const u of [-13, 13]) fill(e, ellipse(x + u, y - 12, 4, 5), '#2f2a44');
  for (const u of [-22, 22]) e.p.soft(x + u, y, 9, 6, '#f4a0b0', 0.6);
  fill(e, ellipse(x, y - 2, 4, 3), '#d87a8c');
}

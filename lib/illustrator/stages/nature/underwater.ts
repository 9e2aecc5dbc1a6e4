import { ellipse, type Knot, mix, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight } from '../kit/daylight';
import { blend, cover, dab, type Easel, fill, glow, linear, radial } from '../kit/easel';
import { hazeBand, land, stone } from '../kit/ground';
import { points } from '../kit/outline';
import { beams, mist } from '../kit/sky';
import { swarm } from '../kit/sparks';
import { defineStage } from '../model';
import { brainCoral, bubble, caustics, fingers, jellyfish, kelp, reefFish, seaFan, shoal, staghorn } from './kit/reef';
import { fanShell, starfish } from './kit/shore';

type Deep = { d: Daylight; top: string; upper: string; lower: string; floor: string; beam: string; glowing: boolean };

const { day, night } = daylight('day', 'night');
const bright: Deep = {
  d: day,
  top: '#d9f6e6',
  upper: '#58c4cc',
  lower: '#1c72a4',
  floor: '#174f86',
  beam: '#f2ffe6',
  glowing: false,
};

/** The air of the place is water: far things take its colour. */
const through = (c: Deep, colour: string, depth: number) => mix(c.d.tone(colour), c.lower, depth);

/** A coral reef under shafts of light; all actors float, and the bright top third is calm, for text. */
export const underwater = defineStage<Deep>({
  palettes: {
    day: bright,
    deep: {
      d: day,
      top: '#4f9ac4',
      upper: '#2468a4',
      lower: '#153f80',
      floor: '#0f2c62',
      beam: '#bfe6ff',
      glowing: true,
    },
    night: {
      d: night,
      top: '#2c5c96',
      upper: '#18407c',
      lower: '#0e2658',
      floor: '#0a1a44',
      beam: '#b4d4ff',
      glowing: true,
    },
  },
  float: 1,
  slots: {
    // In the order of their depth: nobody floats before the hero's face unless nearer.
    left: { x: 310, y: 860, scale: 1.5, afloat: true, depth: 860 },
    middle: { x: 600, y: 930, scale: 1.7, afloat: true, depth: 930 },
    right: { x: 910, y: 850, scale: 1.5, afloat: true, depth: 850 },
    far: { x: 800, y: 560, scale: 0.75, afloat: true, depth: 560 },
    air: { x: 880, y: 420, scale: 1.1, afloat: true, depth: 1500 },
    // On the sand: a chest, a crab, a shell.
    bottom: { x: 470, y: 1125, scale: 1.3, depth: 1125 },
  },
  light: (c) => ({
    direction: [-0.3, -0.95],
    rim: c.beam,
    rimAlpha: 0.6,
    rimWidth: 5,
    ambient: mix(c.upper, '#ffe6e0', 0.56),
    ambientAlpha: 0.42,
    shadow: c.floor,
    lamps: [],
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 1150, [
        [0, c.top],
        [0.26, c.upper],
        [0.68, c.lower],
        [1, c.floor],
      ]),
    );
    surface(e, c);
    farReef(e, c);
    beams(
      e,
      [420, -120],
      [
        [120, 200, 0.3],
        [330, 150, 0.34],
        [520, 260, 0.42],
        [790, 170, 0.3],
        [1010, 220, 0.22],
      ],
      1050,
      c.beam,
    );
    shoal(e, 'shoalFar', 900, 330, 150, 70, 34, 13, through(c, '#3f86b0', 0.35), -1);
    shoal(e, 'shoalLeft', 200, 470, 110, 44, 16, 10, through(c, '#3f86b0', 0.45), 1);
    turtle(e, through(c, '#5f9a80', 0.55), 1010, 520);
    jellyfish(e, 120, 330, 40, mix(c.upper, '#f6c8e0', 0.55));
    jellyfish(e, 206, 236, 24, mix(c.upper, '#f6c8e0', 0.4));
    midReef(e, c);
    floor(e, c);
    for (const [x, y, s] of [
      [420, 700, 9],
      [436, 660, 6],
      [428, 620, 11],
      [450, 560, 5],
      [740, 300, 8],
      [756, 262, 12],
      [744, 210, 6],
      [1060, 760, 10],
      [1078, 700, 7],
    ] as const)
      bubble(e, x, y, s, mix(c.beam, c.upper, 0.2));
    reefFish(e, c.d, 196, 706, 34, '#f2a03c', '#fff2dc');
    reefFish(e, c.d, 128, 764, 24, '#f2a03c', '#fff2dc');
    reefFish(e, c.d, 1072, 640, 28, '#f4d04e', '#4a5a8c', -1);
    reefFish(e, c.d, 1010, 690, 20, '#f4d04e', '#4a5a8c', -1);
    if (c.glowing) swarm(e, 'plankton', 46, 2.4, (r) => [r() * 1200, 380 + r() * 720], { colour: '#8ff0e4' });
  },
  front(e, c) {
    const near = (colour: string) => mix(c.d.tone(colour), c.floor, 0.08);
    kelp(e, 'k1', 30, 1230, 860, near('#3f8a6a'), near('#6fb07c'));
    kelp(e, 'k2', 110, 1230, 600, near('#357a66'), near('#5fa078'), -1);
    kelp(e, 'k3', 1176, 1230, 780, near('#3f8a6a'), near('#6fb07c'), -1);
    kelp(e, 'k4', 1100, 1230, 460, near('#357a66'), near('#5fa078'));
    staghorn(e, 'n1', 210, 1214, 190, near('#f0705f'));
    fingers(e, 'n2', 330, 1212, 66, near('#b878c8'), near('#f2c4e8'));
    brainCoral(e, 'n3', 1010, 1214, 84, near('#e8a04c'));
    seaFan(e, 'n4', 908, 1212, 130, near('#c860a0'));
    bubble(e, 250, 960, 15, c.beam);
    bubble(e, 274, 910, 9, c.beam);
    bubble(e, 960, 1000, 12, c.beam);
    hazeBand(e, 1200, 980, c.floor, 0.4, 0, 'multiply');
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 600, 560, 950, [
          [0, '#ffffff'],
          [0.62, '#f4f8fc'],
          [1, mix(c.upper, '#ffffff', 0.35)],
        ]),
      ),
    );
  },
});

/** The underside of the waves, with the sun dancing in it. */
function surface(e: Easel, c: Deep) {
  const r = e.random('surface');
  glow(e, 440, -30, 620, c.beam, 0.8);
  for (let i = 0; i < 34; i++) {
    const y = r() ** 1.6 * 120;
    dab(e, 'dry', r() * 1240 - 20, y, 60 + r() * 120, 4 + r() * 8, i % 3 ? c.beam : c.upper, {
      alpha: 0.28,
      rotate: r.bell() * 0.1,
      variant: i,
    });
  }
}

function farReef(e: Easel, c: Deep) {
  const hill = (name: string, line: readonly Knot[], depth: number) =>
    land(e, name, line, through(c, '#3f7f9a', depth), through(c, '#24608c', depth), { depth: 220, marks: 14 });
  hill('r1', points([-60, 660, 120, 600, 300, 690, 520, 740, 760, 720, 900, 620, 1040, 580, 1260, 650]), 0.62);
  for (let i = 0; i < 9; i++) {
    const x = [40, 110, 190, 870, 930, 1000, 1060, 1130, 1190][i] ?? 0;
    if (i % 3 === 2) seaFan(e, `f${i}`, x, 660, 80, through(c, '#7a7fb0', 0.5));
    else staghorn(e, `f${i}`, x, 664, 90 + (i % 4) * 18, through(c, i % 2 ? '#8a7fb4' : '#5f9ab0', 0.55));
  }
  mist(e, 690, 130, c.upper, 0.3, 8);
  hill('r2', points([-60, 800, 160, 770, 380, 830, 620, 850, 860, 820, 1040, 740, 1260, 760]), 0.36);
}

/** The middle ground: corals to both sides, an open lane between them. */
function midReef(e: Easel, c: Deep) {
  const k = (colour: string) => through(c, colour, 0.18);
  for (const [i, x] of [20, 96, 1120, 1190].entries())
    kelp(e, `m${i}`, x, 980, 420 + i * 50, k('#3f8a78'), k('#6ab08a'), i % 2 ? -1 : 1);
  seaFan(e, 'm1', 170, 950, 190, k('#b868a8'));
  staghorn(e, 'm2', 290, 960, 160, k('#f2a05c'));
  fingers(e, 'm3', 380, 966, 70, k('#58b0a0'), k('#c8f0dc'));
  staghorn(e, 'm4', 1020, 950, 210, k('#ee6a6a'));
  brainCoral(e, 'm5', 900, 966, 70, k('#d8c06a'));
  fingers(e, 'm6', 1120, 970, 90, k('#9a78c8'), k('#e4d0f8'));
  seaFan(e, 'm7', 810, 964, 96, k('#e8806a'));
}

/** The sandy bottom: ripples, caustics, a jar that rolled from an old ship, small life. */
function floor(e: Easel, c: Deep) {
  const sand = mix(c.d.tone('#f0d8a4'), c.upper, 0.12);
  land(
    e,
    'sand',
    points([-60, 970, 200, 956, 480, 984, 760, 968, 1000, 952, 1260, 972]),
    mix(sand, c.lower, 0.3),
    mix(sand, c.floor, 0.34),
    { depth: 260, marks: 40 },
  );
  const r = e.random('ripple');
  for (let i = 0; i < 30; i++) {
    const y = 1000 + r() * 180;
    const x = r() * 1200;
    e.p.line(
      [
        [x - 70, y],
        [x - 20, y - 6],
        [x + 30, y + 4],
        [x + 80, y - 3],
      ],
      4,
      i % 2 ? shade(sand, 0.12) : tint(sand, 0.04),
      0.4,
    );
  }
  caustics(e, 'net', 990, 1180, c.beam, c.glowing ? 0.16 : 0.34);
  stone(e, 's1', 60, 1010, 90, 54, through(c, '#7f8ca0', 0.25), { lit: c.beam, moss: through(c, '#6fa078', 0.2) });
  stone(e, 's2', 1150, 1020, 80, 46, through(c, '#7f8ca0', 0.25), { lit: c.beam, moss: through(c, '#6fa078', 0.2) });
  stone(e, 's3', 700, 1010, 40, 20, through(c, '#8a94a8', 0.2), { lit: c.beam });
  jar(e, c, 770, 1068);
  starfish(e, c.d, 590, 1120, 26, 0.3);
  fanShell(e, c.d, 420, 1074, 18, -0.2);
  fingers(e, 'a1', 300, 1060, 44, through(c, '#f08a9a', 0.12), through(c, '#ffe0d8', 0.05));
  fingers(e, 'a2', 980, 1080, 52, through(c, '#f0b04c', 0.12), through(c, '#fff0c0', 0.05));
  staghorn(e, 'b1', 900, 1056, 84, through(c, '#b07ad0', 0.14));
}

function jar(e: Easel, c: Deep, x: number, y: number) {
  const clay = through(c, '#c27f58', 0.16);
  e.p.soft(x + 6, y + 28, 92, 16, c.floor, 0.55);
  e.p.in(x, y, 1.25, 1, 1, () => {
    e.p.line(points([-14, -66, -40, -50, -30, -22]), 8, shade(clay, 0.06), 1, [1, 1]);
    e.p.form(
      smooth(
        [
          [-16, -86, 1],
          [16, -86, 1],
          [13, -64],
          [36, -30],
          [32, 24],
          [8, 66],
          [-8, 66],
          [-32, 24],
          [-36, -30],
          [-13, -64],
        ],
        true,
        7,
      ),
      clay,
      { depth: 14 },
    );
    fill(e, ellipse(0, -86, 17, 6), shade(clay, 0.2));
    for (const v of [-28, -12, 16])
      e.p.line(
        [
          [-34, v],
          [0, v + 7],
          [34, v],
        ],
        3.4,
        shade(clay, 0.1),
        0.8,
      );
  });
}

/** A far turtle as a soft shape. */
function turtle(e: Easel, colour: string, x: number, y: number) {
  e.p.in(x, y, -0.25, -1, 1, () => {
    for (const f of [
      points([20, 0, 44, 26, 64, 30]),
      points([-20, 4, -40, 20, -52, 22]),
      points([16, -12, 34, -30, 46, -32]),
    ] as const)
      fill(e, taper(f, [8, 7, 2]), shade(colour, 0.02));
    fill(e, ellipse(46, -8, 13, 10), colour);
    fill(e, smooth(points([-44, 6, -20, -20, 14, -22, 40, 2, 10, 14, -24, 14]), true, 6), tint(colour, 0.02));
    for (const [u, v] of [
      [-18, -6],
      [2, -10],
      [20, -6],
      [-6, 6],
      [14, 6],
    ] as const)
      fill(e, ellipse(u, v, 8, 5), shade(colour, 0.05), 0.7);
  });
}

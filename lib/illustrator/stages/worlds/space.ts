import { ellipse, mix, rgba, shade, tint } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, glow, linear } from '../kit/easel';
import { mushroom } from '../kit/fungi';
import { hazeBand, land } from '../kit/ground';
import { curve, outline, points } from '../kit/outline';
import { sky, stars } from '../kit/sky';
import { defineStage, type StageLight } from '../model';
import { comet, nebula, twinkle } from './kit-cosmos';
import { asteroid, globe, ringHalf, rocketTrail } from './kit-planets';

type Cosmos = {
  sky: readonly [string, string, string, string];
  dust: readonly [string, string, string];
  dustAlpha: number;
  star: string;
  dark: string;
  air: string;
  /** How much the planets take of the colour of the dark. */
  veiled: number;
  soil: readonly [string, string];
  light: StageLight;
};

const LIT = [-0.6, -0.66] as const;

const night: Cosmos = {
  sky: ['#0b1038', '#241f64', '#4b2f7c', '#9c5488'],
  dust: ['#5a4cc4', '#c85a9c', '#ffb48c'],
  dustAlpha: 0.2,
  star: '#fff3cf',
  dark: '#0c0a30',
  air: '#8fc4ff',
  veiled: 0.08,
  soil: ['#4fa6a8', '#1f3f78'],
  light: {
    direction: [LIT[0], LIT[1]],
    rim: '#ffd9c4',
    rimAlpha: 0.75,
    rimWidth: 5,
    ambient: '#a99ae6',
    ambientAlpha: 0.42,
    shadow: '#0c0a30',
    lamps: [],
  },
};

const day: Cosmos = {
  sky: ['#7fb2ee', '#b2b8f6', '#e6c4ee', '#ffdccb'],
  dust: ['#ffffff', '#ffd0e6', '#fff0c8'],
  dustAlpha: 0.26,
  star: '#fffbe6',
  dark: '#6f6ac0',
  air: '#ffffff',
  veiled: 0.2,
  soil: ['#a4e0c8', '#6fa8d8'],
  light: {
    direction: [LIT[0], LIT[1]],
    rim: '#fffbe8',
    rimAlpha: 0.6,
    rimWidth: 4.5,
    ambient: '#eee8fc',
    ambientAlpha: 0.22,
    shadow: '#5a58a8',
    lamps: [],
  },
};

/** Among friendly planets; everything floats. The sky above y 250 is calm but for a comet, for text. */
export const space = defineStage<Cosmos>({
  palettes: { night, day },
  float: 1,
  slots: {
    // In the order of their depth: nobody floats before the hero's face unless nearer.
    left: { x: 290, y: 900, scale: 1.45, afloat: true, depth: 900 },
    middle: { x: 590, y: 930, scale: 1.65, afloat: true, depth: 930 },
    right: { x: 890, y: 910, scale: 1.45, afloat: true, depth: 895 },
    far: { x: 780, y: 720, scale: 0.75, afloat: true, depth: 720 },
    air: { x: 880, y: 560, scale: 1.2, afloat: true, depth: 1500 },
    // Standing on the small world at the bottom of the page.
    ground: { x: 330, y: 1130, scale: 1.2 },
    // Riding or sitting on the drifting rock.
    rock: { x: 1052, y: 840, scale: 1.1, afloat: true, depth: 980 },
  },
  light: (c) => c.light,
  back(e, c) {
    const tone = (colour: string) => mix(colour, c.sky[1], c.veiled);
    sky(e, 0, 1180, [
      [0, c.sky[0]],
      [0.36, c.sky[1]],
      [0.7, c.sky[2]],
      [1, c.sky[3]],
    ]);
    nebula(
      e,
      'dust',
      [
        [40, 900, 230],
        [210, 760, 220],
        [400, 640, 210],
        [600, 540, 220],
        [800, 430, 220],
        [1000, 330, 210],
        [1180, 250, 200],
      ],
      c.dust,
      c.dustAlpha,
    );
    stars(e, 0, 1150, 190, c.star, 0.85);
    bear(e, c);
    for (const [x, y, s] of [
      [92, 330, 15],
      [470, 96, 11],
      [706, 190, 14],
      [1120, 96, 13],
      [1090, 610, 16],
      [60, 640, 12],
      [250, 520, 10],
      [930, 700, 11],
    ] as const)
      twinkle(e, x, y, s, c.star);
    comet(e, 560, 150, 330, -0.26, c.star);
    ringed(e, c, tone);
    globe(e, 'mint', 140, 190, 92, tone('#6fc4b0'), {
      bands: ['#8fdcc0', '#5aa8b0', '#b8ecc8', '#4f98a8'].map(tone),
      air: c.air,
      dark: c.dark,
      light: LIT,
    });
    globe(e, 'moonlet', 262, 286, 24, tone('#f4dfc0'), { craters: 5, air: c.air, dark: c.dark, light: LIT });
    sleeper(e, c, tone);
    rocketTrail(
      e,
      curve([-40, 880, 110, 770, 160, 620, 240, 500, 330, 440]).map(([x, y]) => [x, y] as const),
      92,
      mix(c.star, c.sky[3], 0.3),
      '#fff4e6',
      '#e8584c',
    );
    for (const [x, y, r] of [
      [1052, 900, 108],
      [1130, 770, 40],
      [1170, 960, 26],
      [900, 800, 20],
      [70, 960, 30],
    ] as const)
      asteroid(e, `rock${x}`, x, y, r, tone('#9a84a8'), mix('#ffe2c8', c.air, 0.3));
    smallWorld(e, c, tone);
  },
  front(e, c) {
    for (const [x, y, s] of [
      [60, 1040, 34],
      [1150, 1090, 40],
    ] as const)
      asteroid(e, `near${x}`, x, y, s, mix('#6f5a88', c.sky[1], c.veiled + 0.1), c.air);
    hazeBand(e, 1200, 1060, c.dark, 0.4, 0, 'multiply');
    hazeBand(e, 0, 220, c.sky[0], 0.4, 0);
  },
});

/** The great planet with its ring. */
function ringed(e: Easel, c: Cosmos, tone: (colour: string) => string) {
  const ring = [tone('#ffd9a0'), tone('#f2a88c'), tone('#c98ac0')] as const;
  const [x, y, r, tilt] = [985, 290, 150, -0.32] as const;
  ringHalf(e, x, y, r, tilt, false, ring);
  globe(e, 'great', x, y, r, tone('#f0a070'), {
    bands: ['#f7c489', '#e8845f', '#fbd8a0', '#d9709a', '#f2a272', '#f9ce94'].map(tone),
    air: c.air,
    dark: c.dark,
    light: LIT,
    tilt,
  });
  ringHalf(e, x, y, r, tilt, true, ring);
}

/** A little planet that sleeps: closed eyes, a smile, a nightcap. */
function sleeper(e: Easel, c: Cosmos, tone: (colour: string) => string) {
  const [x, y, r] = [1088, 560, 54] as const;
  globe(e, 'sleeper', x, y, r, tone('#f6cfd8'), { craters: 3, air: c.air, dark: c.dark, light: LIT });
  const ink = shade(tone('#8a4a6c'), 0.04);
  for (const s of [-1, 1]) {
    e.p.line(curve([x + s * 21 - 9, y - 4, x + s * 21, y + 3, x + s * 21 + 9, y - 4]), 4, ink);
    e.p.soft(x + s * 29, y + 13, 12, 8, '#f07f96', 0.7);
  }
  e.p.line(curve([x - 8, y + 15, x, y + 21, x + 8, y + 15]), 3.6, ink);
  const cap = tone('#5f7fd0');
  e.p.form(
    outline([x - 42, y - 32, x - 6, y - 76, x + 46, y - 84, x + 74, y - 44, x + 46, y - 58, x + 40, y - 32, x, y - 44]),
    cap,
    { depth: 9 },
  );
  e.p.form(
    outline([x - 48, y - 30, x, y - 48, x + 46, y - 30, x + 42, y - 19, x, y - 35, x - 42, y - 18]),
    tone('#fff0dc'),
    { depth: 4 },
  );
  fill(e, ellipse(x + 76, y - 40, 10), tone('#fff0dc'));
}

/** A bear drawn by stars. */
function bear(e: Easel, c: Cosmos) {
  const at = points([
    392, 300, 430, 262, 486, 268, 540, 296, 604, 290, 622, 340, 600, 392, 520, 384, 500, 420, 452, 372, 414, 352,
  ]);
  const line = [...at, at[0] ?? [0, 0]];
  e.c.save();
  e.c.strokeStyle = rgba(c.star, 0.3);
  e.c.lineWidth = 1.8;
  e.c.setLineDash([5, 7]);
  e.c.beginPath();
  for (const [x, y] of line) e.c.lineTo(x, y);
  e.c.stroke();
  e.c.restore();
  at.forEach(([x, y], i) => {
    glow(e, x, y, 14, c.star, 0.5);
    fill(e, ellipse(x, y, i % 3 ? 2.6 : 4, i % 3 ? 2.6 : 4, 0, 12), c.star);
  });
}

/** The top of a small world with crystals, shining mushrooms and craters. */
function smallWorld(e: Easel, c: Cosmos, tone: (colour: string) => string) {
  const [far, near] = c.soil;
  glow(e, 600, 1240, 760, c.air, 0.3, 0.34);
  const hill = land(
    e,
    'world',
    points([-60, 1200, 120, 1136, 340, 1092, 600, 1078, 860, 1096, 1080, 1140, 1260, 1200]),
    far,
    near,
    { depth: 160, marks: 50 },
  );
  clipTo(e, hill, () => {
    for (const [x, y, r] of [
      [500, 1140, 46],
      [760, 1128, 30],
      [930, 1170, 52],
      [160, 1180, 40],
    ] as const) {
      fill(e, ellipse(x, y + 4, r * 1.1, r * 0.34), tint(far, 0.08), 0.8);
      fill(e, ellipse(x, y, r, r * 0.3), shade(mix(far, near, 0.6), 0.08));
      dab(e, 'dry', x, y + r * 0.12, r * 0.7, r * 0.1, far, { alpha: 0.6 });
    }
  });
  for (const [x, y, h, lean, colour] of [
    [96, 1160, 118, -16, '#f2a0d0'],
    [136, 1158, 84, 14, '#a8c8ff'],
    [66, 1172, 70, -22, '#ffd08a'],
    [1084, 1158, 92, 12, '#9fe8e0'],
    [1050, 1152, 60, -10, '#f2a0d0'],
  ] as const)
    crystal(e, x, y, h, lean, tone(colour), c.air);
  for (const [x, y, s] of [
    [220, 1130, 44],
    [256, 1128, 28],
    [1000, 1134, 36],
  ] as const)
    mushroom(e, x, y, s, { colour: tone('#e8709a'), light: '#ffe0b0', power: 0.6 });
}

function crystal(e: Easel, x: number, y: number, h: number, lean: number, colour: string, air: string) {
  const w = h * 0.2;
  glow(e, x + lean * 0.5, y - h * 0.5, h * 0.8, colour, 0.3);
  const [tx, ty] = [x + lean, y - h];
  fill(
    e,
    points([x - w, y, tx - w, ty + w * 1.4, tx, ty, tx + w, ty + w * 1.5, x + w, y]),
    linear(e, 0, ty, 0, y, [
      [0, mix(tint(colour, 0.08), air, 0.3)],
      [1, shade(colour, 0.08)],
    ]),
  );
  fill(
    e,
    points([x - w, y, tx - w, ty + w * 1.4, tx, ty, tx - w * 0.1, ty + w * 1.9, x - w * 0.1, y]),
    tint(colour, 0.1),
    0.6,
  );
  fill(
    e,
    points([tx + w, ty + w * 1.5, tx + w * 0.5, ty + w * 1.8, x + w * 0.5, y, x + w, y]),
    shade(colour, 0.1),
    0.5,
  );
}

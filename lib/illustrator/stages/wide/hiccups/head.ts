import { ellipse, type Polygon } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { GREEN, INK } from './colours';

export type HeadLook = {
  /** How far the jaw has dropped, 0 to 1. */
  readonly open?: number;
  readonly smile?: boolean;
  /** How much air is in the cheek, 0 to 1. */
  readonly cheek?: number;
  readonly eye?: 'open' | 'shut' | 'glad' | 'wide';
  /** Where it looks, -1 to 1 both ways. */
  readonly look?: readonly [x: number, y: number];
  readonly brow?: 'calm' | 'worried' | 'high';
  readonly tear?: boolean;
  /** Whether the cheek is red; it is unless told otherwise. */
  readonly blush?: boolean;
};

const UPPER = blob(
  '-250,90 -310,-60 -250,-230 -90,-320 60,-300 150,-200 240,-130 360,-140 470,-176 556,-130 574,-20 520,56 400,70 120,84 -60,110',
  8,
);
const JAW = blob('-250,70 -80,90 140,84 430,72 486,104 450,168 300,206 60,224 -140,214 -250,160', 8);
const HINGE = [-150, 90] as const;

function horns(e: Easel) {
  for (const [points, colour] of [
    ['-70,-250 -150,-380 -300,-440', GREEN.hornShade],
    ['-130,-240 -230,-350 -390,-380', GREEN.horn],
  ] as const)
    fill(e, stroke(points, 52, 36, 6), colour);
  fill(e, blob('-230,-60 -420,-130! -370,-40 -450,20! -350,50 -390,130! -220,100', 5), GREEN.wing);
  for (const to of ['-390,-110', '-410,18', '-370,112']) fill(e, stroke(`-240,10 ${to}`, 10, 5), GREEN.bone);
}

function shaded(e: Easel, shape: Polygon, low: Polygon, tone: string = GREEN.shade) {
  fill(e, shape, GREEN.body);
  clipTo(e, shape, () => fill(e, low, tone, 0.75));
}

function scales(e: Easel, places: readonly (readonly [x: number, y: number])[]) {
  for (const [x, y] of places) fill(e, stroke(`${x - 22},${y} ${x},${y + 16} ${x + 22},${y}`, 2, 5, 2), GREEN.shade);
}

function mouth(e: Easel, open: number, smile: boolean) {
  const turn = open * 0.62;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (x: number, y: number) => {
    const [u, v] = [x - HINGE[0], y - HINGE[1]];
    return `${HINGE[0] + u * c - v * s},${HINGE[1] + u * s + v * c}`;
  };
  if (open > 0.05) {
    fill(
      e,
      blob(`${HINGE[0] - 20},80! 200,40! 490,50! 400,110 ${at(450, 96)}! ${at(200, 120)}! ${at(-100, 160)}!`, 3),
      '#5b2440',
    );
    const tongue = `${at(-40, 70)} ${at(160, 50)} ${at(330, 40)} ${at(400, 84)}`;
    fill(e, stroke(tongue, 30, 46, 44, 20), '#d9738a');
  }
  e.p.in(HINGE[0], HINGE[1], turn, 1, 1, () =>
    e.p.in(-HINGE[0], -HINGE[1], 0, 1, 1, () => {
      shaded(e, JAW, blob('-300,150! 0,170 300,160 520,120! 500,300! -300,300!', 6));
      clipTo(e, JAW, () => fill(e, blob('-60,240! 60,170 300,160 470,110! 520,260!', 6), GREEN.belly));
      if (open > 0.05)
        for (const x of [250, 340, 420]) fill(e, blob(`${x - 18},86! ${x},50 ${x + 18},86!`, 4), '#fffbe8');
    }),
  );
  if (open > 0.05) return;
  const lip = smile ? '-110,20 -60,96 120,108 420,84 520,48' : '-80,120 60,112 300,96 520,52';
  fill(e, stroke(lip, 4, 9, 9, 6), GREEN.deep);
}

function eyeOf(e: Easel, { eye = 'open', look = [0, 0], brow = 'calm', tear }: HeadLook) {
  const [x, y] = [34, -176];
  fill(e, ellipse(x, y - 6, 118, 124, 0, 50), GREEN.body);
  if (eye === 'shut' || eye === 'glad') {
    const d = eye === 'glad' ? -56 : 50;
    fill(e, stroke(`${x - 84},${y + 10} ${x},${y + 10 + d} ${x + 84},${y + 10}`, 7, 15, 7), INK);
  } else {
    const r = eye === 'wide' ? 1.12 : 1;
    fill(e, ellipse(x + 4, y + 6, 96 * r, 102 * r, 0, 50), GREEN.deep, 0.5);
    const white = ellipse(x, y, 92 * r, 98 * r, 0, 50);
    fill(e, white, '#fffdf0');
    clipTo(e, white, () => {
      const [u, v] = [x + look[0] * 40, y + look[1] * 42];
      fill(e, ellipse(u, v, 58, 64, 0, 40), '#e8c84a');
      fill(e, ellipse(u, v, 40, 48, 0, 40), INK);
      fill(e, ellipse(u - 18, v - 22, 17, 17), '#ffffff');
      if (eye === 'open')
        fill(
          e,
          blob(
            `${x - 130},${y - 130}! ${x + 130},${y - 130}! ${x + 110},${y - 46}! ${x},${y - 72} ${x - 110},${y - 46}!`,
            5,
          ),
          GREEN.shade,
        );
    });
  }
  const brows = {
    calm: '-70,-306 30,-330 130,-290',
    worried: '-90,-270 30,-318 130,-344',
    high: '-70,-336 30,-372 130,-330',
  };
  fill(e, stroke(brows[brow], 10, 22, 10), GREEN.deep);
  if (tear)
    fill(e, blob(`${x + 30},${y + 90}! ${x + 70},${y + 170} ${x + 34},${y + 206} ${x - 4},${y + 170}`, 6), '#a9dcf2');
}

function puff(e: Easel, air: number) {
  const [rx, ry] = [90 + air * 190, 70 + air * 220];
  const [x, y] = [60 + air * 40, 100 + air * 20];
  fill(e, ellipse(x + 8, y + 12, rx + 6, ry + 6, 0, 60), GREEN.shade);
  fill(e, ellipse(x, y, rx, ry, 0, 60), '#79bf86');
  fill(e, ellipse(x - rx * 0.1, y - ry * 0.12, rx * 0.8, ry * 0.78, 0, 60), GREEN.light, 0.6);
  fill(e, ellipse(x - rx * 0.36, y - ry * 0.42, rx * 0.2, ry * 0.13, -0.6), '#ffffff', 0.7);
  fill(e, ellipse(x + rx * 0.1, y + ry * 0.2, rx * 0.42, ry * 0.36), '#f0a3a0', 0.45 + air * 0.25);
}

/** The head from the side, its eye near (x, y); it faces right with a positive `k`, and is 1000 long with k 1. */
export function head(e: Easel, x: number, y: number, k: number, look: HeadLook & { readonly turn?: number } = {}) {
  const { open = 0, smile = true, cheek = 0, turn = 0, blush = true } = look;
  e.p.in(x, y, turn, k, Math.abs(k), () => {
    horns(e);
    mouth(e, open, smile && cheek === 0);
    shaded(e, UPPER, blob('-340,40! -100,20 200,20 420,30 620,-40! 620,200! -340,200!', 6));
    fill(e, blob('300,-120 400,-150 480,-168 540,-130 480,-128 380,-112', 6), GREEN.light, 0.8);
    for (const u of [470, 528]) fill(e, ellipse(u, -112, 17, 26, 0.5), GREEN.deep);
    scales(e, [
      [-170, -120],
      [-120, -60],
      [-190, -30],
      [230, -40],
      [290, -70],
    ]);
    if (cheek > 0) puff(e, cheek);
    else if (blush) fill(e, ellipse(60, 14, 84, 52), '#f5a58f', 0.62);
    if (open === 0 && cheek === 0 && smile)
      fill(e, stroke('-110,20 -60,90 120,102 420,80 520,48', 4, 9, 9, 6), GREEN.deep);
    eyeOf(e, look);
  });
}

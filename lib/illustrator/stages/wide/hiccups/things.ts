import { ellipse, type Polygon, toPath } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { cucumberSandwich } from '../../../props/hiccups';
import { type Easel, fill } from '../../kit/easel';
import { FIRE, SOOT } from './colours';

/** What a hiccup may take, each about 200 units high around 0, 0. */
export const SHAPES = {
  shirt: blob('-36,-92! 0,-78 36,-92! 104,-50! 80,0! 56,-14! 56,92! -56,92! -56,-14! -80,0! -104,-50!', 3),
  sword: blob('-9,40! -9,-80! 0,-108! 9,-80! 9,40! 46,40! 46,56! 11,56! 11,104! -11,104! -11,56! -46,56! -46,40!', 2),
  horse: blob(
    '-100,96! -96,20 -100,-20 -70,-34 20,-30 50,-90! 62,-110! 76,-92 112,-58 108,-40 76,-44 70,0 66,96! 44,96! 40,30 -50,30 -64,96!',
    4,
  ),
  pine: blob(
    '0,-110! 46,-44! 26,-44! 62,16! 34,16! 78,76! 14,76! 14,106! -14,106! -14,76! -78,76! -34,16! -62,16! -26,-44! -46,-44!',
    2,
  ),
  bush: blob('-20,96! -20,50! -110,56 -122,0 -84,-40 -66,-84 -10,-100 40,-92 78,-54 116,-20 112,44 20,52! 20,96!', 6),
  cloud: blob('-120,40 -126,-10 -70,-24 -50,-70 20,-78 60,-40 116,-34 124,24 80,46', 7),
  nettle: blob(
    '-8,104! -6,50! -62,66! -40,20! -6,30! -6,-10! -58,-2! -36,-44! -4,-32! 0,-104! 6,-32! 40,-44! 58,0! 8,-10! 8,30! 44,20! 64,66! 8,50! 8,104!',
    2,
  ),
  log: blob('-120,30 -120,-34 100,-40 126,-6 100,36', 5),
  crown: blob('-80,60! -100,-50! -44,-4! 0,-76! 44,-4! 100,-50! 80,60!', 2),
  moustache: blob('0,-20 50,-40 100,-10 116,-30! 104,34 40,32 0,12 -40,32 -104,34 -116,-30! -100,-10 -50,-40', 6),
} as const;

type ThingName = keyof typeof SHAPES;

/** Its scorched outline: the rim is burnt, inside nothing is left. */
export function scorch(e: Easel, name: ThingName, x: number, y: number, k: number, turn = 0) {
  const shape: Polygon = SHAPES[name];
  e.p.in(x, y, turn, k, k, () => {
    const { c } = e;
    c.save();
    c.lineJoin = 'round';
    for (const [width, alpha, colour] of [
      [30, 0.16, '#8a5a34'],
      [16, 0.3, '#6b4128'],
      [6, 0.9, SOOT],
    ] as const) {
      c.lineWidth = width;
      c.strokeStyle = colour;
      c.globalAlpha = alpha;
      c.stroke(toPath(shape));
    }
    c.restore();
  });
}

const FLAME = blob(
  '-500,20! -380,-60 -300,-170! -230,-120 -120,-230! -40,-150 90,-250! 150,-150 300,-200! 330,-110 470,-110! 430,-20 520,60! 400,80 360,170! 240,130 130,220! 60,150 -80,210! -150,140 -290,160! -320,90',
  5,
);

/** The fire of one hiccup around its word, its source at the left with a positive `k`; 1000 wide with k 1. */
export function hic(e: Easel, x: number, y: number, k: number, turn = 0, tall = 1) {
  e.p.in(x, y, turn, k, Math.abs(k) * tall, () => {
    fill(e, FLAME, '#8a5a34', 0.16);
    e.p.in(0, 0, 0, 0.94, 0.92, () => fill(e, FLAME, FIRE.rim));
    e.p.in(6, 4, 0, 0.8, 0.74, () => fill(e, FLAME, FIRE.body));
    fill(e, ellipse(20, 6, 310, 96, 0, 50), FIRE.heart);
  });
}

/** The sandwich, or half of it; 300 wide with k 1. */
export const sandwich = (e: Easel, x: number, y: number, k: number, turn = 0, half = false) =>
  e.p.in(x, y, turn, k, k, () => cucumberSandwich(e.p, half));

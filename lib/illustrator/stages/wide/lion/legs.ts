import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { burst } from './burst';
import { CARNIVAL } from './colours';
import { paw } from './shapes';

const [RED, ORANGE, YELLOW, GREEN, TEAL, BLUE, VIOLET, PINK] = CARNIVAL;

type Pattern = 'plain' | 'stripes' | 'dots' | 'checks';
type Shoe = 'boot' | 'shoe' | 'clown' | 'claw' | 'curl';
type Leg = {
  /** Foot on the ground, and how thick it is there. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly lean?: number;
  readonly colours: readonly [cloth: string, mark: string, shoe: string];
  readonly pattern?: Pattern;
  readonly shoe?: Shoe;
  readonly facing?: 1 | -1;
};

function foot(e: Easel, w: number, shoe: Shoe, colour: string) {
  const k = w / 100;
  e.p.in(0, 0, 0, k, k, () => {
    fill(e, ellipse(40, 2, 140, 20), '#2a1622', 0.22);
    if (shoe === 'boot') {
      fill(e, blob('-52,-210! 56,-210! 54,-84 130,-60 158,-24 156,0! -54,0!', 5), colour);
      fill(e, rectangle(-58, -224, 120, 40), '#fff8ea');
      fill(e, stroke('-54,0 156,0', 10, 10), '#2a1622');
    } else if (shoe === 'clown') {
      fill(e, blob('-50,-70 60,-84 150,-104 236,-60 232,0! -56,0!', 7), colour);
      fill(e, ellipse(196, -84, 30), '#ffffff');
      fill(e, stroke('-54,0 232,0', 9, 9), '#2a1622');
    } else if (shoe === 'claw') {
      fill(e, blob('-64,-90 60,-96 150,-60 170,0! -70,0!', 6), colour);
      for (const x of [70, 118, 166]) fill(e, blob(`${x - 20},-14! ${x + 30},0! ${x - 20},4!`, 2), '#fff8ea');
    } else if (shoe === 'curl') {
      fill(e, blob('-50,-60 50,-70 150,-50 210,-90 190,-140 240,-110 236,-40 180,0! -54,0!', 7), colour);
      fill(e, ellipse(206, -146, 22), '#f7c52b');
    } else {
      fill(e, blob('-48,-60 40,-66 120,-48 150,-16 148,0! -52,0!', 6), colour);
      fill(e, stroke('-50,0 148,0', 8, 8), '#2a1622');
    }
  });
}

/** One leg out of the wood of them, from the top of the page to its foot. */
function leg(e: Easel, { x, y, w, lean = 0, colours, pattern = 'plain', shoe = 'shoe', facing = 1 }: Leg) {
  const [cloth, mark, sole] = colours;
  const top = -120;
  const shape = blob(
    `${x + lean - w * 0.9},${top}! ${x + lean + w * 0.9},${top}! ${x + lean * 0.4 + w * 0.72},${y * 0.5} ${x + w * 0.5},${y - w * 0.2}! ${x - w * 0.5},${y - w * 0.2}! ${x + lean * 0.4 - w * 0.66},${y * 0.5}`,
    7,
  );
  e.p.in(x, y, 0, facing, 1, () => foot(e, w, shoe, sole));
  fill(e, shape, cloth);
  clipTo(e, shape, () => {
    if (pattern === 'stripes')
      for (let v = 0; v < y; v += w * 0.9) fill(e, rectangle(x - 500, v, 1000, w * 0.42), mark);
    if (pattern === 'dots')
      for (let v = 30; v < y; v += w * 0.8)
        for (let u = -3; u < 4; u++)
          fill(e, ellipse(x + u * w * 0.62 + (Math.round(v / (w * 0.8)) % 2) * w * 0.3, v, w * 0.16), mark);
    if (pattern === 'checks')
      for (let v = 0; v < y; v += w * 0.5)
        for (let u = -4; u < 5; u++)
          if ((u + Math.round(v / (w * 0.5))) % 2) fill(e, rectangle(x + u * w * 0.5, v, w * 0.5, w * 0.5), mark);
    fill(
      e,
      blob(`${x + lean + w * 0.5},${top}! ${x + lean + w * 1.2},${top}! ${x + w * 0.8},${y}! ${x + w * 0.26},${y}!`, 5),
      '#2a1622',
      0.13,
    );
  });
  if (shoe === 'boot') e.p.in(x, y, 0, facing, 1, () => foot(e, w, shoe, sole));
}

const FAR: readonly Leg[] = [
  { x: 330, y: 790, w: 62, colours: [TEAL, YELLOW, RED], pattern: 'stripes' },
  { x: 470, y: 800, w: 62, colours: [TEAL, YELLOW, RED], pattern: 'stripes', lean: 40 },
  { x: 660, y: 770, w: 54, colours: [PINK, '#ffffff', VIOLET], pattern: 'dots' },
  { x: 780, y: 780, w: 54, colours: [PINK, '#ffffff', VIOLET], pattern: 'dots', lean: 40 },
  { x: 1010, y: 770, w: 58, colours: ['#54424f', RED, ORANGE], facing: -1 },
  { x: 1120, y: 790, w: 58, colours: ['#54424f', RED, ORANGE], facing: -1 },
  { x: 1250, y: 770, w: 50, colours: [YELLOW, RED, GREEN], pattern: 'stripes', shoe: 'curl' },
  { x: 1380, y: 775, w: 50, colours: [GREEN, RED, YELLOW], pattern: 'plain', shoe: 'curl' },
  { x: 1900, y: 785, w: 60, colours: [VIOLET, YELLOW, BLUE], pattern: 'checks', facing: -1 },
  { x: 2040, y: 790, w: 60, colours: [VIOLET, YELLOW, BLUE], pattern: 'checks', facing: -1 },
  { x: 2260, y: 780, w: 58, colours: ['#f2e2cc', RED, RED], pattern: 'stripes', facing: -1 },
];

const NEAR: readonly Leg[] = [
  { x: 880, y: 960, w: 104, lean: -30, colours: [BLUE, '#2f66ad', '#e2483d'], shoe: 'boot' },
  { x: 1130, y: 980, w: 104, lean: -10, colours: [BLUE, '#2f66ad', '#e2483d'], shoe: 'boot' },
  {
    x: 1990,
    y: 960,
    w: 100,
    lean: 40,
    colours: [RED, '#fff8ea', YELLOW],
    pattern: 'stripes',
    shoe: 'clown',
    facing: -1,
  },
  {
    x: 2250,
    y: 990,
    w: 100,
    lean: 60,
    colours: [RED, '#fff8ea', YELLOW],
    pattern: 'stripes',
    shoe: 'clown',
    facing: -1,
  },
];

/** The square at the height of somebody who is three: a wood of legs. */
export const legWood = flatStage({
  ground: '#f4d9a8',
  back(e) {
    fill(e, rectangle(-80, -80, 2560, 830), '#7a5a86');
    fill(e, ellipse(1640, 520, 430, 420, 0, 90), '#f9e3b2');
    fill(e, rectangle(-80, 740, 2560, 560), '#f4e2bd');
    for (const one of FAR) leg(e, one);
    fill(e, blob('1380,780! 2000,780! 1960,1010 1640,1060 1330,1010', 5), '#fff0cc', 0.7);
  },
  over: {
    depth: 600,
    paint(e) {
      for (const one of NEAR) leg(e, one);
    },
  },
  front(e) {
    for (const one of [
      { x: 20, y: 1120, w: 140, lean: -60, colours: ['#3f9a52', '#2f7a40', '#2f7a40'], shoe: 'claw' },
      { x: 400, y: 1136, w: 140, lean: 30, colours: ['#3f9a52', '#2f7a40', '#2f7a40'], shoe: 'claw', pattern: 'dots' },
    ] satisfies Leg[])
      leg(e, one);
    e.p.in(356, 930, -Math.PI / 2, 1, 1, () => paw(e, 0, 0, 66));
    burst(e, { x: 760, y: 250, rx: 230, ry: 100, turn: -0.1, colour: '#f7c52b' });
    burst(e, { x: 2090, y: 240, rx: 190, ry: 96, turn: 0.1, colour: '#fff8ea' });
  },
});

/** Behind two heads: only legs and noise. */
export const nearLegs = flatStage({
  ground: '#6a4060',
  back(e) {
    for (const [x, c, m, p] of [
      [90, '#783a4e', '#b06072', 'plain'],
      [420, '#643c62', '#8d5c8a', 'plain'],
      [800, '#743c54', '#a86c7c', 'plain'],
      [1180, '#7c4c7a', '#906090', 'stripes'],
      [1520, '#a0566a', '#b46c7a', 'dots'],
      [1960, '#66405f', '#8a5e80', 'plain'],
      [2320, '#743c54', '#a86c7c', 'plain'],
    ] as const)
      leg(e, { x, y: 1500, w: 210, colours: [c, m, c], pattern: p, lean: (x % 90) - 40 });
    glow(e, 1200, 860, 900, '#f0a868', 0.46);
  },
  front(e) {
    burst(e, { x: 950, y: 190, rx: 180, ry: 90, turn: -0.12, colour: '#f7c52b' });
  },
});

import { ellipse, type Polygon, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, unmirrored } from '../../kit/easel';
import { CHALK, PURPLE } from './colours';

const EARS: readonly Polygon[] = [
  ellipse(0, 0, 20, 18),
  ellipse(-10, -36, 8, 28, -0.16),
  ellipse(11, -36, 8, 28, 0.16),
];

/** Whose number is where: the ears of the rabbits on the left, a shell on the right, in every language. */
function marks(e: Easel, w: number, y: number, k: number) {
  e.p.in(-w * 0.27, y, 0, k, k, () => fill(e, EARS, CHALK));
  e.p.in(w * 0.27, y, 0, k, k, () => {
    fill(e, blob('-40,16! -36,-18 0,-38 36,-18 40,16!', 6), '#8fce8f');
    fill(e, ellipse(52, 2, 13, 11), '#8fce8f');
    for (const x of [-26, 22]) fill(e, rectangle(x - 7, 14, 16, 12), '#8fce8f');
  });
}

type Board = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** On two posts as long as this. */
  readonly posts?: number;
  readonly turn?: number;
};

/** The score board: dark paint in a frame. */
export function board(e: Easel, { x, y, w, h, posts = 0, turn = 0 }: Board) {
  e.p.in(x, y, turn, 1, 1, () => {
    if (posts) for (const s of [-1, 1]) fill(e, rectangle(s * w * 0.34 - 14, h / 2 - 10, 28, posts + 10), PURPLE.deep);
    fill(e, blob(`${-w / 2},${-h / 2}! ${w / 2},${-h / 2}! ${w / 2},${h / 2}! ${-w / 2},${h / 2}!`, 2), PURPLE.light);
    fill(e, rectangle(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28), PURPLE.deep);
    unmirrored(e, 0, () => marks(e, w, -h / 2 + 14 + h * 0.18, h * 0.0026));
  });
}

/** A seven as tall as 1, of paint; a bite is missing. */
const SEVEN: Polygon = blob('-0.3,-0.5! 0.34,-0.5! 0.34,-0.38! 0.02,0.5! -0.14,0.5! 0.16,-0.36! -0.3,-0.36!', 2);

const BITE = [
  [0.34, -0.5, 0.17],
  [0.5, -0.5, 0.17],
  [0.22, -0.34, 0.13],
  [0.45, -0.3, 0.17],
  [0.27, -0.16, 0.13],
  [0.42, -0.06, 0.15],
  [0.54, 0.02, 0.12],
] as const;

/** The board of the seventh goal, with the bite that ended the counting. */
export function bittenBoard(e: Easel, x: number, y: number, w: number, h: number, behind: string) {
  fill(e, rectangle(x - w / 2, y - h / 2, w, h), PURPLE.light);
  fill(e, rectangle(x - w / 2 + 12, y - h / 2 + 12, w - 24, h - 24), PURPLE.deep);
  clipTo(e, rectangle(x - w / 2, y - h / 2, w, h), () => {
    unmirrored(e, x, () => {
      e.p.in(x + w * 0.02, y + h * 0.03, 0, h * 0.74, h * 0.74, () => fill(e, SEVEN, CHALK));
    });
  });
  for (const [u, v, r] of BITE) fill(e, ellipse(x + u * w, y + v * h, r * h * 1.15), behind);
  for (const [u, v, turn] of [
    [0.4, 0.62, 0.4],
    [0.52, 0.78, 1.2],
    [0.66, 0.7, 2],
  ] as const)
    e.p.in(x + u * w, y + v * h, turn, 1, 1, () => fill(e, blob('-12,-8! 14,-6! 4,12!', 2), PURPLE.light));
}

/** A flat leather ball that has lost its air, as a hat. */
export function flatBall(e: Easel, x: number, y: number, w: number) {
  e.p.in(x, y, -0.12, w / 200, w / 200, () => {
    const shape = blob('-100,6 -84,-26 -40,-38 20,-34 78,-30 104,0 90,22 30,26 -40,24 -88,24', 8);
    e.p.form(shape, '#f4efe2', { depth: 9 });
    clipTo(e, shape, () => {
      fill(e, blob('-30,-34 18,-38 30,-10 -4,6 -40,-8', 3), '#3b2a66');
      fill(e, blob('76,-26 110,-10 92,12 66,-4', 3), '#3b2a66');
      fill(e, blob('-104,0 -74,-18 -66,10 -90,24', 3), '#3b2a66');
      for (const line of ['-30,-6 -62,-2', '20,-4 62,-6', '-4,8 -6,30']) fill(e, stroke(line, 2.4, 2), '#8a84a0');
    });
  });
}

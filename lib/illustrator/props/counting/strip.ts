import { ellipse, type Painter, smooth } from '../../paint';
import type { PropLook } from '../model';

const YELLOW = '#ffcf1f';
const STEP = 96;
const CHICKS = 5;

const SHAPE = smooth(
  [
    [0, -78],
    [24, -72],
    [37, -50],
    [38, -28],
    [28, -8],
    [0, -2],
    [-28, -8],
    [-38, -28],
    [-37, -50],
    [-24, -72],
  ],
  true,
  8,
);

function outline(p: Painter, x: number, isFilled: boolean, colour: string, isAsleep = false) {
  p.in(x, 0, 0, 1, 1, () => {
    if (isFilled) p.fill(SHAPE, YELLOW);
    p.edge(SHAPE, colour, 6, 1);
    if (!isFilled) return;
    for (const u of [-9, 15]) p.fill(isAsleep ? ellipse(u, -48, 7, 2) : ellipse(u, -50, 5), '#2a1a20');
    p.fill(
      [
        [-6, -40],
        [12, -40],
        [3, -28],
      ],
      '#f2701d',
    );
  });
}

/** The outlines of five chicks, of which `count` are found and filled; a sixth one stands beside them once it is, and all sleep. */
export function countStrip(p: Painter, { colour = '#2a1a20', count = 0 }: PropLook): void {
  const places = Math.max(CHICKS, count);
  for (let i = 0; i < places; i++) outline(p, (i - (places - 1) / 2) * STEP, i < count, colour, places > CHICKS);
}

/** One outline, that of somebody who is still to be counted. */
export function chickOutline(p: Painter, { colour = '#2a1a20', count = 0 }: PropLook): void {
  outline(p, 0, count > 0, colour);
}

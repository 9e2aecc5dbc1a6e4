import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { STAR_BLUE } from './colours';

/** Six small spots along the path of the sun, and the large one of noon. */
export const SMALL_SPOTS = [
  [230, 330],
  [600, 290],
  [970, 270],
  [1430, 270],
  [1800, 290],
  [2170, 330],
] as const;
const R = 166;
export const NOON = { x: 1990, y: 832, r: 318 } as const;

/** A corner of the court in a disc; `u` is how far the sun has gone, and how much shade the wall still has. */
function court(e: Easel, x: number, y: number, r: number, u: number, floorAt = 0.42) {
  clipTo(e, ellipse(x, y, r, r, 0, 80), () => {
    fill(e, rectangle(x - r, y - r, 2 * r, 2 * r), '#fff4d6');
    fill(e, rectangle(x - r, y + r * floorAt, 2 * r, r), '#f4d9a0');
    for (const k of [-0.6, 0, 0.6])
      fill(e, stroke(`${x + k * r},${y + r * floorAt} ${x + k * r * 1.9},${y + r * 1.1}`, 2, 3), '#e0bd7c');
    fill(e, stroke(`${x - r},${y + r * 0.72} ${x + r},${y + r * 0.72}`, 2.4, 2.4), '#e0bd7c');
    // What is left of the shade.
    const to = x + r * (0.95 - 1.25 * u);
    fill(
      e,
      blob(
        `${x - r},${y - r}! ${to - r * 0.2},${y - r}! ${to},${y + r * floorAt}! ${to + r * 0.16},${y + r}! ${x - r},${y + r}!`,
        1,
      ),
      '#8fb0cf',
      0.75,
    );
  });
  e.p.edge(ellipse(x, y, r, r, 0, 80), STAR_BLUE, 7, 1);
}

function sun(e: Easel, x: number, y: number, r: number) {
  fill(e, ellipse(x, y, r * 1.5), '#ffdf7a', 0.6);
  fill(e, ellipse(x, y, r), '#ffb92e');
}

/** Seven spots of one court from the morning to noon; the sun walks along the top of the page. */
export const slowSun = flatStage({
  ground: '#fdebc2',
  back(e) {
    SMALL_SPOTS.forEach(([x, y], i) => {
      court(e, x, y, R, i / 8);
      sun(e, x - 30 + i * 12, y - R - 42, 27);
    });
    court(e, NOON.x, NOON.y, NOON.r, 0.86, 0.62);
    sun(e, NOON.x, NOON.y - NOON.r + 80, 60);
  },
});

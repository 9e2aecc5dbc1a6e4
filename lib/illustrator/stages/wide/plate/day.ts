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

/** The tower above the wall from which noon is called. */
function minaret(e: Easel) {
  fill(e, rectangle(2148, 690, 62, 340), '#d9b27a');
  fill(e, rectangle(2136, 740, 86, 18), '#b98a52');
  fill(e, blob('2150,690! 2158,640 2179,606 2200,640 2208,690!', 6), '#3f8f86');
  fill(e, rectangle(2176, 580, 6, 30), '#b98a52');
  fill(e, ellipse(2179, 714, 12, 18), '#8a5a34');
}

/** What the cat has. */
function fish(e: Easel, x: number, y: number) {
  e.p.in(x, y, -0.12, 1, 1, () => {
    fill(e, ellipse(0, 26, 130, 22), '#2a5aa8', 0.9);
    fill(e, ellipse(0, 20, 124, 18), '#fbf4e2');
    fill(e, blob('-96,6 -50,-26 20,-26 70,4 20,30 -50,28', 7), '#7f9db8');
    fill(e, blob('60,4! 120,-30! 106,6! 120,38!', 3), '#6a88a4');
    fill(e, ellipse(-66, -2, 7), '#1c2a3a');
    for (const u of [-20, 10, 36]) fill(e, stroke(`${u},-18 ${u + 10},4 ${u},22`, 2, 3, 2), '#5a7894');
  });
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
    minaret(e);
    fill(e, ellipse(760, 1128, 330, 34), '#f0d394');
    sun(e, NOON.x, NOON.y - NOON.r + 80, 60);
  },
  front: (e) => fish(e, 640, 1090),
});

import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill } from '../../kit/easel';
import { TOWEL } from './colours';

/** A door that stands open a little, and the arm of whoever waits behind it with the towel. */
export function doorWithArm(e: Easel, x: number, y: number, height: number, arm = 0.4) {
  const h = height;
  fill(e, rectangle(x - 20, y - 20, 330, h + 40), '#8a5a3e');
  fill(e, rectangle(x, y, 290, h + 20), '#ffdf9a');
  disc(e, x + 140, y + h * 0.5, 300, h * 0.6, '#fff0c4', 0.9, 0.2);
  const door = blob(`${x - 6},${y - 30}! ${x + 150},${y - 6}! ${x + 150},${y + h + 20}! ${x - 6},${y + h + 46}!`, 1);
  e.p.form(door, '#c98d5c', { depth: 12 });
  fill(e, ellipse(x + 128, y + h * 0.52, 13, 13), '#f6dc9a');
  const at = y + h * arm;
  e.p.form(
    blob(
      `${x + 150},${at - 34} ${x + 250},${at - 40} ${x + 352},${at - 26} ${x + 352},${at + 18} ${x + 250},${at + 30} ${x + 150},${at + 34}`,
      6,
    ),
    '#7f9a78',
    { depth: 12 },
  );
  e.p.form(ellipse(x + 376, at - 4, 32, 27), '#b98058', { depth: 8 });
  for (const [u, v] of [
    [392, 14],
    [402, 4],
    [404, -8],
    [396, -20],
  ] as const)
    e.p.form(stroke(`${x + u - 16},${at + v} ${x + u + 10},${at + v + 5}`, 9, 8), '#b98058', { depth: 4 });
  const towel = blob(
    `${x + 350},${at + 2} ${x + 390},${at - 8} ${x + 436},${at + 6} ${x + 450},${at + 150} ${x + 462},${at + 330}! ${x + 400},${at + 318} ${x + 330},${at + 334}! ${x + 346},${at + 150}`,
    7,
  );
  e.p.form(towel, TOWEL, { depth: 20 });
  clipTo(e, towel, () => {
    for (const v of [250, 282]) fill(e, stroke(`${x + 320},${at + v} ${x + 470},${at + v - 8}`, 7, 7), '#fff2c8', 0.9);
    fill(
      e,
      stroke(`${x + 396},${at + 20} ${x + 386},${at + 180} ${x + 394},${at + 330}`, 3, 10, 3),
      shade(TOWEL, 0.12),
      0.6,
    );
  });
}

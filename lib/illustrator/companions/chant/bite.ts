import { ellipse, type Painter } from '../../paint';
import { blob, stroke } from '../kit/outline';

const [ROPE, DARK, PALE] = ['#c9a15e', '#7a5426', '#ead09a'] as const;

/** A length of rope around the origin, for what holds it in the mouth. */
function length(p: Painter, half: number, r: number) {
  p.form(stroke(`-${half},0 ${half},0`, r, r), ROPE, { depth: r * 0.6 });
  for (let x = -half + r; x < half - r * 0.4; x += r * 1.5)
    p.fill(stroke(`${x},${r * 0.8} ${x + r * 0.9},${-r * 0.8}`, 0.8, 1.4, 0.8), DARK, { alpha: 0.7 });
}

/** Rope between the teeth, around the origin, with the lip above. */
export function bite(p: Painter, width: number, r: number, lip: string) {
  p.fill(ellipse(0, r * 0.6, width * 0.62, r * 1.5), '#5a2a2c');
  length(p, width * 0.62, r);
  p.form(
    blob(
      `-${width * 0.5},-${r * 1.1}! ${width * 0.5},-${r * 1.1}! ${width * 0.46},${r * 0.7} -${width * 0.46},${r * 0.7}`,
      5,
    ),
    '#fff8ea',
    {
      depth: 2,
    },
  );
  for (const u of [-0.25, 0, 0.25]) p.fill(stroke(`${u * width},-${r} ${u * width},${r * 0.6}`, 0.7, 0.7), '#c9b89a');
  p.form(
    stroke(`-${width * 0.62},-${r * 0.9} 0,-${r * 1.7} ${width * 0.62},-${r * 0.9}`, r * 0.5, r * 0.72, r * 0.5),
    lip,
    { depth: 2 },
  );
}

/** Loose fibres of a rope that somebody eats. */
export function fibres(p: Painter, r: number) {
  for (const [x, y] of [
    [-2, 2.6],
    [0.4, 3.2],
    [2.4, 2.4],
  ] as const)
    p.fill(stroke(`${x * r * 0.4},${r * 0.6} ${x * r},${y * r}`, r * 0.22, r * 0.1), PALE);
}

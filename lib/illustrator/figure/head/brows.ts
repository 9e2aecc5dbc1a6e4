import { type Knot, mix } from '../../paint';
import type { HeadContext } from './context';
import { FEATURES } from './view';

/** Brows lie over the fringe, a little see-through, so that every mood stays readable. */
export function drawBrows(
  { painter: p, character, view, skin, expression, browColor }: HeadContext,
  overFringe: boolean,
): void {
  const [inner, outer, arch] = expression.brow;
  const width = character.browWeight * (skin.dark ? 3.5 : 3.2) * (character.age < 3 ? 0.8 : 1);
  for (const g of [-1, 1]) {
    const raised = g === 1 ? expression.asymmetry * 1.3 : 0;
    const along: readonly (readonly [number, number])[] = [
      [-9.2, -inner * 0.9],
      [-4, -(inner * 0.6 + outer * 0.1) - arch * 0.7],
      [2.5, -(inner * 0.25 + outer * 0.4) - arch],
      [10, -outer * 0.8 + 2.2],
    ];
    const points = along.map(([u, v]): Knot => {
      const at = view.project(g * (FEATURES.eyeX + u), FEATURES.browY + v * 1.05 - raised, 51);
      return [at.x, at.y];
    });
    const color = overFringe ? mix(browColor, '#150a0c', 0.45) : browColor;
    p.line(points, width, color, overFringe ? 0.75 : 0.95, [0.55, 1, 0.85, 0.15]);
  }
}

import { clamp, type Knot, shade, tint } from '../../../paint';
import type { HeadContext } from '../context';
import { drawLens, HALF_WIDTH, type Lens } from './glasses-shape';

/** A broad strap from a pane round the side of the head, over hair and ear. */
function drawStrap({ painter: p, character, outline }: HeadContext, lens: Lens, side: number): void {
  const hinge: Knot = [lens.x + side * (HALF_WIDTH - 1) * Math.abs(lens.squeeze), lens.y - 1];
  const level = outline.filter(([x, y]) => x * side > 0 && Math.abs(y - lens.y + 5) < 9);
  const edge: Knot = [side * (Math.max(...level.map(([x]) => x * side), HALF_WIDTH) + 1.5), lens.y - 6];
  const middle: Knot = [(hinge[0] + edge[0]) / 2, (hinge[1] + edge[1]) / 2 + 0.5];
  p.line([hinge, middle, edge], 8, shade(character.glassesColor, 0.16), 1, [1, 1, 1]);
  p.line([hinge, middle, edge], 2, tint(character.glassesColor, 0.1), 0.6, [1, 1, 1]);
}

/**
 * Glasses of a face seen from the front or turned: two panes, the bridge, the near temple to the ear.
 * @param size of the panes, 1 is usual
 */
export function drawGlasses(head: HeadContext, size = 1): void {
  const { painter: p, character, view, places } = head;
  const kind = character.glasses;
  if (kind === 'none') return;
  const color = character.glassesColor;
  const createLens = (g: 1 | -1): Lens => {
    const at = view.project(g * places.eyeX, places.eyeY + 0.7 - head.adult * 2, 51);
    return { x: at.x, y: at.y, squeeze: g * clamp(at.squeeze, 0.5, 1) * size, size };
  };
  const [left, right] = [createLens(-1), createLens(1)];
  const near = view.turn > 0 ? left : right;
  const g = view.turn > 0 ? -1 : 1;
  const both = Math.abs(view.turn) < 0.08;
  const high = kind === 'cat' ? -8 : -3;
  const temple = (lens: Lens, side: number) => {
    if (head.goggles) return drawStrap(head, lens, side);
    const ear: Knot = [side * (both ? 49 : 47) * Math.cos(view.yaw) - 5 * view.turn, 3 - view.pitch * 12];
    const hinge: Knot = [
      lens.x + side * (HALF_WIDTH + (kind === 'cat' ? 2 : 0)) * Math.abs(lens.squeeze),
      lens.y + high,
    ];
    p.line(
      [hinge, [(hinge[0] + ear[0]) / 2, (hinge[1] + ear[1]) / 2 - 1], ear],
      kind === 'sport' ? 3.6 : 2.4,
      shade(color, 0.08),
      1,
      [1, 1, 0.8],
    );
  };
  temple(near, g);
  if (both) temple(left, -1);
  else if (head.goggles) temple(view.turn > 0 ? right : left, -g);
  // Frames throw a thin shadow on cheek and nose.
  for (const lens of [left, right]) p.soft(lens.x, lens.y + 14.5 * size, 11 * size, 2.6, head.skin.deep, 0.28);
  for (const lens of [left, right]) drawLens(head, kind, lens);
  const a = left.x + (HALF_WIDTH - 1) * Math.abs(left.squeeze);
  const b = right.x - (HALF_WIDTH - 1) * Math.abs(right.squeeze);
  const bridge: Knot[] = [
    [a, left.y - 3],
    [(a + b) / 2, (left.y + right.y) / 2 - 6.2],
    [b, right.y - 3],
  ];
  p.line(bridge, kind === 'sport' ? 4.4 : 2.8, shade(color, 0.06), 1, [1, 0.9, 1]);
  p.line(
    bridge.map(([x, y]): Knot => [x, y - 0.6]),
    1,
    tint(color, 0.1),
    0.7,
  );
}

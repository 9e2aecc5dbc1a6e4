import { add, type Knot, mul, shade, smooth, taper, tint, type Vec } from '../../paint';
import type { BodyContext } from './context';
import { TorsoShape } from './torso-shape';

/** A little backpack behind the shoulders, turned with the body. */
export function drawBackpack({ painter: p, outfit, bones }: BodyContext): void {
  const color = outfit.backpack;
  if (!color) return;
  const { at, turnSin } = bones;
  const torso = new TorsoShape(bones);
  const side = -turnSin * 20;
  const w = Math.abs(torso.edge(1, 0.5)) + 7;
  const bag: Knot[] = [
    at(side - w, 0.3),
    at(side - w - 1, 0.62),
    at(side - w * 0.8, 0.86),
    at(side, 0.92),
    at(side + w * 0.8, 0.86),
    at(side + w + 1, 0.62),
    at(side + w, 0.3),
    at(side + w * 0.75, 0.12),
    at(side - w * 0.75, 0.12),
  ];
  const shape = smooth(bag);
  p.form(shape, color, { depth: 8 });
  p.clip(shape, () => {
    p.line([at(side - w - 2, 0.62), at(side, 0.56), at(side + w + 2, 0.62)], 2, shade(color, 0.13), 0.7, [1, 1]);
    p.line([at(side - w - 2, 0.6), at(side, 0.54), at(side + w + 2, 0.6)], 1.1, tint(color, 0.12), 0.8, [1, 1]);
  });
}

export function drawStraps({ painter: p, outfit, bones }: BodyContext): void {
  const color = outfit.backpack;
  if (!color) return;
  const { at, turnSin } = bones;
  const torso = new TorsoShape(bones);
  const strap = shade(color, 0.04);
  for (const g of [-1, 1]) {
    const x = (v: number, share: number) => torso.edge(g, v) * share + turnSin * 5;
    const line = taper(
      [at(x(0.92, 0.62), 0.97), at(x(0.8, 0.66), 0.8), at(x(0.6, 0.74), 0.58), at(x(0.4, 0.98), 0.4)],
      [3.4, 3.8, 3.6, 3.2],
      { round: false },
    );
    p.form(line, strap, { depth: 2.2 });
    p.edge(line, shade(color, 0.16), 0.8, 0.4);
    const [bx, by] = at(x(0.7, 0.7), 0.68);
    p.form(
      smooth([
        [bx - 4.4, by - 2],
        [bx + 4.4, by - 2],
        [bx + 4.4, by + 2],
        [bx - 4.4, by + 2],
      ]),
      '#e9cf8a',
      { depth: 1 },
    );
  }
}

/** The tail of a costume, swung out behind. */
export function drawTail({ painter: p, outfit, bones }: BodyContext): void {
  if (!outfit.tail) return;
  const [color, tuft] = outfit.tail;
  const root = bones.at(-bones.turnSin * 10, 0.02);
  const { up } = bones;
  // The back of a figure that faces right is on the left.
  const back: Vec = [up[1], -up[0]];
  const at = (u: number, v: number) => add(root, add(mul(back, u), mul(up, -v)));
  const end = at(78, -34);
  p.form(taper([root, at(40, 20), at(72, 2), end], [6, 5.4, 4.6, 4.2]), color, { depth: 4 });
  const brush = smooth([
    add(end, [-7, 8]),
    add(end, [-11, -6]),
    add(end, [-3, -24]),
    add(end, [4, -30]),
    add(end, [7, -20]),
    add(end, [11, -6]),
    add(end, [7, 8]),
  ]);
  p.form(brush, tuft, { depth: 4 });
  for (const x of [-4, 1, 5]) p.line([add(end, [x, 4]), add(end, [x * 0.6 + 1, -18])], 1.5, shade(tuft, 0.12), 0.6);
}

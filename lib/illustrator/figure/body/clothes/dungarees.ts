import { ellipse, type Knot, type Shape, shade, smooth, taper, tint } from '../../../paint';
import type { BodyContext } from '../context';
import type { TorsoShape } from '../torso-shape';

export function drawDungarees(body: BodyContext, torso: TorsoShape, top: Shape): void {
  const { painter: p, outfit, bones } = body;
  const { at, size, turnSin: s } = bones;
  const color = outfit.bottom.color;
  const b = size.belly;
  const edge = (g: 1 | -1, v: number) => at(torso.edge(g, v) + g * 1.8, v);
  const sharp = ([x, y]: readonly [number, number]): Knot => [x, y, 1];
  const bib = smooth(
    [
      sharp(at(-b * 0.52 + s * 8, 0.66)),
      sharp(at(b * 0.52 + s * 8, 0.66)),
      at(b * 0.62 + s * 6, 0.42),
      edge(1, 0.27),
      sharp(edge(1, -0.11)),
      at(0, -0.19),
      sharp(edge(-1, -0.11)),
      edge(-1, 0.27),
      at(-b * 0.62 + s * 6, 0.42),
    ],
    true,
    6,
  );
  for (const g of [-1, 1]) {
    const strap = [at(g * b * 0.4 + s * 8, 0.62), at(g * b * 0.52 + s * 5, 0.84), at(g * b * 0.52, 0.985)];
    p.form(taper(strap, [3.1, 3.2, 3], { round: false }), shade(color, 0.02), { depth: 2 });
  }
  p.cast(top, bib, shade(outfit.top.color, 0.12, 0.06), 0, 2, 1.6, 0.5);
  p.form(bib, color, { depth: 8 });
  const pocket = smooth(
    [
      sharp(at(-8 + s * 9, 0.52)),
      sharp(at(8 + s * 9, 0.52)),
      at(7.4 + s * 9, 0.38),
      at(s * 9, 0.335),
      at(-7.4 + s * 9, 0.38),
    ],
    true,
    5,
  );
  p.form(pocket, shade(color, 0.02), { depth: 2.4 });
  p.edge(pocket, tint(color, 0.14), 0.9, 0.8);
  for (const g of [-1, 1]) {
    const [x, y] = at(g * b * 0.4 + s * 8, 0.625);
    p.form(ellipse(x, y, 2.6), '#f0c75e', { depth: 1 });
  }
  p.clip(bib, () => {
    for (const g of [-1, 1] as const) {
      const e = (v: number) => torso.edge(g, v);
      p.line([at(e(0.14), 0.16), at(e(0.14) * 0.6, 0.1), at(e(0.1) * 0.3, 0.1)], 2.4, shade(color, 0.12), 0.55);
    }
    p.line([at(0, -0.17), at(1, -0.03), at(0, 0.09)], 1.5, shade(color, 0.12), 0.6);
  });
  p.line(
    [at(-b * 0.52 + s * 8, 0.64), at(s * 8, 0.635), at(b * 0.52 + s * 8, 0.64)],
    1,
    tint(color, 0.14),
    0.8,
    [1, 1, 1],
  );
}

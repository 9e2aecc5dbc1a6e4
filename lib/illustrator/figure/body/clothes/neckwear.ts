import { type Knot, shade, smooth, taper, tint } from '../../../paint';
import type { BodyContext } from '../context';
import { TorsoShape } from '../torso-shape';

function scarf({ painter: p, bones: { at } }: BodyContext, color: string): void {
  p.form(taper([at(-16, 0.99), at(-8, 0.94), at(4, 0.925), at(16, 0.99)], [6.2, 7, 7, 6.2]), color, { depth: 4 });
  const [end0, end1] = [at(20, 0.52), at(8, 0.5)];
  const tail: Knot[] = [at(6, 0.94), at(13, 0.93), at(19, 0.7), [...end0, 1], [...end1, 1], at(7, 0.7)];
  p.form(smooth(tail, true, 6), color, { depth: 4 });
  for (const u of [0.15, 0.5, 0.85]) {
    const [x, y] = at(8 + 12 * u, 0.5);
    p.line(
      [
        [x, y],
        [x + 0.6, y + 5],
      ],
      1.6,
      shade(color, 0.06),
      0.9,
      [1, 1],
    );
  }
}

/** A kerchief knotted in front. */
function neckerchief({ painter: p, bones: { at } }: BodyContext, color: string): void {
  p.form(
    smooth([[...at(-15, 1), 1], at(0, 0.95), [...at(15, 1), 1], at(11, 0.87), at(1, 0.82), at(-10, 0.87)]),
    color,
    { depth: 3 },
  );
  for (const g of [-1, 1]) {
    const tip = smooth([[...at(0.5, 0.86), 1], at(g * 8, 0.82), [...at(g * 11, 0.68), 1], at(g * 3, 0.75)]);
    p.form(tip, color, { depth: 2.4 });
  }
  p.form(taper([at(-3, 0.85), at(4, 0.85)], [3.4, 3.4]), shade(color, 0.04), { depth: 1.6 });
}

/** The back of a hood that lies on the shoulders: drawn before the body. */
export function drawHoodBehind({ painter: p, outfit, bones }: BodyContext): void {
  if (!outfit.hoodDown) return;
  const { at } = bones;
  const e = new TorsoShape(bones).edge(1, 0.86);
  const shape = smooth([
    at(-e * 1.02, 0.86),
    at(-e * 0.86, 1.06),
    at(0, 1.12),
    at(e * 0.86, 1.06),
    at(e * 1.02, 0.86),
    at(0, 0.78),
  ]);
  p.form(shape, shade(outfit.hoodDown, 0.08), { depth: 5, light: 0 });
}

function hoodRoll({ painter: p, bones }: BodyContext, color: string): void {
  const { at } = bones;
  const e = new TorsoShape(bones).edge(1, 0.86);
  for (const g of [-1, 1]) {
    const roll = taper(
      [at(g * e * 0.8, 1.02), at(g * e * 0.72, 0.93), at(g * e * 0.36, 0.87), at(g * 1.5, 0.84)],
      [6, 8, 7, 3.4],
    );
    p.form(roll, color, { depth: 4 });
    p.line([at(g * e * 0.74, 1), at(g * e * 0.6, 0.915), at(g * e * 0.3, 0.88)], 1.6, shade(color, 0.12), 0.6);
  }
}

/** The stiff ring that a helmet closes on. */
function ring({ painter: p, bones: { at } }: BodyContext, color: string): void {
  const along = [at(-24, 0.985), at(-13, 0.93), at(0, 0.915), at(13, 0.93), at(24, 0.985)];
  p.form(taper(along, [5, 6, 6.4, 6, 5]), color, { depth: 3.4 });
  p.line(along, 1.5, tint(color, 0.16), 0.8, [0.4, 1, 1, 1, 0.4]);
}

/** What is worn round the neck, over the collar. */
export function drawNeckwear(body: BodyContext): void {
  const { outfit } = body;
  if (outfit.hoodDown) hoodRoll(body, outfit.hoodDown);
  if (outfit.scarf) scarf(body, outfit.scarf);
  if (outfit.neckerchief) neckerchief(body, outfit.neckerchief);
  if (outfit.top.collar === 'ring') ring(body, '#b3bdc9');
}

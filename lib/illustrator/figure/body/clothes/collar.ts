import { ellipse, type Knot, shade, smooth, taper, tint } from '../../../paint';
import type { BodyContext } from '../context';
import type { TorsoShape } from '../torso-shape';
import { drawNeckwear } from './neckwear';

const LINEN = '#fdf6ea';

function band(body: BodyContext, width: number, color: string, round: boolean): void {
  const { at, size } = body.bones;
  const w = size.neckWidth;
  const along = [at(-14 * w, 1), at(-8 * w, 0.955), at(0, 0.94), at(8 * w, 0.955), at(14 * w, 1)];
  const radii = [width, width * 1.05, width * 1.1, width * 1.05, width];
  body.painter.form(taper(along, radii, { round }), color, { depth: 2.2, softness: 1.3 });
}

function knot(body: BodyContext, u: number, v: number, sharp?: 1): Knot {
  const [x, y] = body.bones.at(u, v);
  return [x, y, sharp];
}

function peterPan(body: BodyContext, color: string): void {
  for (const g of [-1, 1]) {
    const wing: Knot[] = [
      knot(body, g * 0.6, 0.94, 1),
      knot(body, g * 7, 0.965),
      knot(body, g * 14.4, 1.01, 1),
      knot(body, g * 18, 0.95),
      knot(body, g * 13, 0.87),
      knot(body, g * 5, 0.86),
    ];
    body.painter.form(smooth(wing, true, 5), color, { depth: 3, edge: 0.7 });
  }
}

function polo(body: BodyContext, color: string): void {
  const { painter: p, outfit, bones } = body;
  for (const g of [-1, 1]) {
    const wing: Knot[] = [
      knot(body, 0, 0.93, 1),
      knot(body, g * 14, 1.015, 1),
      knot(body, g * 17.5, 0.95, 1),
      knot(body, g * 8, 0.86, 1),
    ];
    p.form(smooth(wing, true, 5), color, { depth: 2.4, edge: 0.7 });
  }
  const shift = bones.turnSin * 2;
  // A bib hides the lower buttons.
  const hem = outfit.dungarees ? 0.68 : Math.max(0.06, outfit.top.hem ?? 0);
  p.line([bones.at(0, 0.93), bones.at(shift, hem)], 1.2, shade(outfit.top.color, 0.1), 0.6, [1, 1]);
  for (const v of [0.8, 0.62, 0.44, 0.26]) {
    if (v < hem) break;
    const [x, y] = bones.at(shift, v);
    p.form(ellipse(x, y, 2), outfit.top.buttons ?? LINEN, { depth: 0.8 });
  }
}

/** A scarf's end hangs down in front, or flies behind who is fast. */
/** Skin over the chest between two broad straps. */
function straps(body: BodyContext, torso: TorsoShape): void {
  const { painter: p, skin, torsoShape, bones } = body;
  if (!torsoShape) return;
  const e = torso.edge(1, 0.8);
  const scoop = smooth([
    knot(body, -e * 0.46, 1.1, 1),
    knot(body, -e * 0.46, 0.86),
    knot(body, -e * 0.2, 0.77),
    knot(body, bones.turnSin * 3, 0.755),
    knot(body, e * 0.2, 0.77),
    knot(body, e * 0.46, 0.86),
    knot(body, e * 0.46, 1.1, 1),
  ]);
  p.clip(torsoShape, () => {
    p.form(scoop, skin.base, { depth: 4, shadowColor: skin.shadow, light: 0 });
    for (const g of [-1, 1]) {
      const shoulder = smooth([
        knot(body, g * e * 0.8, 1.1, 1),
        knot(body, g * e * 0.78, 0.9),
        knot(body, g * e * 1.3, 0.7, 1),
        knot(body, g * e * 1.4, 1.1, 1),
      ]);
      p.form(shoulder, skin.base, { depth: 4, shadowColor: skin.shadow, lightColor: skin.light });
    }
  });
}

export function drawCollar(body: BodyContext, torso: TorsoShape): void {
  const { top } = body.outfit;
  const plain = top.cuff ?? shade(top.color, 0.045);
  if (top.collar === 'peter') peterPan(body, top.cuff ?? LINEN);
  else if (top.collar === 'polo') polo(body, top.cuff ?? tint(top.color, 0.05));
  else if (top.collar === 'straps') straps(body, torso);
  else if (top.collar !== 'ring')
    band(body, top.collar === 'stand' ? 3.8 : top.collar === 'roll' ? 5.2 : 2.7, plain, top.collar === 'roll');
  drawNeckwear(body);
}

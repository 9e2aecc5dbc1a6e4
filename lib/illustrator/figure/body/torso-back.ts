import { type Shape, shade, smooth, taper, tint } from '../../paint';
import { drawBackpack, drawTail } from './carried';
import { drawCape } from './clothes/cape';
import type { BodyContext } from './context';
import type { TorsoShape } from './torso-shape';

/** The nape's shadow on the shoulders, and what the shoulder blades and the spine draw in the cloth. */
function blades({ painter: p, bones, outfit }: BodyContext, inside: Shape): void {
  const { at, turnSin } = bones;
  const { color } = outfit.top;
  const aside = -turnSin * 6;
  p.clip(inside, () => {
    for (const g of [-1, 1]) {
      const blade = [at(aside + g * 6, 0.86), at(aside + g * 13, 0.74), at(aside + g * 10, 0.6)];
      p.line(blade, 3, shade(color, 0.1), 0.5, [0.2, 1, 0.1]);
    }
    p.line([at(aside, 0.5), at(aside + 0.6, 0.25), at(aside, 0)], 2.2, shade(color, 0.08), 0.5, [0.1, 1, 0.4]);
    const [x, y] = at(0, 1.02);
    p.soft(x, y, 24, 9, shade(color, 0.22), 0.5);
  });
}

/** The straps of dungarees cross on the back above their high waist. */
function crossedStraps({ painter: p, bones, outfit }: BodyContext, torso: TorsoShape, inside: Shape): void {
  const { at, size } = bones;
  const { color } = outfit.bottom;
  const edge = (g: 1 | -1, v: number) => at(torso.edge(g, v) + g * 1.8, v);
  p.clip(inside, () => {
    for (const g of [-1, 1]) {
      const strap = [at(g * size.belly * 0.52, 0.985), at(0, 0.62), at(-g * size.belly * 0.4, 0.3)];
      p.form(taper(strap, [3, 3.2, 3.1], { round: false }), shade(color, 0.02), { depth: 2 });
    }
    const waist = smooth([edge(-1, 0.26), at(0, 0.36), edge(1, 0.26), edge(1, -0.16), at(0, -0.2), edge(-1, -0.16)]);
    p.form(waist, color, { depth: 8 });
    p.line([edge(-1, 0.25), at(0, 0.34), edge(1, 0.25)], 1, tint(color, 0.14), 0.8, [1, 1, 1]);
  });
}

/** A hood that hangs down between the shoulders. */
function hood({ painter: p, bones: { at } }: BodyContext, torso: TorsoShape, color: string): void {
  const e = torso.edge(1, 0.86);
  const bag = smooth([
    at(-e * 0.74, 1.02),
    at(-e * 0.7, 0.86),
    at(-e * 0.3, 0.7),
    at(0, 0.66),
    at(e * 0.3, 0.7),
    at(e * 0.7, 0.86),
    at(e * 0.74, 1.02),
    at(0, 0.96),
  ]);
  p.form(bag, color, { depth: 6, edge: 0.7 });
  p.line([at(0, 0.94), at(1, 0.8), at(0, 0.68)], 1.6, shade(color, 0.12), 0.6);
}

/** The collar of a top or a scarf, closed round the nape. */
function nape({ painter: p, outfit, bones }: BodyContext): void {
  const { at, size } = bones;
  const w = size.neckWidth;
  const { top, scarf, neckerchief } = outfit;
  const around = [at(-13 * w, 0.97), at(0, 1), at(13 * w, 0.97)];
  const cloth = scarf ?? neckerchief;
  const wide = cloth ? 6.6 : top.collar === 'roll' ? 5 : 3.4;
  p.form(taper(around, [wide * 0.9, wide, wide * 0.9]), cloth ?? top.cuff ?? shade(top.color, 0.05), { depth: 2.6 });
  if (neckerchief)
    p.form(smooth([[...at(-13 * w, 0.97), 1], [...at(13 * w, 0.97), 1], at(0, 0.74)], true, 5), neckerchief, {
      depth: 3,
    });
}

/** What is worn on the back of somebody who turns it to the viewer, over the plain torso. */
export function drawBack(body: BodyContext, torso: TorsoShape, inside: Shape): void {
  const { outfit } = body;
  blades(body, inside);
  if (outfit.dungarees) crossedStraps(body, torso, inside);
  if (outfit.hoodDown) hood(body, torso, outfit.hoodDown);
  nape(body);
  drawBackpack(body);
  drawTail(body);
  drawCape(body);
}

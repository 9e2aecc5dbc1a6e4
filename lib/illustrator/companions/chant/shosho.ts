import { ellipse, type Painter, shade, tint } from '../../paint';
import { blob, stroke } from '../kit/outline';
import type { Companion } from '../model';
import { relative } from '../people/family';
import { person } from '../people/person';

const [CLOTH, GOLD, CREAM] = ['#8a3f5a', '#f0b64c', '#fbe8bd'] as const;

/** A head wrap of kitenge cloth on a head of radius 50 around the origin, its knot behind on the left. */
function headWrap(p: Painter) {
  p.form(blob('-44,-34 -78,-58 -92,-40 -72,-18! -52,-14', 6), shade(CLOTH, 0.06), { depth: 6 });
  p.form(blob('-42,-24 -74,-6 -76,16 -54,8! -44,-8', 6), shade(CLOTH, 0.08), { depth: 6 });
  const wrap = blob('-57,-4 -60,-40 -46,-76 -6,-92 38,-84 60,-52 57,-14! 46,-28 22,-38 -8,-38 -36,-26', 9);
  p.form(wrap, CLOTH, { depth: 12 });
  p.clip(wrap, () => {
    for (const [x, y] of [
      [-42, -54],
      [-14, -70],
      [18, -66],
      [42, -46],
      [4, -48],
      [-24, -38],
      [30, -88],
    ] as const) {
      p.fill(ellipse(x, y, 8), GOLD);
      p.fill(ellipse(x, y, 4), CREAM);
    }
    for (const line of ['-58,-30 -20,-52 30,-46 60,-26', '-54,-60 -16,-82 30,-74'])
      p.fill(stroke(line, 0.8, 2, 0.8), shade(CLOTH, 0.14), { alpha: 0.8 });
  });
  p.form(stroke('-57,-8 -34,-30 -6,-41 24,-40 46,-30 57,-16', 5, 6, 6, 5), GOLD, { depth: 3 });
  p.fill(stroke('-50,-18 -20,-37 20,-40 48,-26', 0.8, 1.6, 0.8), tint(GOLD, 0.1));
}

const woman = person({
  of: (hero) => {
    const found = relative('grandmother', hero);
    const { character, ...rest } = found;
    if (found.ownHeadwear) return found;
    const wrapped = { ...character, hairStyle: 'short', headwear: 'none', gender: 'girl' } as const;
    return { ...rest, character: wrapped };
  },
  grownUp: true,
  pose: 'stand',
  outfit: 'berryKitenge',
});

/** The grandmother in a long kitenge dress and the head wrap of it, unless her family says what she wears on her head. */
export const shosho: Companion = {
  ...woman,
  draw: (p, look) => {
    woman.draw(p, look);
    const face = woman.face?.(look);
    if (!face || look.hero?.family?.grandmother?.headwear || (look.only && !look.only('head'))) return;
    const k = face.r / 66;
    const behind = Math.abs(look.yaw ?? 0) > 1.6;
    p.in(face.x, face.y, look.tilt ?? 0, k * (behind ? -1 : 1), k, () => headWrap(p));
  },
  key: (look) => `shosho-${woman.key?.(look)}`,
};

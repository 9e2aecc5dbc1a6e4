import type { Character } from '../../../character/character';
import { ellipse, type Knot, shade, smooth, tint } from '../../../paint';
import type { HairBrush } from '../../hair/brush';
import type { Hat } from '../../outfit';
import { crownHeight } from '../kippah';
import type { HatDrawing } from './hat';

/** A paper crown with painted jewels, on top of the hair. */
export function crown(h: HairBrush, { color, trim = '#e2574c' }: Hat, character: Character): HatDrawing {
  const { painter: p, skull: s } = h;
  const top = character.headwear === 'hijab' ? -64 : Math.max(-70, crownHeight(character));
  const y0 = top + 19;
  const tips = [-40, -20, 0, 20, 40];
  const teeth = tips.flatMap((x, i): Knot[] => {
    const tip: Knot = [x * 1.14, y0 - 36 + Math.abs(x) * 0.12, 1];
    return i < tips.length - 1 ? [tip, [x * 1.05 + 10, y0 - 15, 1]] : [tip];
  });
  const base: Knot[] = [
    [38, y0 - 2, 1],
    [20, y0 + 5],
    [0, y0 + 7],
    [-20, y0 + 5],
    [-38, y0 - 2, 1],
  ];
  const shape = smooth([...teeth, ...base].map(s), true, 5);
  return {
    before: () => {
      p.fill(shape, h.tones.deep, { alpha: 0.4, dy: 3, blur: 2.4 });
      p.form(shape, color, { depth: 6 });
      p.clip(shape, () => {
        p.line(
          (
            [
              [-42, y0 - 5],
              [0, y0 + 2],
              [42, y0 - 5],
            ] as Knot[]
          ).map(s),
          2,
          tint(color, 0.2),
          0.8,
          [1, 1, 1],
        );
        for (const x of [-22, 0, 22]) {
          const [jx, jy] = s([x, y0 - 5 - Math.abs(x) * 0.1]);
          p.form(ellipse(jx, jy - 3, 4.4, 5), x ? '#4f8fb8' : trim, { depth: 1.8 });
          p.fill(ellipse(jx - 1.2, jy - 4.6, 1.2), '#ffffff', { alpha: 0.8 });
        }
      });
      p.edge(shape, shade(color, 0.15), 1, 0.5);
      tips.forEach((x) => {
        const [tx, ty] = s([x * 1.14, y0 - 36 + Math.abs(x) * 0.12]);
        p.form(ellipse(tx, ty, 3.4), trim, { depth: 1.2 });
      });
    },
  };
}

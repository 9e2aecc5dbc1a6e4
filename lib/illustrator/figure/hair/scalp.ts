import { mix, rgba, type Shape, toPath } from '../../paint';
import type { Skin } from '../skin';
import type { HairBrush } from './brush';

type ScalpCover = {
  /** Share of hair colour in the skin below. */
  readonly under: number;
  /** Density in the middle of the brow, half way, and at the rim. */
  readonly density: readonly [number, number, number];
  readonly grain: number;
};

/** Thin hair through which the scalp shows; it never leaves the outline of the head. */
export function coverScalp(h: HairBrush, skin: Skin, shape: Shape, { under, density, grain }: ScalpCover): void {
  const { painter: p, tones } = h;
  p.clip(h.contour, () => {
    p.form(shape, mix(skin.base, tones.base, under), {
      depth: 8,
      shadowColor: mix(skin.shadow, tones.base, under + 0.15),
      light: 0,
    });
    p.layer(
      shape,
      (c) => {
        const g = c.createRadialGradient(h.shift, -6, 20, h.shift, -10, 52);
        density.forEach((alpha, i) => {
          g.addColorStop(i / 2, rgba(tones.base, alpha));
        });
        c.fillStyle = g;
        c.fill(toPath(shape));
      },
      { grain },
    );
  });
}

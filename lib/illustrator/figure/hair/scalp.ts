import { ellipse, mix, type Polygon, rgba, toPath } from '../../paint';
import type { Skin } from '../skin';
import type { HairBrush } from './brush';

type ScalpCover = {
  /** Share of hair colour in the skin below. */
  readonly under: number;
  /** Density in the middle of the brow, half way, and at the rim. */
  readonly density: readonly [number, number, number];
  readonly grain: number;
  /** How many short hairs stand on a hundred square units. */
  readonly stubble: number;
  /** Head units over which the hair fades into the skin. */
  readonly fade?: number;
  /** The jaw stays free of the shade of the hair. */
  readonly clearJaw?: boolean;
  /** Share of the skin's own shadow in the hair, 0 to 1: black hair thinned over skin would look grey. */
  readonly warmth?: number;
};

/** Cropped hair that covers a share of the scalp, 0 to 1, and fades softly into the skin. */
export function coverByShare(share: number): ScalpCover {
  const grown = (value: number) => Math.min(0.98, value * (0.1 + 1.12 * share));
  return {
    under: 0.03 + 0.57 * share,
    density: [grown(0.55), grown(0.8), grown(0.95)],
    grain: 0.2 + 0.3 * share,
    stubble: 0.6 + 5.4 * share,
    fade: 4.6,
  };
}

/** The usual fade of hair into skin, head units. */
const FADE = 3.2;

/** Single short hairs, strewn evenly. */
function stubbleIn(h: HairBrush, shape: Polygon, perHundred: number): Polygon[] {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const count = Math.round(((x1 - x0) * (y1 - y0) * perHundred) / 100);
  return Array.from({ length: count }, () => {
    const [x, y] = [h.random.between(x0, x1), h.random.between(y0, y1)];
    return ellipse(x, y, 0.4, 1.1, ((x - h.shift) / 52) * 0.9, 6);
  });
}

/** Thin hair through which the scalp shows: it fades into the skin and never leaves the outline of the head. */
export function coverScalp(h: HairBrush, skin: Skin, shape: Polygon, cover: ScalpCover): void {
  const { under, density, grain, stubble, fade = FADE, clearJaw = false, warmth = 0 } = cover;
  const { painter: p, tones } = h;
  const color = warmth === 0 ? tones.base : mix(tones.base, skin.deep, warmth);
  p.clip(h.contour, () => {
    p.fill(shape, mix(skin.base, color, under), { alpha: 0.9, blur: fade });
    p.layer(
      h.contour,
      (c, scale) => {
        c.filter = `blur(${(fade * scale).toFixed(1)}px)`;
        const g = c.createRadialGradient(h.shift, -6, 20, h.shift, -10, 52);
        density.forEach((alpha, i) => {
          g.addColorStop(i / 2, rgba(color, alpha));
        });
        c.fillStyle = g;
        c.fill(toPath(shape));
      },
      { grain },
    );
    if (!clearJaw) p.inner(h.contour, mix(skin.shadow, tones.base, under + 0.15), -5, -4, 9, 0.35);
    p.clip(shape, () => p.fill(stubbleIn(h, shape, stubble), tones.deep, { alpha: tones.dark ? 0.24 : 0.13 }));
  });
}

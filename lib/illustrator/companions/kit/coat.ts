import type { Character } from '@/lib/illustrator/character/character';
import type { PetRole } from '@/lib/illustrator/character/family-roles';
import { mix, type Painter, type Polygon, shade, tint, type Vec } from '@/lib/illustrator/paint';

export const INK = '#2c1a1e';
export const CREAM = '#fff0dc';
export const BLUSH = '#f0785a';

/** All tones of a coat from its one colour. */
export type Tones = {
  readonly base: string;
  /** Limbs on the far side. */
  readonly far: string;
  readonly dark: string;
  readonly light: string;
  /** Belly, muzzle and chest. */
  readonly pale: string;
};

export const tonesOf = (colour: string): Tones => ({
  base: colour,
  far: shade(colour, 0.085, 0.04),
  dark: shade(colour, 0.2, 0.06),
  light: tint(colour, 0.09),
  pale: mix(tint(colour, 0.12), CREAM, 0.72),
});

/** Tones of a pet: as its family described it, else in the scene's colour, else as usual. */
export function petTones(
  { hero, colour }: { readonly hero: Character | null; readonly colour?: string },
  pet: PetRole,
  usual: string,
): Tones {
  const own = hero?.family?.[pet];
  const tones = tonesOf(own?.fur ?? colour ?? usual);
  if (!own) return tones;
  return own.marks
    ? { ...tones, pale: own.marks, light: own.marks }
    : { ...tones, pale: tones.light, light: tones.base };
}

function boundsOf(shape: Polygon) {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

type FurOptions = {
  readonly count?: number;
  readonly length?: number;
  readonly width?: number;
  readonly alpha?: number;
  /** Direction in which the hair lies at a point, in radians. */
  readonly lie?: number | ((at: Vec) => number);
};

/** Brushed hairs scattered evenly over a shape, dark and light in turn. */
export function fur(p: Painter, shape: Polygon, colour: string, options: FurOptions = {}): void {
  const { count = 18, length = 10, width = 2, alpha = 0.5, lie = 1.4 } = options;
  const box = boundsOf(shape);
  p.clip(shape, () => {
    for (let i = 1; i <= count; i++) {
      // Steps of the plastic number spread points over a plane without rows.
      const x = box.x + ((i * 0.7549) % 1) * box.width;
      const y = box.y + ((i * 0.5698) % 1) * box.height;
      const a = (typeof lie === 'number' ? lie : lie([x, y])) + ((i % 5) - 2) * 0.09;
      const [dx, dy] = [(Math.cos(a) * length) / 2, (Math.sin(a) * length) / 2];
      const tone = i % 2 ? shade(colour, 0.09) : tint(colour, 0.09);
      p.line(
        [
          [x - dx, y - dy],
          [x + dy * 0.16, y - dx * 0.16],
          [x + dx, y + dy],
        ],
        width,
        tone,
        alpha,
      );
    }
  });
}

import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp } from '../../../paint';
import type { BrowHair, Surface, TurnedPlan } from '../turned/plan';
import { isFalling, radiusAt } from './outline';

/** Distance of the turned drawings' crown from the middle of the rays, with no volume; clumps stand past their outline. */
const PLAIN_CROWN = { straight: 53, wavy: 53, curly: 59, coily: 60 } as const;
/** The sides of a head carry a little less hair than its top. */
const DEPTH = 0.9;

const SURFACES: Readonly<Record<HairShape['texture'], { readonly short: Surface; readonly falls: Surface }>> = {
  straight: { short: 'sleek', falls: 'sleek' },
  wavy: { short: 'sleek', falls: 'wavy' },
  curly: { short: 'curls', falls: 'curls' },
  coily: { short: 'coils', falls: 'coils' },
};

/** How much of the middle of the forehead is covered, 0 to 1. */
function fringeShare({ hairline }: HairShape): number {
  const columns = hairline.filter((_, i) => Math.abs(HAIR_MEASURES.columns[i] ?? 0) < 32);
  return columns.filter((y) => y > -24).length / columns.length;
}

function browHair(shape: HairShape): BrowHair {
  const share = fringeShare(shape);
  if (share > 0.6) return 'full';
  return share > 0.25 && shape.texture !== 'coily' ? 'swept' : 'none';
}

/** The same hair from the side and from behind, which the photo does not show: `style` gives its ties. */
export function turnedPlan(shape: HairShape, { ties }: TurnedPlan): TurnedPlan {
  if (shape.cover === 'scalp') return { surface: 'scalp', volume: 0.6, brow: 'none', nape: 26 };
  const tips = ([-1, 1] as const)
    .filter((side) => isFalling(shape, side))
    .map((side) => (side < 0 ? shape.left.tip : shape.right.tip));
  const falls = tips.length ? Math.max(...tips) : undefined;
  const top = [-30, 0, 30].reduce((sum, degrees) => sum + radiusAt(shape, degrees), 0) / 3;
  const { short, falls: long } = SURFACES[shape.texture];
  return {
    surface: falls === undefined ? short : long,
    volume: clamp((top - PLAIN_CROWN[shape.texture]) * DEPTH, 1, 22),
    brow: browHair(shape),
    ...(falls === undefined ? { nape: 28 } : { falls: Math.max(40, falls) }),
    ...(shape.parting !== null && falls !== undefined && { part: Math.abs(shape.parting) < 11 ? 'middle' : 'side' }),
    ...(ties && { ties }),
  };
}

import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp } from '../../../paint';
import type { Tie } from '../ties/ties';
import type { BrowHair, Surface, TurnedPlan } from '../turned/plan';
import type { HeadKind } from './crown';
import { type Curl, findCurl, getWaves } from './curl';
import { isFalling, radiusAt } from './outline';

/** Distance of the turned drawings' crown from the middle of the rays, with no volume; clumps stand past their outline. */
const PLAIN_CROWN = { straight: 53, wavy: 53, loose: 54, ringlets: 59, coils: 60 } as const;
/** The same of hair whose curls have no clumps past the outline, on a head that is taller as a whole. */
const OWN_CROWN = 52;
/** The sides of a head carry a little less hair than its top. */
const DEPTH = 0.9;
/** Past the taller skull of a child's own head; the scalp's cover ends with it. */
const SCALP_VOLUME = 9;
/** Coils closer than this to the head are a grain that lets the scalp through, and stand off it no further. */
export const CROPPED_FROM = 0.6;
const CROPPED_VOLUME = 4;
/** Share of the scalp that they cover. */
const CROPPED_COVERS = 0.96;

/** Coils that lie on a child's own head, from the side and from behind: they thin out towards temples and nape. */
export const CROPPED_PLAN = {
  surface: 'scalp',
  volume: SCALP_VOLUME,
  brow: 'none',
  nape: 26,
  covered: CROPPED_COVERS,
} as const satisfies TurnedPlan;
/** Size of coils that lie close, and of the tips of short hair. */
const FINE = 0.5;

const SURFACES: Readonly<Record<Curl, { readonly short: Surface; readonly falls: Surface }>> = {
  straight: { short: 'sleek', falls: 'sleek' },
  wavy: { short: 'feathered', falls: 'wavy' },
  loose: { short: 'feathered', falls: 'wavy' },
  ringlets: { short: 'curls', falls: 'curls' },
  coils: { short: 'coils', falls: 'coils' },
};

/** Gathered at the nape: a photo from the front shows that hair is tied back, and no tail above or beside the head. */
const NAPE_TAIL: readonly Tie[] = [{ kind: 'tail', at: [0, 10, -44], lead: [0, 0.6, -0.6], length: 66, width: 20 }];

/** The ties of hair that a photo shows: only a style whose hair is all gathered has one. */
export function findTies(shape: HairShape, { ties, falls }: TurnedPlan): readonly Tie[] {
  const free = falls !== undefined || isFalling(shape, -1) || isFalling(shape, 1);
  return ties && !free ? NAPE_TAIL : [];
}

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

/** The same hair from the side and from behind, which the photo does not show; `closeness` of coils is 0 to 1. */
export function turnedPlan(
  shape: HairShape,
  ties: readonly Tie[],
  closeness: number,
  head: HeadKind = 'usual',
): TurnedPlan {
  if (shape.cover === 'scalp') {
    return { surface: 'scalp', volume: SCALP_VOLUME, brow: 'none', nape: 26, covered: shape.density / 100 };
  }
  if (head === 'own' && ties.length === 0 && closeness > CROPPED_FROM) return CROPPED_PLAN;
  const tips = ([-1, 1] as const)
    .filter((side) => isFalling(shape, side))
    .map((side) => (side < 0 ? shape.left.tip : shape.right.tip));
  const falls = tips.length ? Math.max(...tips) : undefined;
  const top = [-30, 0, 30].reduce((sum, degrees) => sum + radiusAt(shape, degrees), 0) / 3;
  const curl = findCurl(shape);
  const brow = ties.length ? 'none' : browHair(shape);
  const { short, falls: long } = SURFACES[curl];
  // Short hair without a fringe stands up a little; gathered hair lies flat.
  const standsUp = short === 'sleek' && ties.length === 0 && brow !== 'full';
  const surface = falls !== undefined ? long : standsUp ? 'feathered' : short;
  const lies = head === 'own' && closeness > CROPPED_FROM;
  return {
    surface,
    volume: clamp((top - (head === 'own' ? OWN_CROWN : PLAIN_CROWN[curl])) * DEPTH, 1, lies ? CROPPED_VOLUME : 22),
    brow,
    ...(falls === undefined ? { nape: 28 } : { falls: Math.max(40, falls), waves: getWaves(shape) }),
    ...(shape.parting !== null && falls !== undefined && { part: Math.abs(shape.parting) < 11 ? 'middle' : 'side' }),
    ...((closeness > 0.5 || surface === 'feathered') && { grain: FINE }),
    ...(ties.length > 0 && { ties: () => ties }),
  };
}

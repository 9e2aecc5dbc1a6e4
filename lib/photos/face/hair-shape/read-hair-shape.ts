import type { FaceReading, Trait } from '../../model.ts';
import { type FaceFrame, getYaw } from '../frame.ts';
import type { PersonMatte } from '../matte/person.ts';
import type { Picture, Point } from '../picture.ts';
import { measureFall } from './fall.ts';
import { measureFlow } from './flow.ts';
import { blur } from './grid.ts';
import { measureFringe, measureHairline, settleFringe } from './hairline.ts';
import { createHeadFrame } from './head-frame.ts';
import { computeHairMask } from './mask.ts';
import { findRegions, type Regions } from './regions.ts';
import { sampleHead } from './samples.ts';
import { type HairShape, hairShapeSchema } from './schema.ts';
import { settleFalls } from './settle.ts';
import { measureRadii } from './silhouette.ts';

/** What else is known of the hair. */
export type HairTraits = Pick<FaceReading, 'hairLength' | 'curl' | 'fringe' | 'headwear'>;

/** Crown and forehead closer than this (OKLab): bald or shaved. */
const BARE = 0.085;
/** Hair this unlike the skin stands on the head, however short it is. */
const DENSE = 0.32;
/** Tight coils that stand off no further than this (half the width above the brows) are cropped. */
const CROPPED = 53;
/** Contrast at which the scalp is just visible, and the step to fully covered. */
const SCALP = { from: 0.02, range: 0.13, least: 10 } as const;
/** Cloth surer than this hides the hair. */
const COVERED = 0.4;
/** Turned further than this (radians) a head shows too little of its far side. */
const MOST_YAW = 0.62;

const rounded = (low: number, high: number) => (value: number) => Math.max(low, Math.min(high, Math.round(value)));

function isScalp({ contrast, halfWidth }: Regions, { curl, hairLength }: HairTraits): boolean {
  if (contrast < BARE) return true;
  if (contrast > DENSE) return false;
  const long = hairLength.value === 'medium' || hairLength.value === 'long';
  return halfWidth < CROPPED && !long && (curl.value === 'coily' || hairLength.value === 'bald');
}

/** How much of the silhouette could be seen, 0 to 1: what a photo cuts off or a turned head hides is guessed. */
function computeConfidence(cut: number, yaw: number, hairline: readonly number[]): number {
  const hidden = Math.min(1, Math.abs(yaw) / MOST_YAW);
  // A hairline in jumps is shade or a hand, not hair.
  const jumps = hairline.slice(1).filter((y, i) => Math.abs(y - (hairline[i] as number)) > 22).length;
  return Math.max(0, 0.95 - cut * 0.6 - hidden ** 2 * 0.5 - Math.max(0, jumps - 2) * 0.15);
}

/**
 * Reads a child's hair as coarse numbers of the drawing: silhouette, hairline, falls, parting and direction of strands.
 * Null when cloth covers the hair.
 */
export function readHairShape(
  picture: Picture,
  face: FaceFrame,
  person: PersonMatte,
  traits: HairTraits,
): Trait<HairShape> | null {
  const { curl, headwear, hairLength } = traits;
  if ((headwear.value === 'hat' || headwear.value === 'scarf') && headwear.confidence > COVERED) return null;
  const landmarks = face.mesh.map(([x, y]): Point => [x, y]);
  const frame = createHeadFrame(landmarks);
  const samples = sampleHead(picture, landmarks, frame, person);
  const regions = findRegions(samples, frame.foreheadTop);
  const hair = computeHairMask(samples, regions, frame.foreheadTop, curl.value !== 'coily');
  const { radii, cut } = measureRadii(samples, hair, blur(samples.person, 1, 2));
  const hairline = settleFringe(measureHairline(hair), traits.fringe);
  const sides = [measureFall(samples, hair, -1), measureFall(samples, hair, 1)] as const;
  const [left, right] = settleFalls(sides, hairLength).map(({ tip, outer, inner }) => ({
    tip: rounded(-24, 120)(tip),
    outer: outer.map(rounded(20, 120)),
    inner: inner.map(rounded(10, 110)),
  }));
  const { flow, alignment, parting } = measureFlow(picture, frame, hair);
  const scalp = isScalp(regions, traits);
  const value = hairShapeSchema.parse({
    cover: scalp ? 'scalp' : 'hair',
    density: rounded(SCALP.least, 100)(((regions.contrast - SCALP.from) / SCALP.range) * 100),
    texture: curl.value,
    alignment: rounded(0, 100)(alignment * 100),
    radii: radii.map(rounded(40, 120)),
    hairline: hairline.map(rounded(-56, 6)),
    left,
    right,
    parting: scalp || parting === null || measureFringe(hairline) > 0.8 ? null : rounded(-40, 40)(parting),
    flow,
  });
  return { value, confidence: computeConfidence(cut, getYaw(face), hairline) };
}

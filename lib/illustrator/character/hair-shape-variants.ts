import { type FaceReading, HAIR_MEASURES, type HairShape } from '@/lib/photos';

/** Height of the tips for each length, head units: above the ears, at the chin, on the chest. */
const TIPS = { short: 4, medium: 56, long: 100 } as const;
/** Hair that ends above this height beside the ear is no fall. */
const EAR_FREE = 16;
/** Distances of a new fall from the middle of the face: outside it swells a little. */
const NEW_FALL = { outer: [57, 59, 60, 60, 59, 58], inner: [44, 43, 41, 38, 35, 33] } as const;

function changeTip(fall: HairShape['left'], tip: number): HairShape['left'] {
  if (fall.tip > EAR_FREE || tip <= EAR_FREE) return { ...fall, tip };
  const rows = Array.from({ length: HAIR_MEASURES.fallRows }, (_, row) => row);
  return {
    tip,
    outer: rows.map((row) => NEW_FALL.outer[row] ?? 58),
    inner: rows.map((row) => NEW_FALL.inner[row] ?? 36),
  };
}

/** The same hair with another length or curl; null if the change makes no difference to the drawing. */
export function changeHairShape(
  shape: HairShape,
  { hairLength, curl }: Partial<Pick<FaceReading, 'hairLength' | 'curl'>>,
): HairShape | null {
  if (hairLength && hairLength.value !== 'bald') {
    const tip = TIPS[hairLength.value];
    return { ...shape, cover: 'hair', left: changeTip(shape.left, tip), right: changeTip(shape.right, tip) };
  }
  if (!curl || shape.cover !== 'hair' || curl.value === shape.texture) return null;
  const { alignment, ...others } = shape;
  // Strands that were measured as orderly would be drawn as no coils.
  return { ...others, ...(curl.value !== 'coily' && { alignment }), texture: curl.value };
}

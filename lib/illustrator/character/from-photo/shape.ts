import {
  AVERAGE_FACE,
  computeDeviations,
  type FaceReading,
  type FaceShape,
  faceShapeSchema,
  measureShape,
} from '@/lib/photos';

/** Beyond this turn (radians) the hidden half of a face is only guessed. */
const MOST_YAW = 0.6;
/** No face differs so much from the average; the mesh lies wrong. */
const IMPOSSIBLE = 4;

const clamp = (value: number) => Math.min(1, Math.max(-1, value));
/** Tenths are fine enough for the drawing and too coarse for anything else. */
const toTenth = (value: number) => Math.round(clamp(value) * 10) / 10 || 0;

/** A crease of usual depth, and how much deeper the deepest are (OKLab lightness). */
const LID = { usual: 0.055, more: 0.09 } as const;
/** Ears as far out as usual, and how much farther the farthest are (face widths). */
const EARS = { usual: 0.085, more: 0.06 } as const;
/** A smile with parted lips shows teeth even where the opening is too narrow to see them. */
const TOOTHY = { smile: 0.25, smileAndOpening: 0.4, shown: 0.5, least: 0.08, most: 0.5 } as const;

/** How much of the teeth is seen, -1 for none. */
function teethOf(share: number, { smile, mouthOpening }: Pick<FaceShape, 'smile' | 'mouthOpening'>): number {
  const seen = share < TOOTHY.least ? -1 : clamp(0.2 + (0.8 * share) / TOOTHY.most);
  const grins = smile >= TOOTHY.smile && smile + mouthOpening >= TOOTHY.smileAndOpening;
  return grins ? Math.max(seen, TOOTHY.shown) : seen;
}

/** What pixels tell, in shares of the largest difference. */
function detailsOf(reading: FaceReading, age: number): Partial<FaceShape> {
  const { details, smoothLids } = reading;
  const { browThickness, browDarkness } = computeDeviations(reading, age);
  return {
    lidFold: smoothLids ? -1 : details ? clamp((details.lidShadow - LID.usual) / LID.more) : 0,
    ears: details?.ears == null ? 0 : (details.ears - EARS.usual) / EARS.more,
    browThickness: browThickness / 2.5,
    browDarkness: browDarkness / 2.5,
  };
}

/**
 * Share of what the slopes of lids and brows have in common that is taken off: a head that looks up or down slopes both
 * alike, and the mesh does not take the nod out wholly.
 */
const NODDED = 0.6;

function withoutNodding<Shape extends Pick<FaceShape, 'eyeTilt' | 'browSlope'>>(shape: Shape): Shape {
  const nod = (clamp(shape.eyeTilt) + clamp(shape.browSlope)) / 2;
  const isShared = shape.eyeTilt * shape.browSlope > 0;
  const off = isShared ? nod * NODDED : 0;
  return { ...shape, eyeTilt: clamp(shape.eyeTilt) - off, browSlope: clamp(shape.browSlope) - off };
}

/** The child's own face as tenths; the average face where the photo does not show one from the front. */
export function faceShapeFromReading(reading: FaceReading, age: number): FaceShape {
  const { front, details } = reading;
  if (!front || Math.abs(front.yaw) > MOST_YAW) return AVERAGE_FACE;
  const measured = measureShape(front.lines, age);
  if (Object.values(measured).some((value) => !(Math.abs(value) < IMPOSSIBLE))) return AVERAGE_FACE;
  const shape = withoutNodding({ ...AVERAGE_FACE, ...measured, ...detailsOf(reading, age) });
  const teeth = teethOf(details?.teeth ?? 0, shape);
  return faceShapeSchema.parse(
    Object.fromEntries(Object.entries({ ...shape, teeth }).map(([name, value]) => [name, toTenth(value)])),
  );
}

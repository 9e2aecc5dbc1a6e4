import { type FaceReading, HAIR_MEASURES, type HairFall, type HairShape } from '@/lib/photos';

const { angles, columns, fallRows, flow } = HAIR_MEASURES;

/** Heights of the tips below a hat: nobody sees more of the hair than its length. */
const TIPS = { medium: 54, long: 100 } as const;
/** Distance of the silhouette at the crown and beside the ears, head units. */
const [CROWN, SIDE] = [62, 68] as const;
/** Curls surer than this are ringlets; others are drawn as locks that run this much alike, percent. */
const [SURE_CURLS, LOCKS] = [0.5, 70] as const;
/** The brow under hair that is swept aside, and over an open one: its height in the middle and how it changes aside. */
const swept = (x: number): number => -25 + x * 0.2 + 6 * (Math.abs(x) / 44) ** 3;
const open = (x: number): number => -37 + 26 * (Math.abs(x) / 46) ** 2.3;
/** Hair is parted here, on the side from which it is swept. */
const PARTING = -16;

const fallTo = (tip: number): HairFall => ({
  tip,
  outer: Array.from({ length: fallRows }, (_, row) => SIDE + (row < 3 ? row : 4 - row)),
  inner: Array.from({ length: fallRows }, (_, row) => Math.round(47 - row * 1.6)),
});

/** Directions from the parting over the head and down. */
const combed = (): number[] =>
  Array.from({ length: flow.columns * flow.rows }, (_, node) => {
    const [x, y] = [flow.x + (node % flow.columns) * flow.stepX, flow.y + Math.floor(node / flow.columns) * flow.stepY];
    const degrees = y > -14 ? 90 - Math.sign(x) * 4 : (Math.atan2(y + 66, x - PARTING) * 180) / Math.PI;
    return ((Math.round(degrees) % 180) + 180) % 180;
  });

/**
 * Hair that a hat hides, as far as it shows below: its length, its curl and whether it hangs into the brow. Null for
 * short hair and coils, of which the list has closer drawings.
 */
export function hiddenHairShape({ hairLength, curl, fringe, headwear }: FaceReading): HairShape | null {
  const length = hairLength.value;
  if (headwear.value !== 'hat' || (length !== 'medium' && length !== 'long') || curl.value === 'coily') return null;
  const fall = fallTo(TIPS[length]);
  return {
    cover: 'hair',
    density: 100,
    texture: curl.value,
    ...(curl.value === 'curly' && curl.confidence < SURE_CURLS && { alignment: LOCKS }),
    radii: angles.map((degrees) => Math.round(CROWN + (SIDE - CROWN) * Math.min(1, Math.abs(degrees) / 80) ** 1.5)),
    hairline: columns.map((x) => Math.round(fringe.value ? swept(x) : open(x))),
    left: fall,
    right: fall,
    parting: PARTING,
    flow: combed(),
  };
}

import { z } from 'zod';

/**
 * Places where hair is measured, in units of the drawn head: x -50 to 50 from ear to ear as seen, y -52 (crown) to 52
 * (chin), brows at -11.
 */
export const HAIR_MEASURES = {
  /** Middle of the silhouette's rays. */
  center: [0, -8],
  /** Degrees of the rays, clockwise from straight up. */
  angles: Array.from({ length: 21 }, (_, i) => (i - 10) * 10),
  /** Columns of the hairline. */
  columns: Array.from({ length: 12 }, (_, i) => i * 8 - 44),
  /** Rows of the hair beside the face: evenly from `fallTop` down to its tips. */
  fallTop: 4,
  fallRows: 6,
  /** Nodes of the field of directions, row by row. */
  flow: { x: -64, y: -72, stepX: 16, stepY: 16, columns: 9, rows: 7 },
} as const;

const whole = (low: number, high: number) => z.number().int().min(low).max(high);

/** Hair beside one side of the face. */
const fallSchema = z.object({
  /** Height of its tips; hair that ends above 16 leaves the ear free. */
  tip: whole(-24, 120),
  /** Distances of its outer and inner edge from the middle of the face, row by row. */
  outer: z.array(whole(20, 120)).length(HAIR_MEASURES.fallRows),
  inner: z.array(whole(10, 110)).length(HAIR_MEASURES.fallRows),
});

/**
 * A child's hair as coarse numbers of the drawing: silhouette, hairline, fall and direction. Bounded, because it is
 * stored with the character.
 */
export const hairShapeSchema = z.object({
  /** Thin or cropped hair shows the scalp and stands off nowhere. */
  cover: z.enum(['scalp', 'hair']),
  /** How much of the scalp it covers, percent. */
  density: whole(0, 100),
  texture: z.enum(['straight', 'wavy', 'curly', 'coily']),
  /** How much alike neighbouring strands run, percent: of coils and ringlets little. Not in shapes of before. */
  alignment: whole(0, 100).optional(),
  /** Distance of the silhouette from the centre along each ray. */
  radii: z.array(whole(40, 120)).length(HAIR_MEASURES.angles.length),
  /** Height of the hairline in each column: above the brow, or on it under a fringe. */
  hairline: z.array(whole(-56, 6)).length(HAIR_MEASURES.columns.length),
  left: fallSchema,
  right: fallSchema,
  /** Where the hair is parted; null without a visible parting. */
  parting: whole(-40, 40).nullable(),
  /** Direction of the strands at each node: degrees, clockwise from pointing right. */
  flow: z.array(whole(0, 179)).length(HAIR_MEASURES.flow.columns * HAIR_MEASURES.flow.rows),
});
export type HairShape = z.infer<typeof hairShapeSchema>;
export type HairFall = z.infer<typeof fallSchema>;

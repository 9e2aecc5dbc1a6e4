import { z } from 'zod';
import { FACE_OFFSET_NAMES, type FaceOffsets } from './face';

/** From -1 to 1: as little and as much as the style can bear. */
const offset = z.number().min(-1).max(1).default(0);

/** How a child's drawn face differs from the face that its traits draw (`USUAL_FACE`). */
export const faceSchema = z.object(
  Object.fromEntries(FACE_OFFSET_NAMES.map((name) => [name, offset])) as Record<keyof FaceOffsets, typeof offset>,
);

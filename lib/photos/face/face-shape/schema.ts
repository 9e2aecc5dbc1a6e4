import { z } from 'zod';
import { FACE_SHAPE_NAMES, type FaceShapeName } from './average-shape';

/**
 * From -1 to 1 in tenths: a tenth is a quarter of a standard deviation among children, 0 the average child of the age.
 */
const tenth = z.number().min(-1).max(1).multipleOf(0.1).default(0);

/** How a child's drawn face differs from the average face of its age (`AVERAGE_FACE`). */
export const faceShapeSchema = z.object(
  Object.fromEntries(FACE_SHAPE_NAMES.map((name) => [name, tenth])) as Record<FaceShapeName, typeof tenth>,
);

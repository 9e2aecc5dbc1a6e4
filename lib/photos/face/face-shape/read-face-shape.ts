import type { Mesh } from '../detect.ts';
import { AVERAGE, type AverageFace, averageLines, DEVIATIONS, yearsFromMiddle } from './average-face.ts';
import { createFrontFace } from './front-face.ts';
import { LINE_MEASURE_NAMES, LINE_MEASURES, type LineMeasure, type PixelMeasure } from './measure-lines.ts';
import { withoutNod } from './nod.ts';
import { type FaceShape, faceShapeSchema } from './schema.ts';

const clamp = (value: number) => Math.min(1, Math.max(-1, value));

/** How far the lines of a face differ from those of the average child of the age, as shares of the largest difference. */
export function measureShape(mesh: Mesh, age: number, face: AverageFace = AVERAGE): Record<LineMeasure, number> {
  const lines = withoutNod(createFrontFace(mesh).lines, averageLines(age, face));
  const years = yearsFromMiddle(age, face);
  const share = (name: LineMeasure) => {
    const { mean, perYear, spread } = face.measures[name];
    return clamp((LINE_MEASURES[name](lines) - mean - perYear * years) / spread / DEVIATIONS);
  };
  return Object.fromEntries(LINE_MEASURE_NAMES.map((name) => [name, share(name)])) as Record<LineMeasure, number>;
}

/** The face shape of a mesh, with what pixels add to it; the schema rounds to tenths. */
export const readFaceShape = (mesh: Mesh, age: number, pixels: Partial<Record<PixelMeasure, number>> = {}): FaceShape =>
  faceShapeSchema.parse({ ...measureShape(mesh, age), ...pixels });

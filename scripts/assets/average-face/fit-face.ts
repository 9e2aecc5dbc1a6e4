import { type AverageFace, averageLines, FACE_PARTS, PARTS } from '@/lib/photos/face/face-shape/average-face';
import {
  FACE_LINE_NAMES,
  FACE_LINES,
  type FaceLineName,
  type FaceLines,
} from '@/lib/photos/face/face-shape/face-lines';
import { LINE_MEASURE_NAMES, LINE_MEASURES, type LineMeasure } from '@/lib/photos/face/face-shape/measure-lines';
import { withoutNod } from '@/lib/photos/face/face-shape/nod';
import type { AverageMeasure } from '@/lib/photos/face/measures/deviations';
import { fitLine } from '../average-child/fit';
import { solveRidge } from './ridge';

export type MeasuredFace = { readonly age: number; readonly lines: FaceLines };

/** What a face does for the camera depends on the photographer, not on the age. */
const MOMENTARY: readonly LineMeasure[] = ['mouthWidth', 'smile', 'mouthOpening'];
/** Children's worth of doubt against a change with the age, and against a move with a difference. */
const [AGE_PENALTY, MOVE_PENALTY] = [6, 2];
const DIGITS = 5;

const round = (value: number) => Number(value.toFixed(DIGITS)) || 0;
const flat = (lines: FaceLines, name: FaceLineName): readonly number[] => lines[name].flat();

function fitMeasures(faces: readonly MeasuredFace[], middleAge: number) {
  const fit = (name: LineMeasure): AverageMeasure =>
    fitLine(
      faces.map(({ age, lines }) => ({ year: age - middleAge, value: LINE_MEASURES[name](lines) })),
      !MOMENTARY.includes(name),
    );
  return Object.fromEntries(LINE_MEASURE_NAMES.map((name) => [name, fit(name)])) as AverageFace['measures'];
}

/** Every line as the average child's, what a year changes, and how it moves with one deviation of each difference. */
function fitLines(faces: readonly MeasuredFace[], middleAge: number, measures: AverageFace['measures']) {
  const years = faces.map(({ age }) => age - middleAge);
  const deviations = (name: LineMeasure) =>
    faces.map(({ lines }, i) => {
      const { mean, perYear, spread } = measures[name];
      return (LINE_MEASURES[name](lines) - mean - perYear * (years[i] ?? 0)) / spread;
    });
  const fitted = FACE_PARTS.flatMap((part) =>
    PARTS[part].lines.map((name) => {
      const { moved } = PARTS[part];
      const columns = [years.map(() => 1), years, ...moved.map(deviations)];
      const penalties = [0, AGE_PENALTY, ...moved.map(() => MOVE_PENALTY)];
      const values = faces.map(({ lines }) => flat(lines, name));
      const rows = FACE_LINES[name].flatMap((_, i) => [0, 1, 2].map((axis) => i * 3 + axis));
      const solved = rows.map((row) =>
        solveRidge(
          columns,
          values.map((value) => value[row] ?? 0),
          penalties,
        ).map(round),
      );
      const column = (index: number) => solved.map((row) => row[index] ?? 0);
      const moves = moved.map((measure, at) => [measure, column(at + 2).filter((_, row) => row % 3 < 2)] as const);
      return [name, { mean: column(0), perYear: column(1), moves: Object.fromEntries(moves) }] as const;
    }),
  );
  return Object.fromEntries(fitted);
}

function fitOnce(faces: readonly MeasuredFace[], middleAge: number): AverageFace {
  const measures = fitMeasures(faces, middleAge);
  const fitted = fitLines(faces, middleAge, measures);
  const of = <Value>(pick: (line: (typeof fitted)[string]) => Value) =>
    Object.fromEntries(FACE_LINE_NAMES.map((name) => [name, pick(fitted[name] as (typeof fitted)[string])]));
  return {
    middleAge,
    measures,
    lines: of(({ mean, perYear }) => ({ mean, perYear })) as AverageFace['lines'],
    moves: of(({ moves }) => moves) as AverageFace['moves'],
  };
}

/** The average face of children and how faces differ from it. Nods are found against a first average and taken out. */
export function fitFace(faces: readonly MeasuredFace[]): AverageFace {
  const middleAge = round(faces.reduce((sum, { age }) => sum + age, 0) / faces.length);
  const first = fitOnce(faces, middleAge);
  const still = faces.map(({ age, lines }) => ({ age, lines: withoutNod(lines, averageLines(age, first)) }));
  return fitOnce(still, middleAge);
}

import { type AverageFace, averageLines, PART_OF_LINE, PARTS } from '@/lib/photos/face/face-shape/average-face';
import { FACE_LINES, type FaceLineName, type FaceLines, mapLines } from '@/lib/photos/face/face-shape/face-lines';
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

function fitMeasures(faces: readonly MeasuredFace[], middleAge: number) {
  const measureOf = (name: LineMeasure): AverageMeasure =>
    fitLine(
      faces.map(({ age, lines }) => ({ year: age - middleAge, value: LINE_MEASURES[name](lines) })),
      !MOMENTARY.includes(name),
    );
  return Object.fromEntries(LINE_MEASURE_NAMES.map((name) => [name, measureOf(name)])) as AverageFace['measures'];
}

/** A line as the average child's, what a year changes, and how it moves with one deviation of each difference. */
function fitLineOf(
  name: FaceLineName,
  faces: readonly MeasuredFace[],
  { middleAge, measures }: Pick<AverageFace, 'middleAge' | 'measures'>,
) {
  const years = faces.map(({ age }) => age - middleAge);
  const { moved } = PARTS[PART_OF_LINE[name]];
  const deviations = moved.map((measure) => {
    const { mean, perYear, spread } = measures[measure];
    return faces.map(({ lines }, i) => (LINE_MEASURES[measure](lines) - mean - perYear * (years[i] ?? 0)) / spread);
  });
  const columns = [years.map(() => 1), years, ...deviations];
  const penalties = [0, AGE_PENALTY, ...moved.map(() => MOVE_PENALTY)];
  const values = faces.map(({ lines }) => lines[name].flat());
  const solved = FACE_LINES[name]
    .flatMap((_, i) => [0, 1, 2].map((axis) => i * 3 + axis))
    .map((row) => {
      const samples = values.map((value) => value[row] ?? 0);
      return solveRidge(columns, samples, penalties).map(round);
    });
  const column = (index: number) => solved.map((row) => row[index] ?? 0);
  const moves = moved.map((measure, at) => [measure, column(at + 2).filter((_, row) => row % 3 < 2)] as const);
  return { mean: column(0), perYear: column(1), moves: Object.fromEntries(moves) };
}

function fitOnce(faces: readonly MeasuredFace[], middleAge: number): AverageFace {
  const measures = fitMeasures(faces, middleAge);
  const fitted = mapLines((name) => fitLineOf(name, faces, { middleAge, measures }));
  return {
    middleAge,
    measures,
    lines: mapLines((name) => ({ mean: fitted[name].mean, perYear: fitted[name].perYear })),
    moves: mapLines((name) => fitted[name].moves),
  };
}

/** The average face of children and how faces differ from it. Nods are found against a first average and taken out. */
export function fitFace(faces: readonly MeasuredFace[]): AverageFace {
  const middleAge = round(faces.reduce((sum, { age }) => sum + age, 0) / faces.length);
  const first = fitOnce(faces, middleAge);
  const still = faces.map(({ age, lines }) => ({ age, lines: withoutNod(lines, averageLines(age, first)) }));
  return fitOnce(still, middleAge);
}

import type { AverageMeasure } from '@/lib/photos/face/measures/deviations';
import { MEASURE_NAMES, type MeasureName } from '@/lib/photos/face/measures/measure-face';

export type MeasuredChild = { readonly age: number; readonly measures: Readonly<Record<MeasureName, number>> };

/** What a face does for the camera depends on the photographer, not on the age. */
const MOMENTARY: readonly MeasureName[] = ['mouthWidth', 'smile', 'mouthOpening'];
/** A slope below this many standard errors is taken for chance. */
const CERTAIN = 2;
const DIGITS = 5;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number) => Number(value.toFixed(DIGITS));

/** Least squares line of a measure over the age, or its mean where the age does not matter; the spread is around it. */
function fitMeasure(children: readonly MeasuredChild[], name: MeasureName, middleAge: number): AverageMeasure {
  const values = children.map(({ measures }) => measures[name]);
  const years = children.map(({ age }) => age - middleAge);
  const usual = mean(values);
  const spreadOfYears = years.reduce((sum, year) => sum + year * year, 0);
  const slope = years.reduce((sum, year, i) => sum + year * ((values[i] as number) - usual), 0) / spreadOfYears;
  const deviation = (perYear: number) =>
    Math.sqrt(mean(values.map((value, i) => (value - usual - perYear * (years[i] as number)) ** 2)));
  const certain = Math.abs(slope) > (CERTAIN * deviation(slope)) / Math.sqrt(spreadOfYears);
  const perYear = certain && !MOMENTARY.includes(name) ? slope : 0;
  return { mean: round(usual), perYear: round(perYear), spread: round(deviation(perYear)) };
}

/** Mean and spread of every measure for children of `middleAge`, and its change with the age. */
export function fitAverages(children: readonly MeasuredChild[]) {
  const middleAge = mean(children.map(({ age }) => age));
  const measures = MEASURE_NAMES.map((name) => [name, fitMeasure(children, name, middleAge)] as const);
  return { middleAge: round(middleAge), measures: Object.fromEntries(measures) };
}

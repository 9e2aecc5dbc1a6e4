import type { AverageMeasure, FaceDeviations } from '@/lib/photos/face/measures/deviations';

type Name = keyof FaceDeviations;
/** A measure that cannot be seen is missing. */
export type MeasuredChild = { readonly age: number; readonly measures: Readonly<Partial<Record<Name, number>>> };

/** What a face does for the camera depends on the photographer, not on the age. */
const MOMENTARY: readonly string[] = ['mouthWidth', 'smile', 'mouthOpening'] satisfies readonly Name[];
/** A slope below this many standard errors is taken for chance. */
const CERTAIN = 2;
const DIGITS = 5;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number) => Number(value.toFixed(DIGITS));

/**
 * Least squares line of a measure over the years, or its mean where they do not matter or must not (`grows` is false);
 * the spread is around it.
 */
export function fitLine(
  seen: readonly { readonly year: number; readonly value: number }[],
  grows: boolean,
): AverageMeasure {
  const usual = mean(seen.map(({ value }) => value));
  const middleYear = mean(seen.map(({ year }) => year));
  const spreadOfYears = seen.reduce((sum, { year }) => sum + (year - middleYear) ** 2, 0);
  const slope = seen.reduce((sum, { year, value }) => sum + (year - middleYear) * (value - usual), 0) / spreadOfYears;
  const deviation = (perYear: number) =>
    Math.sqrt(mean(seen.map(({ year, value }) => (value - usual - perYear * (year - middleYear)) ** 2)));
  const certain = Math.abs(slope) > (CERTAIN * deviation(slope)) / Math.sqrt(spreadOfYears);
  const perYear = certain && grows ? slope : 0;
  return { mean: round(usual - perYear * middleYear), perYear: round(perYear), spread: round(deviation(perYear)) };
}

function fitMeasure(children: readonly MeasuredChild[], name: Name, middleAge: number): AverageMeasure {
  const seen = children.flatMap(({ age, measures }) => {
    const value = measures[name];
    return value === undefined ? [] : [{ year: age - middleAge, value }];
  });
  return fitLine(seen, !MOMENTARY.includes(name));
}

/** Mean and spread of every measure for children of `middleAge`, and its change with the age. */
export function fitAverages(children: readonly MeasuredChild[]) {
  const middleAge = mean(children.map(({ age }) => age));
  const names = [...new Set(children.flatMap(({ measures }) => Object.keys(measures) as Name[]))];
  const measures = names.map((name) => [name, fitMeasure(children, name, middleAge)] as const);
  return {
    middleAge: round(middleAge),
    measures: Object.fromEntries(measures) as Partial<Record<Name, AverageMeasure>>,
  };
}

import { type Figure, toFigure } from '../results/figure';
import type { Outcome } from './outcomes';

type Read = { readonly read: number; readonly children: number; readonly seconds: readonly number[] };

/** How many children were read, in which time, and the share of each trait that is right. */
export function listLikenessFigures(
  outcomes: readonly Outcome[],
  { read, children, seconds }: Read,
): readonly Figure[] {
  const traits = [...Map.groupBy(outcomes, ({ trait }) => trait)].map(([trait, all]) => {
    const right = all.filter(({ correct }) => correct).length;
    return toFigure(`${trait}: right`, [(right / all.length) * 100], { unit: '%', note: `of ${all.length}` });
  });
  return [
    toFigure(`children read, of ${children}`, [read], { unit: '', aim: { atLeast: children } }),
    toFigure('photo → character', seconds, { unit: 's' }),
    ...traits,
  ];
}

import type { Outcome } from './outcomes';

const TRAITS = ['length', 'texture', 'fringe', 'colour', 'colour ±1', 'skin', 'glasses', 'headwear'] as const;
const SKINS = [1, 2, 3, 4, 5] as const;
/** Learned traits are judged on children left out of the training; colour by its neighbours. */
const NOT_JUDGED: readonly string[] = ['colour', 'length', 'texture', 'fringe'];
/** Lower edges of the calibration's bins. */
const BINS = [0, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const formatShare = (outcomes: readonly Pick<Outcome, 'correct'>[]): string =>
  outcomes.length
    ? `${Math.round(average(outcomes.map(({ correct }) => Number(correct))) * 100)} %`.padStart(6)
    : '     –';

/** A line per trait: the share that is right, of all children and of each skin class. */
export function formatAccuracies(outcomes: readonly Outcome[]): readonly string[] {
  const head = `${'share right'.padEnd(14)}   all${SKINS.map((skin) => `  skin ${skin}`).join('')}`;
  const lines = TRAITS.map((trait) => {
    const ofTrait = outcomes.filter((outcome) => outcome.trait === trait);
    const classes = SKINS.map((skin) => formatShare(ofTrait.filter((outcome) => outcome.skin === skin)).padStart(8));
    return `${trait.padEnd(14)}${formatShare(ofTrait)}${classes.join('')}   of ${ofTrait.length}`;
  });
  return [head, ...lines];
}

/** Wrong readings of one trait: `medium read as short: A002, A106`. */
function formatTraitConfusions(outcomes: readonly Outcome[]): string[] {
  const wrong = Map.groupBy(
    outcomes.filter(({ correct }) => !correct),
    ({ label, read }) => `${label} read as ${read}`,
  );
  return [...wrong].map(([mistake, all]) => `  ${mistake}: ${all.map(({ file }) => file.slice(0, 4)).join(', ')}`);
}

export const formatConfusions = (outcomes: readonly Outcome[]): readonly string[] =>
  TRAITS.filter((trait) => trait !== 'colour ±1').flatMap((trait) => [
    `${trait}, wrong`,
    ...formatTraitConfusions(outcomes.filter((outcome) => outcome.trait === trait)),
  ]);

type LeftOut = { readonly trait: string; readonly correct: boolean; readonly confidence: number };

/** The learned traits on children that the classifier had not seen: the figure to expect of other children. */
export const formatLeftOut = (all: readonly LeftOut[]): string =>
  `learned traits on children left out of the training: ${[...Map.groupBy(all, ({ trait }) => trait)]
    .map(([trait, ofTrait]) => `${trait} ${formatShare(ofTrait).trim()}`)
    .join(', ')}`;

/** Of the readings in each bin of confidence, how sure they were on average and how many were right. */
export function formatCalibration(outcomes: readonly Outcome[], leftOut: readonly LeftOut[]): readonly string[] {
  const judged = [...outcomes.filter(({ trait }) => !NOT_JUDGED.includes(trait)), ...leftOut];
  const lines = BINS.map((low, at) => {
    const high = BINS[at + 1] ?? 1.01;
    const bin = judged.filter(({ confidence }) => confidence >= low && confidence < high);
    const sure = bin.length ? `${Math.round(average(bin.map(({ confidence }) => confidence)) * 100)} %` : '–';
    return `  ${low.toFixed(1)} to ${Math.min(1, high).toFixed(1)}  sure ${sure.padStart(5)}  right ${formatShare(bin)}  of ${bin.length}`;
  });
  return ['confidence against share right', ...lines];
}

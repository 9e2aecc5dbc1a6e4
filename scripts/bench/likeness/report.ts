import type { Outcome } from './outcomes';

const TRAITS = ['length', 'texture', 'fringe', 'colour', 'colour ±1', 'skin', 'glasses', 'headwear'] as const;
const SKINS = [1, 2, 3, 4, 5] as const;
/** Lower edges of the calibration's bins. */
const BINS = [0, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const formatShare = (outcomes: readonly Outcome[]): string =>
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

/** Of the readings in each bin of confidence, how sure they were on average and how many were right. */
export function formatCalibration(outcomes: readonly Outcome[]): readonly string[] {
  const judged = outcomes.filter(({ trait }) => trait !== 'colour');
  const lines = BINS.map((low, at) => {
    const high = BINS[at + 1] ?? 1.01;
    const bin = judged.filter(({ confidence }) => confidence >= low && confidence < high);
    const sure = bin.length ? `${Math.round(average(bin.map(({ confidence }) => confidence)) * 100)} %` : '–';
    return `  ${low.toFixed(1)} to ${Math.min(1, high).toFixed(1)}  sure ${sure.padStart(5)}  right ${formatShare(bin)}  of ${bin.length}`;
  });
  return ['confidence against share right', ...lines];
}

import { MIN_CONFIDENCE, MIN_SKIN_CONFIDENCE } from '@/lib/illustrator/character/from-photo/character';
import type { Outcome } from './outcomes';

const TRAITS = ['length', 'texture', 'fringe', 'colour', 'colour ±1', 'eyes', 'skin', 'glasses', 'headwear'] as const;
const SKINS = [1, 2, 3, 4, 5] as const;
/** Learned traits are judged on children left out of the training; colour by its neighbours. */
const NOT_JUDGED: readonly string[] = ['colour', 'length', 'texture', 'fringe', 'eyes', 'skin'];
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

/** `error`: how far the skin lies from the child's in L*, lighter if positive. */
type LeftOut = {
  readonly trait: string;
  readonly group: string;
  readonly correct: boolean;
  readonly confidence: number;
  readonly error?: number;
};

/** What decides whether a parent is asked: of each child the least sure of these. */
const ASKED_TRAITS: readonly string[] = ['length', 'curl', 'skin'];

/** How many parents would be asked about children left out, and how many wrong readings nobody is asked about. */
function formatLeftOutAsked(all: readonly LeftOut[]): string {
  const judged = all.filter(({ trait }) => ASKED_TRAITS.includes(trait));
  const children = [...Map.groupBy(judged, ({ group }) => group).values()];
  const isAsked = ({ trait, confidence }: LeftOut) =>
    confidence < (trait === 'skin' ? MIN_SKIN_CONFIDENCE : MIN_CONFIDENCE);
  const asked = children.filter((traits) => traits.some(isAsked));
  const unnoticed = children
    .filter((traits) => !asked.includes(traits))
    .flat()
    .filter(({ correct }) => !correct);
  const list = unnoticed.map(({ trait, group }) => `${group.slice(0, 4)} ${trait}`);
  return `children left out: ${asked.length} of ${children.length} asked; wrong and not asked: ${list.join(', ') || 'none'}`;
}

/** The learned traits on children that the training had not seen: the figures to expect of other children. */
export function formatLeftOut(all: readonly LeftOut[]): readonly string[] {
  const shares = [...Map.groupBy(all, ({ trait }) => trait)].map(
    ([trait, ofTrait]) => `${trait} ${formatShare(ofTrait).trim()}`,
  );
  const errors = all.flatMap(({ error }) => error ?? []).sort((a, b) => a - b);
  const [darkest, lightest] = [errors[0] ?? 0, errors.at(-1) ?? 0];
  const off = errors.filter((error) => Math.abs(error) > 4);
  const lighter = off.filter((error) => error > 0).length;
  const middle = errors.map(Math.abs).sort((a, b) => a - b)[errors.length >> 1] ?? 0;
  return [
    `learned traits on children left out of the training: ${shares.join(', ')}`,
    formatLeftOutAsked(all),
    `skin on children left out: from ${darkest.toFixed(1)} to ${lightest.toFixed(1)} L* beside the child's, median |ΔL*| ${middle.toFixed(1)}; ${lighter} lighter by more than 4, ${off.length - lighter} darker, of ${errors.length}`,
  ];
}

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

import { type Defect, describeDefect, isTolerable } from './defects';
import type { PictureResult, RequestPicture } from './hosted-call';
import type { Expectation, Inspect } from './inspect';

export type PictureTask = {
  /** The prompt of the next attempt; `faults` describes the defects of the last one. */
  readonly prompt: (faults: readonly string[]) => string;
  readonly references: readonly Uint8Array[];
  readonly sizePx: number;
  readonly expectation: Expectation;
};

export type DrawOptions = {
  readonly order: RequestPicture;
  readonly inspect: Inspect;
  /** Further attempts after a picture with defects. */
  readonly maxRedraws: number;
};

/** Total cost of a request so far, whatever its outcome. */
export type CostCounter = { microUsd: number };

export type TaskOutcome =
  | { readonly kind: 'drawn'; readonly image: Uint8Array; readonly provider: string }
  | { readonly kind: 'unsafe'; readonly provider: string }
  | { readonly kind: 'unavailable'; readonly failures: readonly string[] }
  | { readonly kind: 'defective'; readonly defects: readonly string[] };

type DrawnPicture = Extract<PictureResult, { kind: 'drawn' }>;
type CheckedPicture = { readonly drawn: DrawnPicture; readonly defects: readonly Defect[] };

/**
 * Draws a picture, checks it and redraws it with its defects in the prompt, at most `maxRedraws` times. Returns the
 * first perfect picture, or else the best with tolerable defects; never one with a serious defect or one that no
 * checker could check.
 */
export async function drawChecked(task: PictureTask, studio: DrawOptions, bill: CostCounter): Promise<TaskOutcome> {
  let best: CheckedPicture | null = null;
  let defects: readonly Defect[] = [];
  let refusals = 0;

  for (let attempt = 0; attempt <= studio.maxRedraws; attempt += 1) {
    const { prompt, references, sizePx } = task;
    const drawn = await studio.order({ prompt: prompt(defects.map(describeDefect)), references, sizePx });
    bill.microUsd += drawn.costMicroUsd;
    if (drawn.kind !== 'drawn') return best ? toOutcome(best) : drawn;

    const seen = await findDefects(drawn, task.expectation, studio.inspect, bill);
    if (seen === 'unavailable') return best ? toOutcome(best) : { kind: 'unavailable', failures: ['check'] };
    if (seen === 'refused') {
      refusals += 1;
      continue;
    }
    defects = seen;
    if (isTolerable(defects) && (!best || defects.length < best.defects.length)) best = { drawn, defects };
    if (defects.length === 0) break;
  }
  if (best) return toOutcome(best);
  const unchecked = refusals > 0 ? ['check_refused'] : [];
  return { kind: 'defective', defects: [...defects.map(({ kind }) => kind), ...unchecked] };
}

const toOutcome = ({ drawn: { image, provider } }: CheckedPicture): TaskOutcome => ({ kind: 'drawn', image, provider });

/** All defects of a picture; a blank one needs no check by a model. */
async function findDefects(
  { image, defects }: DrawnPicture,
  expectation: Expectation,
  inspect: Inspect,
  bill: CostCounter,
): Promise<readonly Defect[] | 'refused' | 'unavailable'> {
  if (defects.some(({ kind }) => kind === 'blank')) return defects;
  const inspection = await inspect(image, expectation);
  bill.microUsd += inspection.costMicroUsd;
  return inspection.kind === 'checked' ? [...defects, ...inspection.defects] : inspection.reason;
}

import { type Defect, defectWords, isTolerable } from './defects';
import type { OrderPicture, PictureAnswer } from './hosted-call';
import type { Expectation, Inspect } from './inspect';

export type PictureTask = {
  /** The prompt of the next try; `faults` are those of the last one, in words. */
  readonly prompt: (faults: readonly string[]) => string;
  readonly references: readonly Uint8Array[];
  readonly sizePx: number;
  readonly expectation: Expectation;
};

export type Studio = {
  readonly order: OrderPicture;
  readonly inspect: Inspect;
  /** Further tries after a picture with defects. */
  readonly maxRedraws: number;
};

/** What a request has cost so far, whatever becomes of it. */
export type Bill = { microUsd: number };

export type TaskOutcome =
  | { readonly kind: 'drawn'; readonly image: Uint8Array; readonly provider: string }
  | { readonly kind: 'unsafe'; readonly provider: string }
  | { readonly kind: 'unavailable'; readonly failures: readonly string[] }
  | { readonly kind: 'defective'; readonly defects: readonly string[] };

type Drawn = Extract<PictureAnswer, { kind: 'drawn' }>;
type Tried = { readonly drawn: Drawn; readonly defects: readonly Defect[] };

/**
 * Draws a picture, looks at it and draws it again, with its defects named, at most `maxRedraws` times.
 * Answers the first picture without fault, or else the best with small ones; a picture with a great fault, and one
 * that nobody could check, is never answered.
 */
export async function drawChecked(task: PictureTask, studio: Studio, bill: Bill): Promise<TaskOutcome> {
  let best: Tried | null = null;
  let defects: readonly Defect[] = [];
  let refusals = 0;

  for (let attempt = 0; attempt <= studio.maxRedraws; attempt += 1) {
    const { prompt, references, sizePx } = task;
    const drawn = await studio.order({ prompt: prompt(defects.map(defectWords)), references, sizePx });
    bill.microUsd += drawn.costMicroUsd;
    if (drawn.kind !== 'drawn') return best ? finished(best) : drawn;

    const seen = await look(drawn, task.expectation, studio.inspect, bill);
    if (seen === 'unavailable') return best ? finished(best) : { kind: 'unavailable', failures: ['check'] };
    if (seen === 'refused') {
      refusals += 1;
      continue;
    }
    defects = seen;
    if (isTolerable(defects) && (!best || defects.length < best.defects.length)) best = { drawn, defects };
    if (defects.length === 0) break;
  }
  if (best) return finished(best);
  const unchecked = refusals > 0 ? ['check_refused'] : [];
  return { kind: 'defective', defects: [...defects.map(({ kind }) => kind), ...unchecked] };
}

const finished = ({ drawn: { image, provider } }: Tried): TaskOutcome => ({ kind: 'drawn', image, provider });

/** All defects of a picture; one that is blank needs no second look. */
async function look(
  { image, defects }: Drawn,
  expectation: Expectation,
  inspect: Inspect,
  bill: Bill,
): Promise<readonly Defect[] | 'refused' | 'unavailable'> {
  if (defects.some(({ kind }) => kind === 'blank')) return defects;
  const inspection = await inspect(image, expectation);
  bill.microUsd += inspection.costMicroUsd;
  return inspection.kind === 'checked' ? [...defects, ...inspection.defects] : inspection.reason;
}

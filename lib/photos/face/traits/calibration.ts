import type { FaceReading } from '../../model';
import calibrations from './data/calibration.json' with { type: 'json' };

/** Platt scaling (1999): a confidence's log-odds times `slope` plus `shift` are the log-odds of being right. */
export type Calibration = { readonly slope: number; readonly shift: number };
export type CalibratedTrait = keyof typeof calibrations;

/** No reading is surer than this, or less sure than the rest. */
const SUREST = 0.98;

const toLogOdds = (share: number) => Math.log(share / (1 - share));
export const getLogOdds = (confidence: number): number => toLogOdds(Math.max(1 - SUREST, Math.min(SUREST, confidence)));

/** How often readings of this confidence are right, 0 to 1. */
export const calibrate = (confidence: number, { slope, shift }: Calibration): number =>
  1 / (1 + Math.exp(-slope * getLogOdds(confidence) - shift));

/** The confidence that `calibrate` was given. */
export const uncalibrate = (confidence: number, { slope, shift }: Calibration): number =>
  1 / (1 + Math.exp(-(getLogOdds(confidence) - shift) / slope));

type Traits = Pick<FaceReading, CalibratedTrait>;

/**
 * Makes the confidences of a face mean what they say: of readings called 80 % sure, 80 % are right. `npm run train-hair`
 * fits them on the children of the fixtures. Headwear and glasses that were found stay as doubted as they are: hardly
 * any of the children has them.
 */
export function calibrateTraits(traits: Traits): Traits {
  const make = <Value>(name: CalibratedTrait, { value, confidence }: { value: Value; confidence: number }) => ({
    value,
    confidence: calibrate(confidence, calibrations[name]),
  });
  const { headwear, glasses } = traits;
  return {
    skin: make('skin', traits.skin),
    hairColor: make('hairColor', traits.hairColor),
    hairLength: make('hairLength', traits.hairLength),
    curl: make('curl', traits.curl),
    fringe: make('fringe', traits.fringe),
    headwear: headwear.value === 'none' ? make('headwear', headwear) : headwear,
    glasses: glasses.value ? glasses : make('glasses', glasses),
  };
}

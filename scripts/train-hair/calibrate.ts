import { type Calibration, calibrate, getLogOdds } from '@/lib/photos/face/traits/calibration';

/** How sure one reading was, before calibration, and whether it is right. */
export type Judged = { readonly confidence: number; readonly correct: boolean };

const ROUNDS = 4000;
const RATE = 0.02;
/** Weight of "the confidence is what it says" in readings: forty children do not prove that a trait is never wrong. */
const PRIOR = 4;
/** A surer reading is never the less right one. */
const LEAST_SLOPE = 0.3;

/** Fits slope and shift by gradient descent on the log-loss; few readings stay close to what they said. */
export function fitCalibration(readings: readonly Judged[]): Calibration {
  let [slope, shift] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [alongSlope, alongShift] = [PRIOR * (slope - 1), PRIOR * 0.25 * shift];
    for (const { confidence, correct } of readings) {
      const error = calibrate(confidence, { slope, shift }) - (correct ? 1 : 0);
      alongSlope += error * getLogOdds(confidence);
      alongShift += error;
    }
    slope = Math.max(LEAST_SLOPE, slope - (RATE * alongSlope) / (readings.length + PRIOR));
    shift -= (RATE * alongShift) / (readings.length + PRIOR);
  }
  return { slope, shift };
}

/** Each reading with the confidence that a calibration fitted on all others gives it. */
export const calibrateLeftOut = <One extends Judged>(readings: readonly One[]): readonly One[] =>
  readings.map((one) => ({
    ...one,
    confidence: calibrate(one.confidence, fitCalibration(readings.filter((other) => other !== one))),
  }));

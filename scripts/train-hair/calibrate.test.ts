import { describe, expect, it } from 'vitest';
import { calibrate, uncalibrate } from '@/lib/photos/face/traits/calibration';
import { calibrateLeftOut, fitCalibration, type Judged } from './calibrate';

/** Readings of one confidence, of which a share is right. */
const listReadings = (confidence: number, count: number, share: number): readonly Judged[] =>
  Array.from({ length: count }, (_, i) => ({ confidence, correct: i < count * share }));

describe('fitCalibration', () => {
  it('raises confidences that are too modest, and lowers those that boast', () => {
    const modest = [...listReadings(0.6, 40, 0.85), ...listReadings(0.8, 40, 0.95)];
    expect(Math.abs(calibrate(0.6, fitCalibration(modest)) - 0.85)).toBeLessThan(0.05);
    const boasting = [...listReadings(0.7, 40, 0.5), ...listReadings(0.95, 40, 0.7)];
    expect(Math.abs(calibrate(0.95, fitCalibration(boasting)) - 0.7)).toBeLessThan(0.06);
  });

  it('believes a few readings less, and is never certain', () => {
    const few = calibrate(0.6, fitCalibration(listReadings(0.6, 3, 1)));
    const many = calibrate(0.6, fitCalibration(listReadings(0.6, 60, 1)));
    expect(few).toBeLessThan(many);
    expect(many).toBeLessThan(1);
  });

  it('keeps the order of confidences, and can be undone', () => {
    const upsideDown = [...listReadings(0.5, 20, 1), ...listReadings(0.9, 20, 0.5)];
    const fitted = fitCalibration(upsideDown);
    expect(calibrate(0.9, fitted)).toBeGreaterThan(calibrate(0.5, fitted));
    expect(uncalibrate(calibrate(0.7, fitted), fitted)).toBeCloseTo(0.7);
  });
});

it('judges each reading by the others alone', () => {
  const [wrong] = calibrateLeftOut([...listReadings(0.8, 1, 0), ...listReadings(0.8, 20, 1)]);
  expect(wrong?.confidence).toBeGreaterThan(0.8);
});

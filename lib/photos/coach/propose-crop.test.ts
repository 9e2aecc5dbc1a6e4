import { describe, expect, it } from 'vitest';
import { PHOTO_LIMITS } from '../model';
import { proposeCrop } from './propose-crop';
import type { ScannedFace } from './scan-photo';

const SIZE = { width: 4000, height: 3000 };
const faceAt = (x: number, y: number, widthPx: number): ScannedFace => ({
  box: { x, y, width: widthPx / SIZE.width, height: widthPx / SIZE.height },
  across: widthPx / SIZE.width,
  score: 0.9,
  turn: 0,
  roll: 0,
  shade: 0,
  cloth: 0,
  light: { middle: 150, lights: 200, burnt: 0 },
  detail: 0.1,
});
const pixels = (crop: ReturnType<typeof proposeCrop>) => [
  Math.round(crop.width * SIZE.width),
  Math.round(crop.height * SIZE.height),
];
const isInsidePhoto = ({ x, y, width, height }: ReturnType<typeof proposeCrop>) =>
  x >= 0 && y >= 0 && x + width <= 1.000001 && y + height <= 1.000001;

describe('the crop is proposed around the face', () => {
  it('is a square that includes hair and shoulders', () => {
    expect(pixels(proposeCrop(faceAt(0.4, 0.4, 400), [], SIZE))).toEqual([1240, 1240]);
  });
  it('stays within the photo, in any corner', () => {
    for (const [x, y] of [
      [0, 0],
      [0.9, 0],
      [0, 0.87],
      [0.9, 0.87],
    ] as const) {
      expect(isInsidePhoto(proposeCrop(faceAt(x, y, 400), [], SIZE))).toBe(true);
    }
  });
  it("is never below the server's minimum or larger than the photo", () => {
    expect(pixels(proposeCrop(faceAt(0.5, 0.5, 60), [], SIZE))[0]).toBe(PHOTO_LIMITS.minEdgePx);
    expect(pixels(proposeCrop(faceAt(0.1, 0.1, 2600), [], SIZE))).toEqual([3000, 3000]);
  });
  it('excludes other faces where possible', () => {
    const [child, parent] = [faceAt(0.4, 0.4, 400), faceAt(0.52, 0.38, 420)];
    const frame = proposeCrop(child, [parent], SIZE);
    expect(frame.x + frame.width).toBeLessThan(0.52 + 420 / SIZE.width / 2);
    expect(pixels(frame)[0]).toBeGreaterThanOrEqual(800);
  });
});

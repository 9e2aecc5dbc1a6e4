import { describe, expect, test } from 'vitest';
import { PHOTO_LIMITS } from '@/lib/photos';
import { analysisSize, uploadSize } from './photo-size';

describe('photo before the upload', () => {
  test('§5 photo: the browser scales down to 4,000 px and never up', () => {
    expect(uploadSize({ width: 8000, height: 6000 })).toEqual({ width: 4000, height: 3000 });
    expect(uploadSize({ width: 600, height: 900 })).toEqual({ width: 600, height: 900 });
  });
  test.each([
    [12_000, 900],
    [401, 9000],
    [5001, 400],
    [16_383, 1201],
  ])('a panorama of %i × %i px keeps an edge that the server accepts', (width, height) => {
    const size = uploadSize({ width, height });
    expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(PHOTO_LIMITS.minEdgePx);
    expect(size.width * size.height).toBeLessThanOrEqual(Math.max(PHOTO_LIMITS.maxPixels, width * height));
  });
  test('the analysis uses a small copy', () => {
    expect(analysisSize({ width: 4032, height: 3024 })).toEqual({ width: 1024, height: 768 });
    expect(analysisSize({ width: 20_000, height: 4 })).toEqual({ width: 1024, height: 1 });
  });
});

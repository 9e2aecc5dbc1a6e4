import { describe, expect, it } from 'vitest';
import { chooseTone, contrast, measureCoverTone } from './cover-tone';
import { createJpeg } from './testing/book';

describe('cover lettering', () => {
  it('is cream on dark art and ink on light art, with a minimal tint', async () => {
    expect(await measureCoverTone(await createJpeg(120, '#1b1f4a'))).toEqual({ tone: 'dark', tint: 0.12 });
    expect(await measureCoverTone(await createJpeg(120, '#fdf1d8'))).toEqual({ tone: 'light', tint: 0.12 });
  });

  it('has a stronger tint on art of medium lightness', () => {
    const { tint } = chooseTone([
      [190, 184, 178],
      [40, 44, 70],
    ]);
    expect(tint).toBeGreaterThan(0.12);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
    expect(contrast([196, 54, 31], [255, 255, 255])).toBeCloseTo(5.4, 1);
  });
});

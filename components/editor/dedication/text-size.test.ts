import { describe, expect, it } from 'vitest';
import { DEDICATION_LIMITS } from '@/lib/books';
import { DEDICATION_DESIGNS, getDedicationBox } from '@/lib/typesetting';
import { getDedicationSize } from './text-size';

const BOXES = DEDICATION_DESIGNS.flatMap((design) =>
  [false, true].map((hasPhoto) => [design, hasPhoto ? 'with' : 'without', getDedicationBox(design, hasPhoto)] as const),
);

describe.each(BOXES)('the dedication on the page of the editor in the design %s %s a photo', (_design, _photo, box) => {
  it('is as large as in print when it is short', () => {
    expect(getDedicationSize('For Maya', box)).toBeCloseTo((27 * 25.4) / 72 / 2.1, 5);
  });

  it('is smaller when it is long, and never smaller than in print', () => {
    const long = getDedicationSize('x'.repeat(DEDICATION_LIMITS.max), box);
    expect(long).toBeLessThan(getDedicationSize('For Maya', box));
    expect(getDedicationSize('a\n'.repeat(100), box)).toBeCloseTo((14 * 25.4) / 72 / 2.1, 5);
  });
});

import { describe, expect, it } from 'vitest';
import { DEDICATION_LIMITS } from '@/lib/books';
import { DEDICATION_DESIGNS } from '@/lib/typesetting';
import { getDedicationSize } from './text-size';

describe.each(DEDICATION_DESIGNS)('the dedication on the page of the editor in the design %s', (design) => {
  it('is as large as in print when it is short', () => {
    expect(getDedicationSize('For Maya', design)).toBeCloseTo((27 * 25.4) / 72 / 2.1, 5);
  });

  it('is smaller when it is long, and never smaller than in print', () => {
    const long = getDedicationSize('x'.repeat(DEDICATION_LIMITS.max), design);
    expect(long).toBeLessThan(getDedicationSize('For Maya', design));
    expect(getDedicationSize('a\n'.repeat(100), design)).toBeCloseTo((14 * 25.4) / 72 / 2.1, 5);
  });
});

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { getIdLanguage, LANGUAGE_OFFSETS, toBaseId, toEditionId } from './ids';

describe('§3 id ranges by language', () => {
  test.each([
    [1, 'he', 1],
    [9001, 'he', 9001],
    [9999, 'he', 9999],
    [10_001, 'en', 1],
    [19_999, 'en', 9999],
    [20_001, 'ar', 1],
    [29_999, 'ar', 9999],
    [30_001, 'ru', 1],
    [39_001, 'ru', 9001],
    [39_999, 'ru', 9999],
  ] as const)('%i is %s of base %i', (id, language, baseId) => {
    expect(getIdLanguage(id)).toBe(language);
    expect(toBaseId(id)).toBe(baseId);
    expect(toEditionId(baseId, language)).toBe(id);
  });

  test.each([0, -1, 10_000, 20_000, 30_000, 40_000, 40_001, 1.5, Number.NaN])('%d is in no language range', (id) => {
    expect(getIdLanguage(id)).toBeNull();
  });

  test('offsets', () => {
    expect(LANGUAGE_OFFSETS).toEqual({ he: 0, en: 10_000, ar: 20_000, ru: 30_000 });
    expect(Object.keys(LANGUAGE_OFFSETS)).toEqual([...LANGUAGES]);
  });
});

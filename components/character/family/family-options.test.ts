import { describe, expect, it } from 'vitest';
import type { Family, ReadRelative } from '@/lib/illustrator';
import { applyReading, HAIR_STYLES_BY_ROLE } from './family-options';

const READ: ReadRelative = {
  looks: { skin: '#ecb98f', hairStyle: 'longWavy', glasses: 'none' },
  unsure: ['hairColor', 'eyeColor'],
};

describe('§10 family: a photo makes choices', () => {
  it('fills in what it shows, and leaves everything else as the parent chose it', () => {
    const family: Family = {
      father: { skin: '#5a3726', eyeColor: '#6a4526', beard: 'full', headwear: 'kippah' },
      dog: { fur: '#2b2426' },
    };
    expect(applyReading(family, 'father', READ)).toEqual({
      ...family,
      father: { ...READ.looks, eyeColor: '#6a4526', beard: 'full', headwear: 'kippah' },
    });
    expect(applyReading(undefined, 'mother', READ)).toEqual({ mother: READ.looks });
  });

  it('keeps a bald head that the parent chose', () => {
    const { grandfather } = applyReading({ grandfather: { baldness: 'top' } }, 'grandfather', READ);
    expect(grandfather).toEqual({ baldness: 'top', skin: '#ecb98f', glasses: 'none' });
  });

  it('offers the same hairstyles to men and women', () => {
    const styles = (['mother', 'father', 'grandmother', 'grandfather'] as const).map((role) =>
      [...HAIR_STYLES_BY_ROLE[role]].sort(),
    );
    expect(new Set(styles.map((list) => list.join()))).toHaveProperty('size', 1);
    expect(new Set(styles[0]).size).toBe(styles[0]?.length);
  });
});

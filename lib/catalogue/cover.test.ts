import { describe, expect, test } from 'vitest';
import { coverCandidates, coverGender, coverPath } from './cover';

const boy = '/book_covers/boy/B7_boy.avif';
const girl = '/book_covers/girl/B7_girl.avif';
const fallbackImage = '/covers/own.avif';

describe('§3 cover', () => {
  test('path', () => {
    expect(coverPath(7, 'boy')).toBe(boy);
    expect(coverPath(7, 'girl')).toBe(girl);
  });

  test('the cover gender is fixed for an id and varies across the shelf', () => {
    const shelf = Array.from({ length: 200 }, (_, index) => coverGender(index + 1));
    expect(shelf).toEqual(Array.from({ length: 200 }, (_, index) => coverGender(index + 1)));
    const boys = shelf.filter((gender) => gender === 'boy').length;
    expect(boys).toBeGreaterThan(80);
    expect(boys).toBeLessThan(120);
  });

  test.each([
    [['boy'], undefined, [boy]],
    [['girl'], fallbackImage, [girl, fallbackImage]],
  ] as const)('a book for %s only uses that one', (genders, image, expected) => {
    expect(coverCandidates({ id: 7, baseId: 7, genders, ...(image && { image }) })).toEqual(expected);
  });

  test('a failed cover falls back to the other gender, then to the own image', () => {
    const first = coverGender(7) === 'boy' ? [boy, girl] : [girl, boy];
    expect(coverCandidates({ id: 7, baseId: 7, genders: ['boy', 'girl'], image: fallbackImage })).toEqual([
      ...first,
      fallbackImage,
    ]);
    expect(coverCandidates({ id: 7, baseId: 7, genders: ['boy', 'girl'] })).toEqual(first);
  });

  test('a book without genders tries its pseudo-random gender, then its own image', () => {
    const drawn = coverPath(7, coverGender(7));
    expect(coverCandidates({ id: 7, baseId: 7, genders: [], image: fallbackImage })).toEqual([drawn, fallbackImage]);
  });
});

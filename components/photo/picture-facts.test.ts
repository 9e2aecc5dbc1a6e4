import { describe, expect, test } from 'vitest';
import { lookAt, looksLikeHeic, sentSize } from './picture-facts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function picture(luma: (x: number, y: number) => number) {
  const [width, height] = [160, 120];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const value = luma(at % width, Math.floor(at / width));
    data.set([value, value, value, 255], at * 4);
  }
  return { data, width, height };
}

describe('photo before the upload', () => {
  test('rulings: the browser scales to 4,000 px first, and never up', () => {
    expect(sentSize({ width: 8000, height: 6000 })).toEqual({ width: 4000, height: 3000 });
    expect(sentSize({ width: 600, height: 900 })).toEqual({ width: 600, height: 900 });
  });
  test('§5 HEIC is known by its bytes', () => {
    expect(looksLikeHeic(bytes('\0\0\0\x18ftypheic'))).toBe(true);
    expect(looksLikeHeic(bytes('\0\0\0\x18ftypmif1'))).toBe(true);
    expect(looksLikeHeic(bytes('\0\0\0\x18ftypisom'))).toBe(false);
    expect(looksLikeHeic(bytes('\xff\xd8\xff\xe0'))).toBe(false);
  });
  test('light and sharpness', () => {
    expect(lookAt(picture(() => 20)).light).toBe('dark');
    expect(lookAt(picture(() => 250)).light).toBe('bright');
    expect(lookAt(picture((x, y) => (((x >> 2) + (y >> 2)) % 2 ? 180 : 90)))).toEqual({ light: 'good', sharp: true });
    expect(lookAt(picture((x) => 60 + x)).sharp).toBe(false);
  });
});

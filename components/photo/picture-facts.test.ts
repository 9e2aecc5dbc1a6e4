import { describe, expect, test } from 'vitest';
import { lookSize, sentSize } from './picture-facts';

describe('photo before the upload', () => {
  test('rulings: the browser scales to 4,000 px first, and never up', () => {
    expect(sentSize({ width: 8000, height: 6000 })).toEqual({ width: 4000, height: 3000 });
    expect(sentSize({ width: 600, height: 900 })).toEqual({ width: 600, height: 900 });
  });
  test('the coach looks at a small copy', () => {
    expect(lookSize({ width: 4032, height: 3024 })).toEqual({ width: 1024, height: 768 });
    expect(lookSize({ width: 20_000, height: 4 })).toEqual({ width: 1024, height: 1 });
  });
});

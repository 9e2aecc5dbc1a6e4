import { describe, expect, test } from 'vitest';
import { clampIndex, goesOn, keyStep, openingsOf, pulled, shareOfPull, swipeStep } from './reader-moves';

const spread = (key: string) => ({
  key,
  paragraphs: [],
  alt: '',
  picture: null,
  thumb: null,
  veil: null,
  locked: false,
});

describe('leafing through the book', () => {
  test('cover, spreads on facing pages from 4 on, last page', () => {
    const openings = openingsOf({ spreads: [spread('s01'), spread('s02')] });
    expect(openings.map(({ kind }) => kind)).toEqual(['cover', 'spread', 'spread', 'end']);
    expect(openings[2]).toMatchObject({ pages: [6, 7] });
  });
  test('arrow keys follow the book’s direction', () => {
    expect(keyStep('ArrowRight', 'ltr')).toBe(1);
    expect(keyStep('ArrowRight', 'rtl')).toBe(-1);
    expect(keyStep('ArrowLeft', 'rtl')).toBe(1);
    expect(keyStep('a', 'rtl')).toBe(0);
  });
  test('home and end reach the covers', () => {
    expect(clampIndex(3 + keyStep('Home', 'ltr'), 14)).toBe(0);
    expect(clampIndex(3 + keyStep('End', 'ltr'), 14)).toBe(13);
  });
  test('a swipe pulls the page over the spine', () => {
    expect(swipeStep(-80, 5, 'ltr')).toBe(1);
    expect(swipeStep(-80, 5, 'rtl')).toBe(-1);
    expect(swipeStep(80, 5, 'rtl')).toBe(1);
  });
  test('scrolling and tapping are no swipes', () => {
    expect(swipeStep(-60, 90, 'ltr')).toBe(0);
    expect(swipeStep(-12, 0, 'ltr')).toBe(0);
  });
});

describe('a page that follows the finger', () => {
  test('its edge stays under the finger', () => {
    const edgeOf = (share: number) => 300 * (1 - Math.cos(share * Math.PI));
    for (const along of [0, 40, 150, 300, 450, 600]) expect(edgeOf(shareOfPull(along, 300))).toBeCloseTo(along);
    expect(shareOfPull(-50, 300)).toBe(0);
    expect(shareOfPull(900, 300)).toBe(1);
  });
  test('the way on is to the spine, which lies on the other side in right-to-left books', () => {
    expect(pulled(-80, 1, 'ltr')).toBe(80);
    expect(pulled(80, 1, 'rtl')).toBe(80);
    expect(pulled(80, -1, 'ltr')).toBe(80);
    expect(pulled(-80, -1, 'rtl')).toBe(80);
    expect(pulled(30, 1, 'ltr')).toBe(-30);
  });
  test('let go: it goes on when turned far enough or flicked, and falls back otherwise', () => {
    expect(goesOn({ share: 0.4, speed: 0, along: 200 })).toBe(true);
    expect(goesOn({ share: 0.1, speed: 0.8, along: 40 })).toBe(true);
    expect(goesOn({ share: 0.1, speed: 0, along: 40 })).toBe(false);
    expect(goesOn({ share: 0.02, speed: 0.8, along: 6 })).toBe(false);
    // Thrown back at the last moment.
    expect(goesOn({ share: 0.4, speed: -0.9, along: 200 })).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import {
  clampIndex,
  dragDistance,
  keyStep,
  readerViews,
  shouldCompleteTurn,
  swipeStep,
  turnProgress,
} from './reader-navigation';

const spread = (key: string) => ({
  key,
  paragraphs: [],
  alt: '',
  picture: null,
  thumb: null,
  veil: null,
  locked: false,
});

describe('reader navigation', () => {
  test('cover, spreads from page 4 on, last page', () => {
    const openings = readerViews({ spreads: [spread('s01'), spread('s02')] });
    expect(openings.map(({ kind }) => kind)).toEqual(['cover', 'spread', 'spread', 'end']);
    expect(openings[2]).toMatchObject({ pages: [6, 7] });
  });
  test('arrow keys follow the book’s direction', () => {
    expect(keyStep('ArrowRight', 'ltr')).toBe(1);
    expect(keyStep('ArrowRight', 'rtl')).toBe(-1);
    expect(keyStep('ArrowLeft', 'rtl')).toBe(1);
    expect(keyStep('a', 'rtl')).toBe(0);
  });
  test('Home and End lead to the covers', () => {
    expect(clampIndex(3 + keyStep('Home', 'ltr'), 14)).toBe(0);
    expect(clampIndex(3 + keyStep('End', 'ltr'), 14)).toBe(13);
  });
  test('a swipe pulls the page over the spine', () => {
    expect(swipeStep(-80, 5, 'ltr')).toBe(1);
    expect(swipeStep(-80, 5, 'rtl')).toBe(-1);
    expect(swipeStep(80, 5, 'rtl')).toBe(1);
  });
  test('scrolling and tapping do not turn pages', () => {
    expect(swipeStep(-60, 90, 'ltr')).toBe(0);
    expect(swipeStep(-12, 0, 'ltr')).toBe(0);
  });
});

describe('a page that follows the finger', () => {
  test('keeps the page’s edge under the finger', () => {
    const edgeOf = (share: number) => 300 * (1 - Math.cos(share * Math.PI));
    for (const along of [0, 40, 150, 300, 450, 600]) expect(edgeOf(turnProgress(along, 300))).toBeCloseTo(along);
    expect(turnProgress(-50, 300)).toBe(0);
    expect(turnProgress(900, 300)).toBe(1);
  });
  test('forward is towards the spine, which is on the other side in right-to-left books', () => {
    expect(dragDistance(-80, 1, 'ltr')).toBe(80);
    expect(dragDistance(80, 1, 'rtl')).toBe(80);
    expect(dragDistance(80, -1, 'ltr')).toBe(80);
    expect(dragDistance(-80, -1, 'rtl')).toBe(80);
    expect(dragDistance(30, 1, 'ltr')).toBe(-30);
  });
  test('on release the turn completes if it went far or fast enough, otherwise it falls back', () => {
    expect(shouldCompleteTurn({ share: 0.4, speed: 0, along: 200 })).toBe(true);
    expect(shouldCompleteTurn({ share: 0.1, speed: 0.8, along: 40 })).toBe(true);
    expect(shouldCompleteTurn({ share: 0.1, speed: 0, along: 40 })).toBe(false);
    expect(shouldCompleteTurn({ share: 0.02, speed: 0.8, along: 6 })).toBe(false);
    // The finger moves back just before it lifts.
    expect(shouldCompleteTurn({ share: 0.4, speed: -0.9, along: 200 })).toBe(false);
  });
});

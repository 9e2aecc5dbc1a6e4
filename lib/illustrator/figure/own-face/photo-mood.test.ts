import { describe, expect, it } from 'vitest';
import type { FaceShape } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import { child, faceOf, linesOf, shapeOf } from '../../testing/own-faces';
import type { HeadPose } from '../head/head-pose';
import { CREASES_FROM } from './features/brow';
import { mouthLines } from './features/mouth-lines';
import { moodOf } from './mood';
import { firstOf, lastOf } from './shape/lines';

describe('the mood of a child', () => {
  const SOLEMN = { smile: -0.6, mouthOpening: -0.5, teeth: -1 };
  const LAUGHING = { smile: 0.9, mouthOpening: 0.8, teeth: 0.8 };
  /** How far the corners of the mouth lie above its middle. */
  const rise = (shape: Partial<FaceShape>, pose: Partial<HeadPose>) => {
    const { upperInner, lowerInner, upperOuter } = mouthLines(faceOf(child(shape), pose));
    return (itemAt(upperInner, 5)[1] + itemAt(lowerInner, 5)[1]) / 2 - itemAt(upperOuter, 0)[1];
  };
  const gap = (shape: Partial<FaceShape>, pose: Partial<HeadPose>) => mouthLines(faceOf(child(shape), pose)).gap;

  it('§1 likeness: stays that of the photo in the portrait', () => {
    expect(rise(SOLEMN, { ownMood: true })).toBeLessThan(1);
    expect(rise(LAUGHING, { ownMood: true })).toBeGreaterThan(rise(SOLEMN, { ownMood: true }) + 3);
    expect(gap(SOLEMN, { ownMood: true })).toBeLessThan(1.2);
    expect(gap(LAUGHING, { ownMood: true })).toBeGreaterThan(2.5);
  });

  it('§1 likeness: keeps a pout and a frown in the portrait, a little stronger than the lines of the photo', () => {
    /** How much higher the inner ends of the brows are moved than the outer ones. */
    const brows = (shape: Partial<FaceShape>) => {
      const [inner, outer] = moodOf('own', linesOf(shape), shapeOf(shape)).brow;
      return inner - outer;
    };
    const { upperLipInner, lowerLipInner, upperLipOuter } = linesOf(SOLEMN);
    const inPhoto = (firstOf(upperLipInner)[1] + firstOf(lowerLipInner)[1]) / 2 - lastOf(upperLipOuter)[1];
    expect(rise(SOLEMN, { ownMood: true })).toBeLessThan(inPhoto - 0.5);
    expect(brows({ ...SOLEMN, browLift: -0.6, browGap: -0.4 })).toBeLessThan(-1);
    expect(Math.abs(brows({ ...SOLEMN, browLift: 0.8 }))).toBeLessThan(0.1);
    expect(brows({ ...LAUGHING, browLift: -0.6 })).toBeGreaterThanOrEqual(0);
  });

  it('§1 likeness: creases no brow that is low and close by nature, and lowers its inner ends little', () => {
    for (const browLift of [-1, 0])
      for (const browGap of [-1, 0]) {
        const shape = { ...SOLEMN, browLift, browGap, eyeOpening: -1 };
        const { knit, brow } = moodOf('own', linesOf(shape), shapeOf(shape));
        expect(knit).toBeLessThan(CREASES_FROM);
        expect(brow[0] - brow[1]).toBeGreaterThan(-2);
      }
  });

  it('§1 likeness: draws worried brows of a solemn child, low brows of a smiling one lower, and no worry in a smile', () => {
    const brow = (shape: Partial<FaceShape>) => moodOf('own', linesOf(shape), shapeOf(shape)).brow;
    const [inner, outer] = brow({ ...SOLEMN, browLift: 0.2, browGap: -0.5 });
    expect(inner).toBeGreaterThan(outer + 2);
    const [smiling, low] = [brow(LAUGHING), brow({ ...LAUGHING, browLift: -0.8 })];
    for (const end of [0, 1] as const) expect(low[end]).toBeLessThan(smiling[end] - 1);
    const [raised, level] = brow({ ...LAUGHING, browLift: 0.2, browGap: -0.5 });
    expect(raised - level).toBeCloseTo(0, 5);
  });

  it('§1 likeness: keeps a toothy grin nearly closed and parted lips open, without a smile', () => {
    expect(gap({ ...LAUGHING, mouthOpening: 1, teeth: 1 }, { ownMood: true })).toBeLessThan(7);
    const parted = { smile: -0.2, mouthOpening: -0.1, teeth: 0.4 };
    expect(gap(parted, { ownMood: true })).toBeGreaterThan(2.5);
    expect(rise(parted, { ownMood: true })).toBeLessThan(1.5);
    expect(moodOf('own', linesOf(parted), shapeOf(parted)).cheek).toBeLessThan(0.4);
  });

  it('is that of the story on its pages: joy laughs and calm closes the lips, whatever the photo shows', () => {
    for (const shape of [SOLEMN, LAUGHING]) {
      expect(rise(shape, { expression: 'joy' })).toBeGreaterThan(2.5);
      expect(gap(shape, { expression: 'joy' })).toBeGreaterThan(3);
      expect(gap(shape, { expression: 'calm' })).toBeLessThan(1.2);
      expect(rise(shape, { expression: 'sad' })).toBeLessThan(rise(shape, { expression: 'calm' }) - 1);
    }
  });
});

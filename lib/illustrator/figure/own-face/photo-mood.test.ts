import { describe, expect, it } from 'vitest';
import type { FaceShape } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import { child, faceOf, linesOf, shapeOf } from '../../testing/own-faces';
import type { HeadPose } from '../head/head-pose';
import { CREASES_FROM } from './features/brow';
import { lidsOf } from './features/lids';
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
        expect(brow[0] - brow[1]).toBeGreaterThan(-2.6);
      }
  });

  it('§1 likeness: draws brows together that a solemn child knits, in a frown inwards down, in a worry up', () => {
    const mood = (shape: Partial<FaceShape>) => {
      const { knit, brow } = moodOf('own', linesOf({ ...SOLEMN, ...shape }), shapeOf({ ...SOLEMN, ...shape }));
      return { knit, slope: brow[0] - brow[1] };
    };
    const [frown, worry] = [
      { browLift: -0.1, browGap: -0.4, eyeOpening: -0.4 },
      { browLift: 0.2, browGap: -0.5 },
    ].map(mood);
    expect(frown?.slope).toBeLessThan(-1);
    expect(worry?.slope).toBeGreaterThan(3.4);
    for (const drawn of [frown, worry]) expect(drawn?.knit).toBeGreaterThan(0.7);
    expect(mood({ browGap: 0.6 }).knit).toBeLessThan(0.1);
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

  it('§1 likeness: a smile reaches the eyes, and lips that are closed in the photo stay closed', () => {
    const mood = (shape: Partial<FaceShape>) => moodOf('own', linesOf(shape), shapeOf(shape));
    const tall = (shape: Partial<FaceShape>) => {
      const { upper, lower } = lidsOf(faceOf(child(shape), { ownMood: true }), 1);
      return itemAt(lower, 4)[1] - itemAt(upper, 4)[1];
    };
    const [calm, smiling] = [mood(SOLEMN), mood({ ...SOLEMN, smile: 0.9 })];
    expect(smiling.lowerLid).toBeGreaterThan(calm.lowerLid + 0.3);
    expect(smiling.cheek).toBeGreaterThan(calm.cheek + 0.5);
    expect(tall({ ...SOLEMN, smile: 0.9 })).toBeLessThan(tall(SOLEMN) - 1);
    const full = { ...SOLEMN, mouthOpening: -0.2, upperLip: 0.6, lowerLip: 0.6, smile: -0.2 };
    expect(gap(full, { ownMood: true })).toBeLessThan(1.15);
  });

  it('§1 likeness: a calm closed mouth has level corners, as wide as in the photo, unless they hang clearly there', () => {
    const calm = { smile: -0.3, mouthOpening: -0.3, teeth: -1 };
    expect(Math.abs(rise(calm, { ownMood: true }))).toBeLessThan(0.8);
    expect(rise({ ...calm, smile: -0.6 }, { ownMood: true })).toBeLessThan(-1);
  });

  it('§1 likeness: a laugh is no narrower than in the photo, full closed lips hardly thinner, and small ones smaller', () => {
    const laughing = moodOf('own', linesOf(LAUGHING), shapeOf(LAUGHING)).mouth;
    expect(laughing.width).toBeGreaterThan(1);
    expect(laughing.thin).toBeLessThan(0.3);
    const quiet = (shape: Partial<FaceShape>) => {
      const closed = { ...SOLEMN, ...shape };
      return moodOf('own', linesOf(closed), shapeOf(closed)).mouth;
    };
    const full = quiet({ upperLip: 0.8, lowerLip: 0.8 });
    expect(full.thin).toBeLessThan(0.1);
    expect(quiet({}).thin).toBeGreaterThan(full.thin + 0.1);
    expect(full.width).toBeCloseTo(1, 5);
    expect(quiet({ mouthWidth: -0.6 }).width).toBeLessThan(0.95);
  });

  it('§1 likeness: a child that laughs in its photo has wider eyes and a smaller mouth where a story is sad', () => {
    const narrow = { ...LAUGHING, eyeOpening: -0.9 };
    const feeling = (name: 'sad' | 'joy', shape: Partial<FaceShape>) => moodOf(name, linesOf(shape), shapeOf(shape));
    const [laughing, quiet] = [feeling('sad', narrow), feeling('sad', { ...SOLEMN, eyeOpening: -0.9 })];
    expect(laughing.eye).toBeGreaterThan(Number(quiet.eye) + 0.1);
    expect(laughing.mouth.width).toBeLessThan(quiet.mouth.width - 0.05);
    expect(feeling('joy', narrow).eye).toBe(feeling('joy', LAUGHING).eye);
  });

  it('is that of the story on its pages: joy laughs and calm closes the lips, whatever the photo shows', () => {
    for (const shape of [SOLEMN, LAUGHING]) {
      expect(rise(shape, { expression: 'joy' })).toBeGreaterThan(2.5);
      expect(gap(shape, { expression: 'joy' })).toBeGreaterThan(3);
      expect(gap(shape, { expression: 'calm' })).toBeLessThan(1.2);
      expect(rise(shape, { expression: 'sad' })).toBeLessThan(rise(shape, { expression: 'calm' }) - 1);
    }
  });

  it('keeps gentle eyes awake, from the front and with the head bent', () => {
    const tall = (pose: Partial<HeadPose>) => {
      const { upper, lower } = lidsOf(faceOf(child({}), pose), 1);
      return itemAt(lower, 4)[1] - itemAt(upper, 4)[1];
    };
    const calm = tall({ expression: 'calm' });
    for (const expression of ['tenderness', 'shy'] as const) expect(tall({ expression })).toBeGreaterThan(calm * 0.72);
    expect(tall({ expression: 'calm', pitch: 0.4 })).toBeGreaterThan(calm * 0.75);
  });
});

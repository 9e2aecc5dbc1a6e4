import { describe, expect, test } from 'vitest';
import { AVERAGE_FACE } from '@/lib/photos';
import { SAMPLE_CHILDREN } from '@/scripts/assets/sample-children';
import { Painter } from '../../paint';
import { headContext } from '../head/head-context';
import { POSES } from '../poses';
import { adjustMood } from './adjust-mood';
import { type Mood, moodOf } from './mood';
import { createOwnFace } from './shape/own-face';

const { lines } = createOwnFace(AVERAGE_FACE, 5);
const CALM: Mood = moodOf('calm', lines, AVERAGE_FACE);

describe('§10 figures: a pose changes an expression', () => {
  test('what the pose does not name stays as it was', () => {
    expect(adjustMood(CALM)).toEqual(CALM);
    expect(adjustMood(CALM, { gaze: [0.5, -0.8] })).toEqual({ ...CALM, gaze: [0.5, -0.8] });
  });

  test('rage draws the brows down to the nose and opens the mouth', () => {
    const { brow, mouth, cheek } = adjustMood(CALM, POSES.rage.head.adjust);
    expect(brow[0]).toBeLessThan(-3);
    expect(brow[1]).toBeGreaterThan(brow[0]);
    expect(mouth.open).toBeGreaterThan(8);
    expect(mouth.corner).toBe(CALM.mouth.corner);
    expect(cheek).toBeGreaterThan(CALM.cheek);
  });

  test('a pose with a feeling of its own shows it, whatever the scene says', () => {
    const pose = { yaw: 0, pitch: 0, expression: 'yawn', feeling: 'rage', adjust: { eye: 0.4 } } as const;
    const { own, expression } = headContext(Painter.page(8), SAMPLE_CHILDREN.freya, pose);
    expect(own?.mood.eye).not.toBe(0.4);
    expect(own?.mood.brow[0]).toBeLessThan(-5);
    expect(expression.mouth).toBe('shout');
  });

  test("it reaches a child's own face", () => {
    const pose = { yaw: 0, pitch: 0, expression: 'yawn' } as const;
    const adjusted = (adjust = {}) =>
      headContext(Painter.page(8), SAMPLE_CHILDREN.freya, { ...pose, adjust }).own?.mood;
    expect(adjusted()?.eye).toBe('sleep');
    expect(adjusted(POSES.rage.head.adjust)?.eye).toBe(POSES.rage.head.adjust?.eye);
  });
});

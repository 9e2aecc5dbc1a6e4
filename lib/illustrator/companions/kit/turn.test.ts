import { expect, test } from 'vitest';
import { getCompanion } from '@/lib/illustrator/companions';
import { Painter } from '@/lib/illustrator/paint';
import { getMood } from '../mood';
import { headTurn } from './turn';

const look = { mood: getMood('calm'), hero: null };

test('the head of an animal is turned as it is drawn, unless it looks at something', () => {
  expect(headTurn(look, 0.5)).toEqual({ yaw: 0.5, roll: 0 });
  expect(headTurn({ ...look, yaw: -0.56 }, 0.5).yaw).toBeLessThan(-0.8);
  const [down, up] = [0.2, -0.2].map((pitch) => headTurn({ ...look, yaw: 0.4, pitch }, 0.5).roll);
  expect(down).toBeGreaterThan(up ?? 1);
});

test.each(['dogSit', 'dogWalk', 'foxSit', 'foxWalk', 'foxCreep', 'raccoonSit', 'raccoonRear'])(
  '§10 figures: %s turns its head to what it looks at',
  (kind) => {
    const drawn = (yaw?: number) => {
      const p = Painter.page(300);
      p.in(600, 800, 0, 1, 1, () => getCompanion(kind)?.draw(p, { ...look, ...(yaw !== undefined && { yaw }) }));
      return Buffer.from(p.context.getImageData(0, 0, p.canvas.width, p.canvas.height).data);
    };
    expect(drawn(-0.5).equals(drawn())).toBe(false);
  },
);

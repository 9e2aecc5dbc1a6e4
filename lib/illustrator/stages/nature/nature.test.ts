import { describe, expect, it } from 'vitest';
import { Painter } from '@/lib/illustrator/paint';
import { easel } from '../kit/easel';
import { NATURE } from '.';

const SLOTS = ['left', 'middle', 'right', 'far', 'air'];
/** Figure units from sole to crown of a child of six. */
const CHILD = 330;

describe.each(Object.entries(NATURE))('landscape %s', (_name, stage) => {
  it('has the standard slots, with room for a child', () => {
    expect(Object.keys(stage.slots)).toEqual(expect.arrayContaining(SLOTS));
    for (const name of ['left', 'middle', 'right']) {
      const height = (stage.slots[name]?.scale ?? 0) * CHILD;
      expect(height).toBeGreaterThanOrEqual(400);
      expect(height).toBeLessThanOrEqual(620);
    }
    const far = (stage.slots.far?.scale ?? 0) * CHILD;
    expect(far).toBeGreaterThanOrEqual(220);
    expect(far).toBeLessThanOrEqual(330);
  });

  it('has a bright day and a darker night, and covers the page in every palette', () => {
    const brightness = new Map<string, number>();
    for (const palette of stage.palettes) {
      const p = Painter.page(48, stage.light(palette).direction);
      const e = easel(p, { x0: 0, y0: 0, x1: 1200, y1: 1200 }, 'test');
      stage.back(e, palette);
      stage.over?.paint(e, palette);
      stage.front?.(e, palette);
      const { data } = p.context.getImageData(0, 0, 48, 48);
      let sum = 0;
      for (let i = 0; i < data.length; i += 4) {
        expect(data[i + 3]).toBe(255);
        sum += (data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0);
      }
      brightness.set(palette, sum / (data.length / 4) / 3);
    }
    expect(brightness.get('night')).toBeLessThan((brightness.get('day') ?? 0) - 30);
  });
});

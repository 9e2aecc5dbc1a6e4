import { describe, expect, test } from 'vitest';
import { Painter, rectangle } from '../paint';
import type { StageLight } from '../stages';
import { solesOf, weights } from './weight';

const light: StageLight = {
  direction: [-0.5, -0.8],
  rim: '#ffffff',
  rimAlpha: 0,
  rimWidth: 4,
  ambient: '#ffffff',
  ambientAlpha: 0,
  shadow: '#203050',
  lamps: [],
};
const GROUND = { ground: 900, scale: 2 } as const;

function shapeOn(page: Painter, ...boxes: readonly (readonly [number, number, number, number])[]): Painter {
  const layer = page.newLayer();
  for (const box of boxes) layer.fill(rectangle(...box), '#e0e0e0');
  return layer;
}

const redAt = (page: Painter, x: number, y: number): number =>
  page.context.getImageData(Math.round(x * page.pxPerUnit), Math.round(y * page.pxPerUnit), 1, 1).data[0] ?? 0;

describe('§10 figures: figures have weight', () => {
  test('every foot is found on the ground, and nothing of what hangs above it', () => {
    const layer = shapeOn(Painter.page(600), [500, 600, 200, 200], [510, 790, 50, 108], [640, 790, 60, 108]);
    const soles = solesOf(layer, GROUND);
    expect(soles.map(({ x }) => Math.round(x / 10))).toEqual([54, 67]);
    expect(soles.map(({ half }) => Math.round(half / 5))).toEqual([5, 6]);
    expect(solesOf(shapeOn(Painter.page(600), [500, 600, 200, 200]), GROUND)).toEqual([]);
  });

  test('who overlaps somebody on the same ground darkens them, and not what is behind both', () => {
    const near = (ground: number) => {
      const page = Painter.page(600);
      page.context.fillStyle = '#ffffff';
      page.context.fillRect(0, 0, 1200, 1200);
      const weight = weights(page, light, 1);
      const behind = shapeOn(page, [400, 500, 200, 400]);
      weight.touch(behind, { ...GROUND, ground });
      page.put(behind);
      weight.touch(shapeOn(page, [300, 600, 150, 150]), GROUND);
      weight.free();
      return { onFigure: redAt(page, 455, 700), besides: redAt(page, 380, 760), far: redAt(page, 560, 700) };
    };
    const touching = near(910);
    expect(touching.onFigure).toBeLessThan(200);
    expect([touching.besides, touching.far]).toEqual([255, 224]);
    expect(near(500).onFigure).toBe(224);
  });

  test('the ground is darkest right under a sole', () => {
    const page = Painter.page(600);
    page.context.fillStyle = '#ffffff';
    page.context.fillRect(0, 0, 1200, 1200);
    weights(page, light, 1).stand(shapeOn(page, [510, 790, 60, 108]), GROUND);
    expect(redAt(page, 540, 899)).toBeLessThan(redAt(page, 540, 905));
    expect(redAt(page, 540, 899)).toBeLessThan(150);
    expect(redAt(page, 640, 899)).toBe(255);
  });
});

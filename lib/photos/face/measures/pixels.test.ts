import { describe, expect, it } from 'vitest';
import { averageMesh } from '../../testing/average-mesh';
import { createFaceFrame } from '../frame';
import type { Picture } from '../picture';
import { readBrowPixels } from './brow-pixels';
import { hasSmoothLids } from './lid-fold';

const EDGE = 600;
type Shade = (x: number, y: number) => number;

/** A picture of one skin on which `shade` paints; x and y are those of the average mesh, its centre at 0. */
function paint(shade: Shade): Picture {
  const data = new Uint8Array(EDGE * EDGE * 3);
  for (let y = 0; y < EDGE; y++)
    for (let x = 0; x < EDGE; x++)
      data.fill(shade(x - EDGE / 2, y - EDGE / 2), (y * EDGE + x) * 3, (y * EDGE + x) * 3 + 3);
  return { data, width: EDGE, height: EDGE };
}

/** The mesh with the few points that the pixel readers need and the measures do not. */
function frameOf() {
  const mesh = averageMesh().map(([x, y]) => [x, y, 0] as [number, number, number]);
  const put = (right: number, left: number, x: number, y: number) => {
    mesh[right] = [300 + x, 300 + y, 0];
    mesh[left] = [300 - x, 300 + y, 0];
  };
  for (const [i, x] of [74, 62, 50, 38, 26].entries()) {
    put([276, 283, 282, 295, 285][i] as number, [46, 53, 52, 65, 55][i] as number, x, -46);
    put([300, 293, 334, 296, 336][i] as number, [70, 63, 105, 66, 107][i] as number, x, -54);
  }
  for (const [i, x] of [62, 56, 50, 44, 38].entries())
    put([388, 387, 386, 385, 384][i] as number, [161, 160, 159, 158, 157][i] as number, x, -24);
  put(337, 108, 15, -85);
  put(151, 9, 0, -80);
  return createFaceFrame(mesh);
}
const SKIN = 200;
const brow =
  (half: number, dark: number): Shade =>
  (x, y) =>
    Math.abs(y + 50) < half && Math.abs(x) > 20 && Math.abs(x) < 80 ? dark : SKIN;
const read = (shade: Shade) => readBrowPixels(paint(shade), frameOf());

describe('brows', () => {
  it('are as thick as they are painted', () => {
    expect(read(brow(5, 60))?.thickness).toBeGreaterThan((read(brow(3, 60))?.thickness ?? 0) * 1.3);
  });

  it('are darker when less of the skin shows through', () => {
    expect(read(brow(4, 60))?.darkness).toBeGreaterThan((read(brow(4, 150))?.darkness ?? 1) + 0.15);
  });

  it('are unknown under a fringe', () => {
    expect(read((_, y) => (y < -45 && y > -75 ? 60 : SKIN))).toBeNull();
  });
});

describe('lids', () => {
  const lashes: Shade = (_, y) => (y > -26 ? 60 : SKIN);
  it('are smooth when the skin begins at the lashes', () => {
    expect(hasSmoothLids(paint(lashes), frameOf())).toBe(true);
  });

  it('have a fold when a shadow runs above the lashes', () => {
    expect(
      hasSmoothLids(
        paint((x, y) => (y > -35 && y < -31 ? 130 : lashes(x, y))),
        frameOf(),
      ),
    ).toBe(false);
  });

  it('count as folded when shade hides them', () => {
    expect(
      hasSmoothLids(
        paint((_, y) => (y > -26 ? 60 : SKIN - Math.max(0, (y + 36) * 8))),
        frameOf(),
      ),
    ).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { ellipse, Painter } from '../paint';
import type { Lamp, StageLight } from '../stages';
import { headLight, lightHead } from './head-light';
import { lightFigure } from './light';

const NIGHT: StageLight = {
  direction: [0.6, -0.8],
  rim: '#b9bdd0',
  rimAlpha: 0.6,
  rimWidth: 5,
  ambient: '#6a7bc8',
  ambientAlpha: 0.7,
  shadow: '#04102a',
  lamps: [],
};
const HEAD = { x: 600, y: 600, r: 120 } as const;
const LAMP: Lamp = { x: 900, y: 640, reach: 800, colour: '#ffd66e', power: 0.9 };

/** Red and blue of a head of one skin on its left and its right side. */
function sides(skin: string, lamp: Lamp | null, share = 1) {
  const page = Painter.page(400);
  page.fill(ellipse(HEAD.x, HEAD.y, HEAD.r, HEAD.r), skin);
  lightHead(page, HEAD, NIGHT, headLight(HEAD, NIGHT, lamp, 0.5), share);
  return [-0.7, 0.7].map((at) => {
    const [x, y] = [HEAD.x + at * HEAD.r, HEAD.y].map((v) => Math.round(v * page.pxPerUnit));
    const [red = 0, , blue = 0] = page.context.getImageData(x ?? 0, y ?? 0, 1, 1).data;
    return { red, blue };
  });
}

describe('§10 figures: a head at night has a bright and a dark side', () => {
  test.each(['#fbe0d0', '#5a3826'])('the side of the lamp is warm and the far side cool: %s', (skin) => {
    const [far, near] = sides(skin, LAMP);
    expect(near?.red).toBeGreaterThan((far?.red ?? 255) * 1.08);
    expect((far?.blue ?? 0) / (far?.red ?? 1)).toBeGreaterThan(((near?.blue ?? 0) / (near?.red ?? 1)) * 1.1);
  });

  test('the moon lights its own side, and the day nothing', () => {
    const [far, near] = sides('#b98a68', null);
    expect(near?.red).toBeGreaterThan(far?.red ?? 255);
    const [left, right] = sides('#b98a68', LAMP, 0);
    expect(left).toEqual(right);
  });

  test('a lamp under a chin or above a head lights from the side all the same', () => {
    for (const y of [200, 1000]) {
      const [, down] = headLight(HEAD, NIGHT, { ...LAMP, x: 600, y }, 0.5).from;
      expect(Math.abs(down)).toBeLessThanOrEqual(0.5);
    }
  });
});

/** How far light moves the middle of a face from its own red, green and blue. */
function tintOf(skin: string, lamps: readonly Lamp[], keepsSkin: boolean): number {
  const page = Painter.page(400);
  const middle = () => {
    const [x = 0, y = 0] = [HEAD.x, HEAD.y].map((v) => Math.round(v * page.pxPerUnit));
    return [...page.context.getImageData(x, y, 1, 1).data];
  };
  page.fill(ellipse(HEAD.x, HEAD.y, HEAD.r, HEAD.r), skin);
  const own = middle();
  lightFigure(page, NIGHT, lamps, { centre: [HEAD.x, HEAD.y], zoom: 1, head: HEAD, skin: keepsSkin ? [HEAD] : [] });
  return Math.hypot(...middle().map((value, i) => value - (own[i] ?? 0)));
}

describe('§10 figures: the light of a picture leaves a child one skin on all pages', () => {
  test.each(['#fbe0d0', '#b98a68', '#5a3826'])('a lamp and the night move skin less than all else: %s', (skin) => {
    for (const lamps of [[], [LAMP]]) {
      const tint = tintOf(skin, lamps, true);
      expect(tint).toBeLessThan(tintOf(skin, lamps, false) * 0.7);
    }
  });
});

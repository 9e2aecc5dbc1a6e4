import { describe, expect, test } from 'vitest';
import { Painter, rectangle } from '../../paint';
import { innerBuild, paintInnerWeather } from '.';
import { INNER_WEATHER_NAMES } from './names';

const FACE = { x: 600, y: 300, r: 100 };
const CLOTH = '#7f3f2f';

/** A body of one colour, from the hair to the ground, on a layer of its own. */
function drawBody(): Painter {
  const layer = Painter.page(240);
  layer.fill(rectangle(520, 200, 160, 900), CLOTH);
  return layer;
}

const pixel = ({ canvas }: Painter, x: number, y: number) => [
  ...canvas.getContext('2d').getImageData(Math.round(x / 5), Math.round(y / 5), 1, 1).data,
];

describe('book design "second edition": weather inside of somebody', () => {
  test.each(INNER_WEATHER_NAMES)(
    '%s is in the tummy, not on the face, at the feet or outside of the outline',
    (name) => {
      const layer = drawBody();
      const before = drawBody();
      paintInnerWeather(layer, name, { face: FACE, groundX: 600, build: 'child' });
      const tummy = [470, 500, 530, 560].map((y) => pixel(layer, 600, y));
      expect(tummy).not.toEqual([470, 500, 530, 560].map((y) => pixel(before, 600, y)));
      for (const [x, y] of [
        [600, 300],
        [600, 380],
        [600, 1080],
      ] as const)
        expect(pixel(layer, x, y)).toEqual(pixel(before, x, y));
      expect(pixel(layer, 440, 520)[3]).toBe(0);
    },
  );

  test('it stays above the wheels of a wheelchair and finds the tummy of the smallest', () => {
    expect(innerBuild({ age: 5, wheelchair: false })).toBe('child');
    expect(innerBuild({ age: 5, wheelchair: true })).toBe('onWheels');
    expect(innerBuild({ age: 1, wheelchair: false })).toBe('small');
  });
});

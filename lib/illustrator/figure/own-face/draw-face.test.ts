import { describe, expect, it } from 'vitest';
import { AVERAGE_FACE, type FacePoint, type FaceShape, faceShapeSchema } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import { type Character, characterSchema } from '../../character/character';
import { GLASSES, HEADWEAR } from '../../character/trait-values';
import { hexToRgb, Painter, rgbToLab, type Vec } from '../../paint';
import { EXPRESSIONS } from '../../scene';
import { head } from '../head/head';
import { headContext } from '../head/head-context';
import type { HeadPose } from '../head/head-pose';
import { faceContext } from './face-context';
import { inFace, inHead } from './frame';

const child = (faceShape: Partial<FaceShape>, changes: Partial<Character> = {}): Character =>
  characterSchema.parse({
    age: 5,
    gender: 'boy',
    skin: '#dcaa7d',
    hairColor: '#8a5230',
    hairStyle: 'shaved',
    eyeColor: '#2f7fe0',
    faceShape,
    ...changes,
  });

/** Pixels per head unit, and half the size of the picture in head units. */
const [SCALE, HALF] = [2, 90];
const EDGE = HALF * 2 * SCALE;

function draw(character: Character, pose: Partial<HeadPose> = {}) {
  const painter = Painter.page(1200, [-0.55, -0.8], [EDGE, EDGE]);
  painter.in(EDGE / 2, EDGE / 2, 0, SCALE, SCALE, () => {
    const { back, front } = head(painter, character, { yaw: 0, pitch: 0, expression: 'calm', ...pose });
    back();
    front();
  });
  return painter;
}

const pixels = (painter: Painter): Uint8ClampedArray => painter.context.getImageData(0, 0, EDGE, EDGE).data;

/** How many samples of two pictures clearly differ. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let changed = 0;
  for (let i = 0; i < a.length; i++) if (Math.abs(itemAt(a, i) - itemAt(b, i)) > 24) changed++;
  return changed;
}

/** Where points of the face are in the picture, pixels. */
function placesOf(
  painter: Painter,
  character: Character,
  points: (lines: (typeof context)['own']['lines']) => readonly FacePoint[],
): Vec[] {
  const context = ownContext(painter, character);
  const places: Vec[] = [];
  painter.in(EDGE / 2, EDGE / 2, 0, SCALE, SCALE, () =>
    inHead(painter, context.own.breadth, 'face', () =>
      inFace(painter, () => {
        for (const point of points(context.own.lines))
          for (const side of [-1, 1] as const) places.push(painter.toPage(context.at(point, side)));
      }),
    ),
  );
  return places;
}

function ownContext(painter: Painter, character: Character) {
  const context = headContext(painter, character, { yaw: 0, pitch: 0, expression: 'calm' });
  if (!context.own) throw new Error('no face of its own');
  return faceContext(context, context.own.face, context.own.mood);
}
const context = ownContext(Painter.page(8), child({}));

describe('a head with a face of its own', () => {
  it.each([1, 4, 8])('§1 likeness: shows all moods differently at the age of %i', (age) => {
    const faces = EXPRESSIONS.map((expression) =>
      pixels(draw(child({ lidFold: age === 4 ? -1 : 0 }, { age }), { expression })),
    );
    for (const [i, a] of faces.entries())
      for (const b of faces.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(120);
  });

  it.each([0.3, -0.7, 1.5, -2, 3.1])('is drawn at a turn of %s rad as high as from the front', (yaw) => {
    const top = (painter: Painter) => pixels(painter).findIndex((value, i) => i % 4 === 3 && value > 128) / 4 / EDGE;
    const character = child({});
    expect(Math.abs(top(draw(character, { yaw })) - top(draw(character))) / SCALE).toBeLessThan(6);
  });

  it.each([...HEADWEAR.filter((name) => name !== 'none')])('wears a %s', (headwear) => {
    const bare = pixels(draw(child({}, { gender: 'girl' })));
    expect(difference(pixels(draw(child({}, { gender: 'girl', headwear }))), bare)).toBeGreaterThan(600);
  });

  it.each([...GLASSES.filter((name) => name !== 'none')])('wears %s glasses on its own eyes', (glasses) => {
    const character = child({ eyeHeight: 0.8, eyeGap: 0.6 }, { glasses, glassesColor: '#d02030' });
    const data = pixels(draw(character));
    const bare = pixels(draw({ ...character, glasses: 'none' }));
    const eyes = placesOf(draw(character), character, ({ iris }) => iris);
    // The frame goes round each eye: something changes on both sides of it, above and below.
    for (const [x, y] of eyes)
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        const along = Array.from(
          { length: 56 },
          (_, i) => (Math.round(y + dy * i) * EDGE + Math.round(x + dx * i)) * 4,
        );
        expect(along.some((at) => Math.abs(itemAt(data, at + 1) - itemAt(bare, at + 1)) > 24)).toBe(true);
      }
  });

  it.each(['#3a2415', '#6a4a30', '#5f7f8f', '#6f8a5a'])(
    '§1 likeness: eyes of %s are deep and catch one clear light',
    (eyeColor) => {
      for (const eyeOpening of [-1, 0, 1]) {
        const character = child({ eyeOpening }, { eyeColor });
        const painter = draw(character);
        const data = pixels(painter);
        const lids = placesOf(painter, character, ({ upperLid, lowerLid }) => [
          itemAt(upperLid, 4),
          itemAt(lowerLid, 4),
        ]);
        for (const side of [0, 1]) {
          const [[x, top], [, bottom]] = [itemAt(lids, side), itemAt(lids, side + 2)];
          const reach = Math.max(5, (bottom - top) / 2);
          const lights: number[] = [];
          for (let py = Math.round(top) + 3; py < bottom - 1; py++)
            for (let px = Math.round(x - reach); px < x + reach; px++) {
              const at = (py * EDGE + px) * 4;
              lights.push(
                rgbToLab([itemAt(data, at) / 255, itemAt(data, at + 1) / 255, itemAt(data, at + 2) / 255])[0],
              );
            }
          const middle = itemAt(
            [...lights].sort((a, b) => a - b),
            Math.floor(lights.length / 2),
          );
          // Lids, lashes and the white belong to it: the iris itself is darker.
          expect(middle - rgbToLab(hexToRgb(eyeColor))[0]).toBeLessThan(0.11);
          expect(Math.max(...lights)).toBeGreaterThan(0.85);
        }
      }
    },
  );

  it('shades the skin between knitted brows in a portrait', () => {
    const between = (browGap: number) => {
      const character = child({ smile: -0.5, teeth: -1, browGap });
      const painter = draw(character, { ownMood: true });
      const [[, y = 0] = []] = placesOf(painter, character, ({ browUpper }) => browUpper.slice(0, 1));
      const [r = 0, g = 0, b = 0] = painter.context.getImageData(EDGE / 2 - 6 * SCALE, y, 1, 1).data;
      return rgbToLab([r / 255, g / 255, b / 255])[0];
    };
    expect(between(-0.5)).toBeLessThan(between(0.6) - 0.012);
  });

  it.each(['#4a2f20', '#6b4630'])('models the nose on dark skin with shade below it and light on it: %s', (skin) => {
    const character = child({}, { skin });
    const painter = draw(character);
    const lightness = ([x, y]: Vec) => {
      const [r = 0, g = 0, b = 0] = painter.context.getImageData(x, y, 1, 1).data;
      return rgbToLab([r / 255, g / 255, b / 255])[0];
    };
    const [tip, base, wing] = [
      placesOf(painter, character, ({ noseRidge }) => noseRidge.slice(5, 6)),
      placesOf(painter, character, ({ noseRidge }) => noseRidge.slice(7, 8)),
      placesOf(painter, character, ({ noseWing }) => noseWing.slice(2, 3)),
    ].map(([place = [0, 0]]) => place) as [Vec, Vec, Vec];
    const cheek = lightness([wing[0] + 22 * SCALE, wing[1] - 6 * SCALE]);
    const ball = Math.max(...[-2, -1, 0, 1].map((dx) => lightness([tip[0] + dx * SCALE, tip[1] - 2 * SCALE])));
    expect(ball).toBeGreaterThan(cheek + 0.05);
    expect(lightness([base[0], base[1] + 2 * SCALE])).toBeLessThan(cheek - 0.04);
  });

  it('shows freckles, dimples and a gap between the teeth', () => {
    const pose = { expression: 'joy' } as const;
    const plain = pixels(draw(child({}), pose));
    for (const change of [{ freckles: true }, { dimples: true }, { gapTooth: true }])
      expect(difference(pixels(draw(child({}, change), pose)), plain)).toBeGreaterThan(30);
  });

  it('lets ears stand out', () => {
    const wide = (ears: number) => {
      const data = pixels(draw(child({ ears })));
      return data.filter((value, i) => i % 4 === 3 && value > 128).length;
    };
    expect(wide(1)).toBeGreaterThan(wide(-1) + 60);
  });

  it.each([0, 0.6, 1.5])('§1 likeness: gives a girl and a boy the same lashes at a turn of %s rad', (yaw) => {
    const [girl, boy] = (['girl', 'boy'] as const).map((gender) => pixels(draw(child({}, { gender }), { yaw })));
    expect(girl).toEqual(boy);
  });

  it('§1 likeness: draws the same picture again', () => {
    expect(pixels(draw(child({ smile: 0.3 })))).toEqual(pixels(draw(child({ smile: 0.3 }))));
  });

  it('leaves a head without a face of its own as it was', () => {
    const { faceShape, ...before } = child(AVERAGE_FACE);
    expect(faceShape).toEqual(faceShapeSchema.parse({}));
    expect(headContext(Painter.page(8), before, { yaw: 0, pitch: 0, expression: 'calm' }).own).toBeNull();
  });
});

describe('painted skin', () => {
  const CLASSES = ['#f6dccb', '#e6bd9b', '#c99266', '#9a6540', '#5f3d2a'];

  it.each(CLASSES)('§1 likeness: %s is drawn as light as it is', (skin) => {
    for (const age of [2, 7]) {
      const character = child({}, { skin, age });
      const painter = draw(character);
      const data = pixels(painter);
      // Cheeks, cheekbones, jaw, forehead, nose and chin, on both sides: fourteen places.
      const places = placesOf(painter, character, ({ cheek, outline, noseRidge, browUpper }) => {
        const [jx, jy, jz] = itemAt(outline, 7);
        const [cx, cy, cz] = itemAt(outline, 0);
        const [fx, fy, fz] = itemAt(browUpper, 1);
        return [
          ...cheek,
          [jx * 0.7, jy, jz],
          [fx * 0.6, fy - 12, fz],
          itemAt(noseRidge, 4),
          [cx + 4, cy - 7, cz],
          [itemAt(outline, 9)[0] * 0.84, itemAt(outline, 9)[1], itemAt(outline, 9)[2]],
        ];
      });
      expect(places).toHaveLength(14);
      const lights = places.map(([x, y]) => {
        const at = (Math.round(y) * EDGE + Math.round(x)) * 4;
        return rgbToLab([itemAt(data, at) / 255, itemAt(data, at + 1) / 255, itemAt(data, at + 2) / 255])[0];
      });
      const mean = lights.reduce((sum, value) => sum + value, 0) / lights.length;
      const lighter = mean - rgbToLab(hexToRgb(skin))[0];
      expect(lighter).toBeLessThan(0.03);
      expect(lighter).toBeGreaterThan(-0.03);
    }
  });
});

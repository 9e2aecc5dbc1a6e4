import { describe, expect, it } from 'vitest';
import { type Character, characterSchema } from '../../character/character';
import type { FaceOffsets } from '../../character/face';
import { faceSchema } from '../../character/face-schema';
import { type Knot, Painter, seededRandom } from '../../paint';
import { EXPRESSIONS } from '../../scene';
import { eyeBuild, lidsAt } from './features/eye-shape';
import { head } from './head';
import { headContext } from './head-context';
import type { HeadPose } from './head-pose';

const child = (face?: Partial<FaceOffsets>, changes: Partial<Character> = {}): Character =>
  characterSchema.parse({
    age: 6,
    gender: 'boy',
    skin: '#dcaa7d',
    hairColor: '#8a5230',
    hairStyle: 'shaved',
    eyeColor: '#2f7fe0',
    ...(face && { face }),
    ...changes,
  });

/** Pixels per head unit, and half the size of the picture in head units. */
const [SCALE, HALF] = [2, 80];

function pixels(character: Character, pose: Partial<HeadPose> = {}): Uint8ClampedArray {
  const edge = HALF * 2 * SCALE;
  const painter = Painter.page(1200, [-0.55, -0.8], [edge, edge]);
  painter.in(edge / 2, edge / 2, 0, SCALE, SCALE, () => {
    const { back, front } = head(painter, character, { yaw: 0, pitch: 0, expression: 'calm', ...pose });
    back();
    front();
  });
  return painter.context.getImageData(0, 0, edge, edge).data;
}

/** Share of the pixels of an area (head units) in which two pictures clearly differ. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray, [left, top, right, bottom]: readonly number[]): number {
  let [changed, all] = [0, 0];
  for (let y = (top as number) + HALF; y < (bottom as number) + HALF; y += 1 / SCALE)
    for (let x = (left as number) + HALF; x < (right as number) + HALF; x += 1 / SCALE) {
      const at = (Math.round(y * SCALE) * HALF * 2 * SCALE + Math.round(x * SCALE)) * 4;
      all++;
      if ([0, 1, 2].some((i) => Math.abs((a[at + i] as number) - (b[at + i] as number)) > 20)) changed++;
    }
  return changed / all;
}

/** Rightmost and lowest painted place in head units. */
function extent(data: Uint8ClampedArray): readonly [x: number, y: number] {
  let [right, low] = [0, 0];
  const edge = HALF * 2 * SCALE;
  for (let y = 0; y < edge; y++)
    for (let x = 0; x < edge; x++)
      if ((data[(y * edge + x) * 4 + 3] as number) > 128) {
        right = Math.max(right, x);
        low = y;
      }
  return [right / SCALE - HALF, low / SCALE - HALF];
}

/** Even-odd test. */
const isInside = (polygon: readonly (readonly [number, number])[], x: number, y: number): boolean =>
  polygon.reduce((inside, [ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] as readonly [number, number];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

const AREAS = {
  eyes: [-36, -8, 36, 20],
  brows: [-36, -24, 36, -4],
  nose: [-14, 8, 14, 27],
  mouth: [-20, 24, 20, 46],
  whole: [-60, -60, 60, 60],
} as const;
const NAMES = Object.keys(faceSchema.shape) as (keyof FaceOffsets)[];
const SEEN_IN: Readonly<Record<keyof FaceOffsets, keyof typeof AREAS>> = {
  faceWidth: 'whole',
  forehead: 'whole',
  jaw: 'whole',
  chin: 'whole',
  eyeHeight: 'eyes',
  eyeGap: 'eyes',
  eyeWidth: 'eyes',
  eyeOpening: 'eyes',
  browLift: 'brows',
  browSlope: 'brows',
  browArch: 'brows',
  browDarkness: 'brows',
  noseWidth: 'nose',
  noseLength: 'nose',
  noseTip: 'nose',
  mouthHeight: 'mouth',
  smile: 'mouth',
  upperLip: 'mouth',
  lowerLip: 'mouth',
  mouthOpening: 'mouth',
};
const clamps = (value: 1 | -1) => Object.fromEntries(NAMES.map((name) => [name, value])) as FaceOffsets;

describe('a face of its own', () => {
  it('draws the same picture without numbers as with numbers of 0', () => {
    for (const pose of [{ yaw: 0 }, { yaw: 0.6, expression: 'laugh' }, { yaw: 1.4 }, { yaw: 3 }] as const)
      expect(pixels(child({}), pose)).toEqual(pixels(child(), pose));
  });

  it.each(NAMES)('%s shows in the drawing', (name) => {
    const expression = name === 'mouthOpening' ? 'joy' : 'calm';
    const [less, more] = [-1, 1].map((value) => pixels(child({ [name]: value }), { expression }));
    const least = SEEN_IN[name] === 'whole' ? 0.01 : 0.03;
    expect(difference(less as Uint8ClampedArray, more as Uint8ClampedArray, AREAS[SEEN_IN[name]])).toBeGreaterThan(
      least,
    );
  });

  it('draws a broader and a longer head', () => {
    const [broad, narrow] = [extent(pixels(child({ faceWidth: 1 }))), extent(pixels(child({ faceWidth: -1 })))];
    expect(broad[0]).toBeGreaterThan(narrow[0] + 3);
    expect(broad[1]).toBeLessThan(narrow[1] - 2);
    expect(extent(pixels(child({ chin: 1 })))[1]).toBeGreaterThan(extent(pixels(child({ chin: -1 })))[1] + 3);
  });

  it.each([1, -1] as const)('keeps every feature in the head with all numbers at %s', (value) => {
    for (const yaw of [0, 0.7, -0.95, 1.57])
      for (const expression of EXPRESSIONS) {
        const shown = extent(pixels(child(clamps(value), { glasses: 'none', earSize: 0.75 }), { yaw, expression }));
        expect(Math.abs(shown[0])).toBeLessThan(66);
        expect(shown[1]).toBeLessThan(66);
      }
  });

  /** Both clamps of every number, together and in a hundred mixtures. */
  const FACES = [clamps(1), clamps(-1)].concat(
    Array.from({ length: 100 }, (_, i) => {
      const random = seededRandom(`face-${i}`);
      return Object.fromEntries(NAMES.map((name) => [name, random() < 0.5 ? -1 : 1])) as FaceOffsets;
    }),
  );
  const probe = Painter.page(8);

  it.each([0, 0.3, -0.45])('keeps the eyes apart and in the face, whatever the numbers, at a turn of %s rad', (yaw) => {
    for (const face of FACES)
      for (const age of [2, 6, 10]) {
        const character = child(face, { age, eyeTilt: 0.15 });
        const { contour, view, places } = headContext(probe, character, { yaw, pitch: 0, expression: 'surprise' });
        const { upper, lower } = lidsAt(eyeBuild(character), { openness: 1.18, lift: 0, slant: 0 });
        const eye = (g: 1 | -1) => {
          const at = view.project(g * places.eyeX, places.eyeY);
          return [...upper, ...lower].map(([x, y]): Knot => [at.x + g * x * at.squeeze, at.y + y]);
        };
        const [left, right] = [eye(-1), eye(1)];
        for (const [x, y] of [...left, ...right]) expect(isInside(contour, x, y)).toBe(true);
        expect(Math.max(...left.map(([x]) => x))).toBeLessThan(Math.min(...right.map(([x]) => x)));
      }
  });

  it('leaves a lip between nose and mouth, and a brow above the eye', () => {
    for (const face of FACES) {
      const { places } = headContext(probe, child(face), { yaw: 0, pitch: 0, expression: 'calm' });
      expect(places.mouthY - places.noseY).toBeGreaterThan(12);
      expect(places.eyeY - places.browY).toBeGreaterThan(11);
    }
  });

  it.each([1, -1] as const)('tells all moods apart with all numbers at %s', (value) => {
    const faces = EXPRESSIONS.map((expression) => pixels(child(clamps(value)), { expression }));
    for (const [i, a] of faces.entries())
      for (const b of faces.slice(i + 1)) expect(difference(a, b, AREAS.whole)).toBeGreaterThan(0.004);
  });
});

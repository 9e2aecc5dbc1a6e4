import { describe, expect, it } from 'vitest';
import { AVERAGE_FACE, HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { characterSchema } from '../../../../character/character';
import type { HairStyle } from '../../../../character/trait-values';
import { Painter } from '../../../../paint';
import { HAIR_SHAPE } from '../../../../testing/hair-shape';
import { headView } from '../../../head/view';
import { skinTones } from '../../../skin';
import { HairBrush } from '../../brush';
import { hairDrawing } from '../../index';
import { thicknessOfCoils } from '../close-cloud';
import { taperFalls } from './taper-falls';
import { tuckBehindEar } from './tuck-behind-ear';

const fall = (tip: number): HairShape['left'] => ({
  tip,
  outer: Array.from({ length: HAIR_MEASURES.fallRows }, () => 66),
  inner: Array.from({ length: HAIR_MEASURES.fallRows }, () => 46),
});
const LONG: HairShape = { ...HAIR_SHAPE, left: fall(70), right: fall(70) };

/** Half the size of the picture in head units; one pixel is one unit. */
const HALF = 120;
const SIZE = HALF * 2;

/** Share of a box that the hair before the face covers. */
function covered(hairShape: HairShape, hairStyle: HairStyle, [x0, y0, x1, y1]: readonly number[]): number {
  const look = { age: 5, gender: 'girl', skin: '#dcaa7d', hairColor: '#5d3d26', eyeColor: '#6b4a2f' };
  const hero = characterSchema.parse({ ...look, hairStyle, hairShape, faceShape: AVERAGE_FACE });
  const painter = Painter.page(1200, [-0.55, -0.8], [SIZE, SIZE]);
  painter.in(HALF, HALF, 0, 1, 1, () => {
    const oval = Array.from({ length: 40 }, (_, i): [number, number] => [
      Math.sin((i * Math.PI) / 20) * 49,
      Math.cos((i * Math.PI) / 20) * 52,
    ]);
    const brush = new HairBrush(painter, headView(0, 0), oval, hero.hairColor, hero.hairStyle);
    hairDrawing(hero)(brush, hero, skinTones(hero.skin)).front();
  });
  const [left = 0, top = 0, right = 0, bottom = 0] = [x0, y0, x1, y1].map((value) => (value ?? 0) + HALF);
  const pixels = painter.context.getImageData(left, top, right - left, bottom - top).data;
  const alphas = pixels.filter((_, i) => i % 4 === 3);
  return alphas.filter((alpha) => alpha > 60).length / alphas.length;
}

describe('the locks of the hair of a hero with an own face', () => {
  it('draws falls in to their tips, fine ones more; curls keep their width', () => {
    const [full, fine] = [0, 1].map((share) => taperFalls(LONG, share).left.outer) as [number[], number[]];
    expect(full[0]).toBe(66);
    expect(full.at(-1)).toBeLessThan(62);
    expect(fine.at(-1)).toBeLessThan((full.at(-1) ?? 0) - 1);
    const curls: HairShape = { ...LONG, texture: 'coily', alignment: 50 };
    expect(taperFalls(curls, 1)).toEqual(curls);
  });

  it('§1 likeness: tucks straight hair behind the ear whose temple it leaves free, and covers the other ear', () => {
    const hairline = HAIR_SHAPE.hairline.map((y, i) => (i === HAIR_SHAPE.hairline.length - 1 ? -33 : y));
    const { left, right } = tuckBehindEar({ ...LONG, left: { ...fall(70), outer: fall(70).inner }, hairline });
    expect(Math.min(...right.inner)).toBeGreaterThan(53);
    expect(Math.min(...left.outer)).toBeGreaterThan(62);
    expect(tuckBehindEar(LONG)).toEqual(LONG);
    const wavy: HairShape = { ...LONG, hairline, texture: 'wavy' };
    expect(tuckBehindEar(wavy)).toEqual(wavy);
  });

  it('§1 likeness: hangs no lock over the brow of hair that falls to both sides of a parting', () => {
    const beside = [-36, -22, -24, -12];
    const brow = HAIR_MEASURES.columns.map((x) => (Math.abs(x) > 40 ? -6 : -30));
    const parted: HairShape = { ...LONG, hairline: brow, parting: 4 };
    expect(covered(parted, 'longStraight', beside)).toBeLessThan(
      covered({ ...parted, parting: null }, 'longStraight', beside),
    );
  });

  it('lets waves slip out of a band before the ears, and keeps sleek hair in it', () => {
    const beforeEar = [40, 10, 54, 24];
    const sleek = covered(HAIR_SHAPE, 'ponytail', beforeEar);
    expect(covered({ ...HAIR_SHAPE, texture: 'wavy' }, 'ponytail', beforeEar)).toBeGreaterThan(sleek + 0.1);
  });

  it('gives coils that lie on the head the thickness of their crown, and a shade none', () => {
    const crown = (radius: number): HairShape => ({ ...HAIR_SHAPE, radii: HAIR_MEASURES.angles.map(() => radius) });
    expect(thicknessOfCoils(crown(56))).toBeNull();
    expect(thicknessOfCoils(crown(62))?.crown).toBeGreaterThan(3);
    expect(thicknessOfCoils(crown(90))).toEqual(thicknessOfCoils(crown(80)));
  });
});

import { describe, expect, it } from 'vitest';
import { AVERAGE_FACE, HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { type Character, characterSchema } from '../../../character/character';
import { HAIR_STYLES } from '../../../character/trait-values';
import { hexToRgb, Painter, rgbToLab, toLch } from '../../../paint';
import { HAIR_SHAPE } from '../../../testing/hair-shape';
import { head } from '../../head/head';
import type { HeadPose } from '../../head/head-pose';
import { headView } from '../../head/view';
import { skinTones } from '../../skin';
import { HairBrush } from '../brush';
import { hairDrawing } from '../index';
import { hairMotion } from '../motion';
import { smoothShape } from '../own/smooth-shape';
import { evenFalls } from './locks/even-falls';
import { hairValues } from './tones';

const fall = (tip: number, outer = 58, inner = 40): HairShape['left'] => ({
  tip,
  outer: Array.from({ length: HAIR_MEASURES.fallRows }, () => outer),
  inner: Array.from({ length: HAIR_MEASURES.fallRows }, () => inner),
});
const TEXTURES = ['straight', 'wavy', 'curly', 'coily'] as const;
const LONG: HairShape = { ...HAIR_SHAPE, left: fall(96, 66), right: fall(96, 66) };
const FRINGE: HairShape = { ...LONG, hairline: HAIR_MEASURES.columns.map(() => -6) };
const LOOK = {
  age: 5,
  gender: 'girl',
  skin: '#dcaa7d',
  hairColor: '#5d3d26',
  hairStyle: 'short',
  eyeColor: '#2f7fe0',
  faceShape: AVERAGE_FACE,
};
const heroOf = (changes: Partial<Character>): Character => characterSchema.parse({ ...LOOK, ...changes });

/** Half the size of the picture in head units; one pixel is one unit. */
const HALF = 140;
const SIZE = HALF * 2;

function inHead(draw: (painter: Painter) => void): Buffer {
  const painter = Painter.page(1200, [-0.55, -0.8], [SIZE, SIZE]);
  painter.in(HALF, HALF, 0, 1, 1, () => draw(painter));
  return Buffer.from(painter.context.getImageData(0, 0, SIZE, SIZE).data);
}

/** The hair over the face alone, without the head. */
function drawFront(changes: Partial<Character>, yaw = 0): Buffer {
  const hero = heroOf(changes);
  const view = headView(yaw, 0);
  return inHead((painter) => {
    const oval = Array.from({ length: 40 }, (_, i) => [
      Math.sin((i * Math.PI) / 20) * 49,
      Math.cos((i * Math.PI) / 20) * 52,
    ]) as [number, number][];
    const brush = new HairBrush(painter, view, oval, hero.hairColor, hero.hairStyle);
    hairDrawing(hero)(brush, hero, skinTones(hero.skin)).front();
  });
}

function drawHead(changes: Partial<Character>, pose: Partial<HeadPose> = {}): Buffer {
  return inHead((painter) => {
    const { back, front } = head(painter, heroOf(changes), { yaw: 0, pitch: 0, expression: 'calm', ...pose });
    back();
    front();
  });
}

const at = (pixels: Buffer, x: number, y: number): readonly number[] => {
  const from = ((Math.round(y) + HALF) * SIZE + Math.round(x) + HALF) * 4;
  return [...pixels.subarray(from, from + 4)];
};

/** Share of a box that is painted. */
function painted(pixels: Buffer, [x0, y0, x1, y1]: readonly [number, number, number, number]): number {
  let [count, all] = [0, 0];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      all++;
      if ((at(pixels, x, y)[3] ?? 0) > 60) count++;
    }
  return count / all;
}

/** Pixels of the blue irises. */
function countBlue(pixels: Buffer): number {
  let count = 0;
  for (let i = 0; i < pixels.length; i += 4) if ((pixels[i + 2] ?? 0) > (pixels[i] ?? 0) + 40) count++;
  return count;
}

/** OKLab of the opaque pixels of a box. */
function colours(pixels: Buffer, [x0, y0, x1, y1]: readonly [number, number, number, number]) {
  const found: (readonly [number, number, number])[] = [];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const [r = 0, g = 0, b = 0, alpha = 0] = at(pixels, x, y);
      if (alpha > 250) found.push(rgbToLab([r / 255, g / 255, b / 255]));
    }
  const mean = (i: 0 | 1 | 2) => found.reduce((sum, lab) => sum + lab[i], 0) / Math.max(1, found.length);
  const middle = [mean(0), mean(1), mean(2)] as const;
  const spread = Math.sqrt(found.reduce((sum, lab) => sum + (lab[0] - middle[0]) ** 2, 0) / Math.max(1, found.length));
  return { middle, spread };
}

const CROWN = [-30, -62, 30, -40] as const;

describe('the hair of a hero with an own face', () => {
  it.each(TEXTURES)('never covers eyes and mouth, even with a fringe down to them: %s', (texture) => {
    const front = drawFront({ hairShape: { ...FRINGE, texture } });
    for (const side of [-1, 1]) expect(painted(front, [side * 20 - 9, 2, side * 20 + 9, 13])).toBe(0);
    expect(painted(front, [-16, 26, 16, 44])).toBe(0);
  });

  it.each([0.4, -0.4, 0.75, -0.75])('leaves both eyes free at a turn of %d', (yaw) => {
    const bare: HairShape = { ...HAIR_SHAPE, cover: 'scalp' };
    const seen = (hairShape: HairShape) => countBlue(drawHead({ hairShape }, { yaw }));
    expect(seen(bare)).toBeGreaterThan(60);
    for (const texture of TEXTURES) expect(seen({ ...LONG, texture })).toBeGreaterThan(seen(bare) * 0.94);
  });

  it.each(TEXTURES)('draws both sides alike: %s', (texture) => {
    const front = drawFront({ hairShape: { ...LONG, texture } });
    const [left, right] = [painted(front, [-80, 20, -30, 80]), painted(front, [30, 20, 80, 80])];
    expect(left).toBeGreaterThan(0.25);
    expect(Math.abs(left - right)).toBeLessThan(0.08);
  });

  it('is the same picture every time, and another one than that of a hero without an own face', () => {
    const again = () => drawHead({ hairShape: LONG });
    expect(again().equals(again())).toBe(true);
    expect(again().equals(drawHead({ hairShape: LONG, faceShape: undefined }))).toBe(false);
  });

  it('keeps its strands visible in black, and its colour in gold and copper', () => {
    const crown = (hairColor: string) => colours(drawFront({ hairShape: LONG, hairColor }), CROWN);
    expect(crown('#161311').spread).toBeGreaterThan(0.025);
    for (const color of ['#d9b36c', '#b65a28']) {
      const [L, a, b] = crown(color).middle;
      const [ownL, ownA, ownB] = rgbToLab(hexToRgb(color));
      expect(Math.abs(L - ownL)).toBeLessThan(0.07);
      expect(Math.abs(Math.atan2(b, a) - Math.atan2(ownB, ownA))).toBeLessThan(0.2);
      expect(Math.hypot(a, b)).toBeGreaterThan(Math.hypot(ownA, ownB) * 0.85);
    }
  });

  it('has brown shadows in red hair, no more colourful than hair is', () => {
    const { deep, dark, base } = hairValues('#d8722f');
    const [[deepL, deepC], [, darkC], [L, C]] = [toLch(deep), toLch(dark), toLch(base)];
    expect(L - deepL).toBeGreaterThan(0.13);
    expect(Math.max(deepC, darkC)).toBeLessThan(C);
  });

  it('runs from the head into its falls without a step, and ends nearly alike on both sides', () => {
    const wide: HairShape = { ...LONG, left: fall(50, 78), right: fall(74, 60) };
    const { radii, left, right } = smoothShape(evenFalls(wide), 'own');
    const beside = radii[HAIR_MEASURES.angles.indexOf(-90)] ?? 0;
    expect(Math.abs((left.outer[0] ?? 0) - beside)).toBeLessThan(3);
    for (const { outer } of [left, right])
      for (const [i, x] of outer.slice(1).entries()) expect(Math.abs(x - (outer[i] ?? x))).toBeLessThan(8);
    expect(Math.abs(left.tip - right.tip)).toBeLessThan(10);
    expect(evenFalls({ ...LONG, left: fall(4) })).toEqual({ ...LONG, left: fall(4) });
  });

  it('has a broken edge: some locks leave its outline', () => {
    const front = drawFront({ hairShape: { ...LONG, texture: 'wavy' } });
    const edge = Array.from({ length: 40 }, (_, i) => {
      const x = i * 2 - 40;
      return Array.from({ length: 60 }, (_y, k) => k - 90).find((y) => (at(front, x, y)[3] ?? 0) > 80) ?? -30;
    });
    const jumps = edge.slice(2).map((y, i) => Math.abs(y - 2 * (edge[i + 1] ?? y) + (edge[i] ?? y)));
    // A smooth outline jumps nowhere.
    expect(jumps.filter((jump) => jump >= 2).length).toBeGreaterThan(1);
  });

  it('lets single locks of loose hair fall over the temples, and none of tied hair', () => {
    const onTemples = (hairShape: HairShape, hairStyle: Character['hairStyle']) => {
      const front = drawFront({ hairShape, hairStyle });
      return Math.min(painted(front, [-36, -24, -24, -16]), painted(front, [24, -24, 36, -16]));
    };
    expect(onTemples(HAIR_SHAPE, 'short')).toBeGreaterThan(0.19);
    expect(onTemples(HAIR_SHAPE, 'ponytail')).toBeLessThan(0.15);
  });

  it('stands a cloud of free coils as high above the head as beside it', () => {
    const wide = HAIR_MEASURES.angles.map((degrees) => (Math.abs(degrees) > 50 ? 78 : 60));
    const cloud: HairShape = { ...HAIR_SHAPE, texture: 'coily', radii: wide, left: fall(10, 66), right: fall(10, 66) };
    const front = drawFront({ hairShape: cloud, hairStyle: 'afro' });
    expect(painted(front, [-12, -76, 12, -66])).toBeGreaterThan(0.5);
  });

  it('stands coils that lie on the head off it as thick as the photo shows them', () => {
    const crown = (radius: number) => {
      const radii = HAIR_MEASURES.angles.map((degrees) => (Math.abs(degrees) > 40 ? 56 : radius));
      const hairShape: HairShape = { ...HAIR_SHAPE, texture: 'coily', radii };
      return painted(drawFront({ hairShape, hairStyle: 'coilyShort' }), [-8, -65, 8, -62]);
    };
    expect([crown(56), crown(68)]).toEqual([0, 1]);
  });

  it('§1 likeness: fills a cloud of coils on the side that a turned head hides', () => {
    const seenOnLeft = HAIR_MEASURES.angles.map((degrees) => (degrees > 20 ? 60 : 80));
    const cloud: HairShape = { ...HAIR_SHAPE, texture: 'coily', radii: seenOnLeft, left: fall(4), right: fall(4) };
    const front = drawFront({ hairShape: cloud, hairStyle: 'afro' });
    for (const side of [-1, 1])
      expect(painted(front, [side * 60 - 3, -36, side * 60 + 3, -28]), `side ${side}`).toBeGreaterThan(0.5);
  });

  it('stands off the head by no more than a third of it, so that it stays inside of the picture', () => {
    const wide = { ...LONG, radii: HAIR_MEASURES.angles.map(() => 90), left: fall(50, 90), right: fall(50, 90) };
    for (const texture of ['straight', 'wavy'] as const) {
      const { radii, left, right } = smoothShape({ ...wide, texture }, 'own');
      expect(Math.max(...radii, ...left.outer, ...right.outer)).toBeLessThan(68);
    }
  });

  it('draws short coils that lie on the scalp as hair', () => {
    const coils: HairShape = { ...HAIR_SHAPE, cover: 'scalp', density: 60, texture: 'coily' };
    const dark = (hairStyle: Character['hairStyle']) =>
      colours(drawHead({ hairShape: coils, hairColor: '#1f1917', hairStyle }), [-14, -52, 14, -44]).middle[0];
    expect(dark('coilyShort')).toBeLessThan(dark('shaved') - 0.08);
  });

  it('covers a shorn head as far as the photo shows, and no further than the head', () => {
    const shorn = (density: number) => drawHead({ hairShape: { ...HAIR_SHAPE, cover: 'scalp', density } });
    const light = (density: number) => colours(shorn(density), [-14, -52, 14, -44]).middle[0];
    expect(light(90)).toBeLessThan(light(30) - 0.05);
    expect(painted(shorn(90), [-70, -100, 70, -76])).toBe(0);
  });

  it.each([1.5, 3])('shows the same length from the side and from behind: %d', (yaw) => {
    const low = [-60, 78, 60, 92] as const;
    expect(painted(drawHead({ hairShape: LONG }, { yaw }), low)).toBeGreaterThan(0.1);
    expect(painted(drawHead({ hairShape: HAIR_SHAPE }, { yaw }), low)).toBe(0);
  });

  it.each(TEXTURES)('moves with the wind: %s', (texture) => {
    const wind = hairMotion({ facing: 1, bodyAngle: 0, headAngle: 0, wind: [0.8, 0] });
    const hairShape = { ...LONG, texture };
    expect(drawHead({ hairShape }, { hairMotion: wind }).equals(drawHead({ hairShape }))).toBe(false);
  });

  it('§1 likeness: grows short hair down to both ears, where a photo ends it above one', () => {
    const uneven: HairShape = { ...HAIR_SHAPE, left: fall(-20), right: fall(8) };
    const front = drawFront({ hairShape: uneven });
    for (const side of [-1, 1]) {
      const before = [side * 47 - 2, -12, side * 47 + 2, -6] as const;
      expect(painted(front, before), `side ${side}`).toBeGreaterThan(0.6);
    }
  });

  it.each(TEXTURES)('shows hair that is tied at the nape behind the neck, and never on the face: %s', (texture) => {
    const hairShape: HairShape = { ...HAIR_SHAPE, texture };
    const [tied, cropped] = (['ponytail', 'short'] as const).map((hairStyle) => drawHead({ hairShape, hairStyle }));
    const shown = (
      [
        [-28, 54, -18, 64],
        [18, 54, 28, 64],
      ] as const
    ).filter((beside) => painted(tied as Buffer, beside) > painted(cropped as Buffer, beside) + 0.6);
    // A tail falls over one shoulder; a puff is as wide as the neck on both sides.
    expect(shown).toHaveLength(texture === 'straight' || texture === 'wavy' ? 1 : 2);
    const chin = [-14, 20, 14, 44] as const;
    const difference = (place: typeof chin) => {
      let most = 0;
      for (let y = place[1]; y <= place[3]; y++)
        for (let x = place[0]; x <= place[2]; x++)
          most = Math.max(most, Math.abs((at(tied as Buffer, x, y)[0] ?? 0) - (at(cropped as Buffer, x, y)[0] ?? 0)));
      return most;
    };
    expect(difference(chin)).toBeLessThan(24);
  });

  it('lies down under a hat', () => {
    const wide = { ...LONG, radii: HAIR_MEASURES.angles.map(() => 118), left: fall(60, 118), right: fall(60, 118) };
    const beside = (pose: Partial<HeadPose>) => painted(drawHead({ hairShape: wide }, pose), [60, 10, 96, 40]);
    expect(beside({})).toBeGreaterThan(beside({ hat: { kind: 'bobble', color: '#d9574a' } }) + 0.05);
  });

  it.each(HAIR_STYLES)('draws the style of the list that a parent chose: %s', (hairStyle) => {
    const drawn = drawHead({ hairStyle });
    expect(painted(drawn, CROWN)).toBeGreaterThan(0.5);
    expect(drawn.equals(drawHead({ hairStyle: hairStyle === 'bob' ? 'afro' : 'bob' }))).toBe(false);
  });
});

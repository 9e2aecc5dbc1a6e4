import { describe, expect, it } from 'vitest';
import { AVERAGE_FACE, HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { type Character, characterSchema } from '../../../../character/character';
import { hexToRgb, Painter, rgbToLab } from '../../../../paint';
import { HAIR_SHAPE } from '../../../../testing/hair-shape';
import { head } from '../../../head/head';

const HERO = {
  age: 5,
  gender: 'girl',
  skin: '#dcaa7d',
  hairColor: '#161311',
  hairStyle: 'short',
  eyeColor: '#6b4a2f',
  faceShape: AVERAGE_FACE,
};
const fall = (tip: number): HairShape['left'] => ({
  tip,
  outer: Array.from({ length: HAIR_MEASURES.fallRows }, () => 66),
  inner: Array.from({ length: HAIR_MEASURES.fallRows }, () => 42),
});
const LONG: HairShape = { ...HAIR_SHAPE, left: fall(96), right: fall(96) };
const CROPPED: HairShape = { ...HAIR_SHAPE, texture: 'coily', alignment: 50 };

/** Half the size of the picture in head units, and its pixels for one unit. */
const [HALF, PIXELS] = [120, 3];
const SIZE = HALF * 2 * PIXELS;

/** A drawn head, asked for its places in head units. */
class DrawnHead {
  private readonly pixels: Uint8ClampedArray;

  constructor(changes: Partial<Character>, parts: 'all' | 'front' = 'all') {
    const hero = characterSchema.parse({ ...HERO, ...changes });
    const painter = Painter.page(1200 * PIXELS, [-0.55, -0.8], [HALF * 2, HALF * 2]);
    painter.in(HALF, HALF, 0, 1, 1, () => {
      const { back, front } = head(painter, hero, { yaw: 0, pitch: 0, expression: 'calm' });
      if (parts === 'all') back();
      front();
    });
    this.pixels = painter.context.getImageData(0, 0, SIZE, SIZE).data;
  }

  private at(x: number, y: number): readonly number[] {
    const from = (Math.round((y + HALF) * PIXELS) * SIZE + Math.round((x + HALF) * PIXELS)) * 4;
    return [...this.pixels.subarray(from, from + 4)];
  }

  isPainted(x: number, y: number): boolean {
    return this.alpha(x, y) > 50;
  }

  alpha(x: number, y: number): number {
    return this.at(x, y)[3] ?? 0;
  }

  /** Lightness (OKLab). */
  lightness(x: number, y: number): number {
    const [r = 0, g = 0, b = 0] = this.at(x, y);
    return rgbToLab([r / 255, g / 255, b / 255])[0];
  }
}

const range = (from: number, to: number, step = 1 / PIXELS): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the edges of the hair of a hero with an own face', () => {
  it('is no hole beside the neck: long hair closes in under the chin and has strands in its shade', () => {
    const [drawn, front] = [new DrawnHead({ hairShape: LONG }), new DrawnHead({ hairShape: LONG }, 'front')];
    for (const side of [-1, 1]) {
      for (const y of range(66, 80, 3)) expect(front.isPainted(side * 31, y)).toBe(true);
      const shade = range(18, 28).flatMap((x) => range(64, 84).map((y) => drawn.lightness(side * x, y)));
      const middle = mean(shade);
      expect(Math.sqrt(mean(shade.map((value) => (value - middle) ** 2)))).toBeGreaterThan(0.012);
    }
  });

  it('strews no dots round a cropped head: from its edge inwards all is painted', () => {
    const drawn = new DrawnHead({ hairShape: CROPPED });
    for (const y of range(-60, -8)) {
      for (const side of [-1, 1]) {
        const row = range(0, 80).map((x) => drawn.isPainted(side * x, y));
        expect(row.lastIndexOf(true) - row.indexOf(false)).toBeLessThan(3);
      }
    }
  });

  it.each(['straight', 'wavy'] as const)('thins out into the skin over an open brow: %s', (texture) => {
    const drawn = new DrawnHead({ hairShape: { ...LONG, texture, alignment: 80 } });
    const rows = range(-52, -22).map((y) => mean(range(-14, 14).map((x) => drawn.lightness(x, y))));
    const [dark, light] = [Math.min(...rows), Math.max(...rows)];
    // Rows between hair and skin: a cut edge has two or three of them.
    const between = rows.filter((value) => value > dark + 0.2 * (light - dark) && value < dark + 0.8 * (light - dark));
    expect(between.length / PIXELS).toBeGreaterThan(2.4);
  });

  const COILS = [
    ['a free cloud', { ...CROPPED, radii: HAIR_MEASURES.angles.map(() => 80) }],
    ['a low cloud', { ...CROPPED, radii: HAIR_MEASURES.angles.map((a) => (Math.abs(a) > 40 ? 56 : 68)) }],
  ] as const;

  it.each(COILS)('ends coils in a woolly edge that is clear against the page: %s', (_, hairShape) => {
    const drawn = new DrawnHead({ hairShape });
    const columns = range(-24, 24);
    const edges = columns.map((x) => range(-110, -30).find((y) => drawn.alpha(x, y) > 200) ?? 0);
    const smoke = columns.map((x, i) => range(-110, (edges[i] ?? 0) - 1).filter((y) => drawn.alpha(x, y) > 12).length);
    expect(mean(smoke) / PIXELS).toBeLessThan(1);
    // Tufts rise and sink over a few head units, while the head below them is round.
    const over = Math.round(4 * PIXELS);
    const bumps = edges.slice(over, -over).map((y, i) => y - ((edges[i] ?? 0) + (edges[i + 2 * over] ?? 0)) / 2);
    expect(Math.max(...bumps) - Math.min(...bumps)).toBeGreaterThan(1.6);
  });

  it.each(COILS)('ends coils over the brow in a clear line of tufts: %s', (_, hairShape) => {
    const drawn = new DrawnHead({ hairShape });
    const ends = range(-14, 14).map((x) => {
      const column = range(-52, -22).map((y) => drawn.lightness(x, y));
      const [dark, light] = [Math.min(...column), Math.max(...column)];
      return column.findLastIndex((value) => value < dark + 0.4 * (light - dark)) / PIXELS;
    });
    const middle = mean(ends);
    const spread = Math.sqrt(mean(ends.map((end) => (end - middle) ** 2)));
    expect(spread).toBeGreaterThan(0.3);
    expect(spread).toBeLessThan(2.5);
  });

  it('winds buns round: no straw stands off them', () => {
    const drawn = new DrawnHead({ hairStyle: 'spaceBuns', hairColor: '#7a5a3c' });
    const [xs, ys] = [range(-90, 90), range(-110, -62)];
    const inside = ys.flatMap((y) => xs.filter((x) => drawn.isPainted(x, y)).map((x) => [x, y] as const));
    const rim = inside.filter(
      ([x, y]) => !drawn.isPainted(x - 1, y) || !drawn.isPainted(x + 1, y) || !drawn.isPainted(x, y - 1),
    );
    expect(rim.length / inside.length).toBeLessThan(0.098);
  });

  it('§1 likeness: shows a tail that is tied behind the head on one side of the neck', () => {
    const [loose, tied] = [
      new DrawnHead({ hairShape: HAIR_SHAPE }),
      new DrawnHead({ hairShape: HAIR_SHAPE, hairStyle: 'ponytail' }),
    ];
    const below = (drawn: DrawnHead, beside: number) =>
      range(54, 72, 3).filter((y) => drawn.isPainted(beside, y)).length;
    for (const side of [-1, 1]) expect(below(loose, side * 28)).toBe(0);
    const sides = [below(tied, -28), below(tied, 28)];
    expect(Math.max(...sides)).toBeGreaterThan(5);
    expect(Math.min(...sides)).toBe(0);
    for (const side of [-1, 1]) expect(below(tied, side * 64)).toBe(0);
  });

  it('keeps dark hair dark where it is shorn on dark skin', () => {
    const look = { skin: '#5a3a28', hairColor: '#3d322e' };
    const drawn = new DrawnHead({ ...look, hairShape: { ...HAIR_SHAPE, cover: 'scalp', density: 100 } });
    const [crown, cheek] = [-46, 26].map((y) =>
      mean(range(-12, 12).map((x) => drawn.lightness(x + (y > 0 ? 26 : 0), y))),
    ) as [number, number];
    expect(cheek - crown).toBeGreaterThan(0.1);
  });

  it('gives dense shorn hair a hairline, and thin one none', () => {
    /** Share of the step from skin to hair that the steepest two head units of the brow take. */
    const steepest = (density: number) => {
      const drawn = new DrawnHead({
        skin: '#8a5a3c',
        hairColor: '#241a16',
        hairShape: { ...CROPPED, texture: 'straight', cover: 'scalp', density },
      });
      const rows = range(-52, -14).map((y) => mean(range(-10, 10).map((x) => drawn.lightness(x, y))));
      const steps = rows.slice(2 * PIXELS).map((value, i) => value - (rows[i] ?? value));
      return Math.max(...steps) / (Math.max(...rows) - Math.min(...rows));
    };
    expect(steepest(95)).toBeGreaterThan(steepest(40) + 0.1);
  });

  it('keeps the colour of the hair at its roots', () => {
    const drawn = new DrawnHead({ hairShape: LONG, hairColor: '#d9b36c' });
    const own = rgbToLab(hexToRgb('#d9b36c'))[0];
    const crown = mean(range(-20, 20).map((x) => drawn.lightness(x, -50)));
    expect(Math.abs(crown - own)).toBeLessThan(0.1);
  });
});

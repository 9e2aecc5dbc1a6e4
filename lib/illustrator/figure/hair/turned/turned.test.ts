import { describe, expect, it } from 'vitest';
import { characterSchema } from '../../../character/character';
import { HAIR_STYLES } from '../../../character/trait-values';
import { Painter, type Vec } from '../../../paint';
import { drawFigure, type FigureLook } from '../..';

const SIZE = 120;
const HAIR = '#c02fa0';
const SKIN = '#5fb07a';

/** A portrait in colours that tell hair from skin. */
function portrait(hairStyle: (typeof HAIR_STYLES)[number], look: Partial<FigureLook>) {
  const character = characterSchema.parse({
    age: 6,
    gender: 'boy',
    skin: SKIN,
    hairColor: HAIR,
    hairStyle,
    eyeColor: '#4f8fc0',
  });
  const painter = Painter.page(SIZE);
  const whole: FigureLook = { pose: 'portrait', expression: 'calm', outfit: 'sweater', ...look };
  const { headCentre } = drawFigure(painter, character, whole, { x: 600, y: 1100, scale: 4 });
  const { data } = painter.context.getImageData(0, 0, SIZE, SIZE);
  const hair: Vec[] = [];
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b, a] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0, data[i + 3] ?? 0];
    const x = (((i / 4) % SIZE) * 1200) / SIZE - headCentre[0];
    const y = (Math.floor(i / 4 / SIZE) * 1200) / SIZE - headCentre[1];
    if (a > 200 && r > g * 1.5 && b > g * 1.3) hair.push([x / 4, y / 4]);
  }
  return hair;
}

const mean = (points: readonly Vec[], k: 0 | 1) => points.reduce((sum, p) => sum + p[k], 0) / points.length;
const BLOWN = ['longWavy', 'longStraight', 'longFringe', 'sidePonytail'] as const;

describe('hair from every side', () => {
  it.each(HAIR_STYLES.filter((style) => style !== 'shaved' && style !== 'wisps'))(
    'covers the back of the head with %s hair',
    (style) => {
      const inFace = portrait(style, { yaw: Math.PI }).filter(([x, y]) => Math.abs(x) < 26 && y > -20 && y < 14);
      // 52 × 34 units at 0.4 pixels a unit.
      expect(inFace.length).toBeGreaterThan(0.6 * (52 * 0.4) * (34 * 0.4));
    },
  );

  it.each(HAIR_STYLES.filter((style) => style !== 'wisps'))(
    'leaves the face free beside %s hair in profile',
    (style) => {
      const overFace = portrait(style, { yaw: 1.5 }).filter(([x, y]) => x > 26 && y > 8 && y < 40);
      expect(overFace.length).toBeLessThan(4);
    },
  );
});

describe('hair that moves', () => {
  it.each(BLOWN)('wind carries %s hair to leeward', (style) => {
    const at = (wind: Vec) => mean(portrait(style, { yaw: 0, air: { wind, float: 0 } }), 0);
    expect(at([0.9, 0]) - at([-0.9, 0])).toBeGreaterThan(6);
  });

  it.each(['longWavy', 'longStraight', 'longFringe', 'curlyLong', 'braids'] as const)(
    'water lifts %s hair',
    (style) => {
      // Hair that hangs lies behind the arms; hair that floats stands out beside the head.
      const beside = (float: number) =>
        portrait(style, { yaw: 0, air: { wind: [0, 0], float } }).filter(([x, y]) => Math.abs(x) > 66 && y < 45).length;
      expect(beside(1)).toBeGreaterThan(beside(0) + 40);
    },
  );
});

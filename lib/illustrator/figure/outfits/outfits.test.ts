import { describe, expect, it } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import { type Character, characterSchema } from '../../character/character';
import { hexToRgb, Painter, rgbToLab } from '../../paint';
import { drawFigure, OUTFITS, type OutfitName } from '..';
import { outfitFor } from '.';

const child = (changes: Partial<Character> = {}): Character =>
  characterSchema.parse({
    age: 6,
    gender: 'girl',
    skin: '#dcaa7d',
    hairColor: '#a44a28',
    hairStyle: 'afro',
    eyeColor: '#4f8fc0',
    ...changes,
  });

/** Share of the pixels of a rectangle (page units) that are nearly of a colour. */
function share(p: Painter, hex: string, x: number, y: number, width: number, height: number): number {
  const wanted = rgbToLab(hexToRgb(hex));
  const { data } = p.context.getImageData(x / 4, y / 4, width / 4, height / 4);
  let hits = 0;
  for (let i = 0; i < data.length; i += 4) {
    const lab = rgbToLab([itemAt(data, i) / 255, itemAt(data, i + 1) / 255, itemAt(data, i + 2) / 255]);
    if (itemAt(data, i + 3) > 250 && Math.hypot(lab[0] - wanted[0], lab[1] - wanted[1], lab[2] - wanted[2]) < 0.09)
      hits++;
  }
  return hits / (data.length / 4);
}

function drawn(outfit: OutfitName, character: Character, pose: 'portrait' | 'run' | 'stand' = 'portrait') {
  const painter = Painter.page(300);
  const place = pose === 'portrait' ? { x: 600, y: 1000, scale: 4 } : { x: 600, y: 1100, scale: 2.4 };
  const anchors = drawFigure(painter, character, { pose, yaw: 0, expression: 'joy', outfit }, place);
  return { painter, anchors };
}

describe('outfits', () => {
  it.each(Object.keys(OUTFITS) as OutfitName[])('%s covers a child with a hijab', (name) => {
    const { top, bottom, tights } = outfitFor(name, child({ headwear: 'hijab' }));
    expect(top.sleeve).toBe('long');
    expect(top.collar).not.toBe('straps');
    if (bottom.kind === 'dress' || bottom.kind === 'skirt') expect(tights).toBeDefined();
    else expect(bottom.kind).toBe('trousers');
  });

  it.each(['winterCoat', 'lionCostume'] as const)('%s leaves no hair above its hat, however much there is', (name) => {
    const hair = (outfit: OutfitName) => {
      const { painter, anchors } = drawn(outfit, child());
      const [x, y] = anchors.headCentre;
      return share(painter, '#a44a28', x - 280, y - 330, 560, 200);
    };
    expect(hair('sweater')).toBeGreaterThan(0.2);
    expect(hair(name)).toBeLessThan(name === 'winterCoat' ? 0.01 : hair('sweater') * 0.75);
  });

  it('keeps the face free under a hood, a bobble hat and a helmet', () => {
    for (const name of ['raincoat', 'winterCoat', 'spacesuit', 'lionCostume'] as const) {
      const { painter, anchors } = drawn(name, child({ hairStyle: 'short' }));
      const [x, y] = anchors.headCentre;
      expect(share(painter, '#dcaa7d', x - 60, y + 40, 120, 60)).toBeGreaterThan(0.2);
    }
  });

  it('lets a cape fly when the hero runs', () => {
    const red = (pose: 'run' | 'stand') => {
      const { painter } = drawn('capeHero', child({ gender: 'boy' }), pose);
      return share(painter, '#bd3a38', 250, 500, 230, 500);
    };
    expect(red('run')).toBeGreaterThan(red('stand') + 0.02);
  });
});

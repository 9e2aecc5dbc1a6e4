import { describe, expect, it } from 'vitest';
import { spreadSceneSchema } from '@/lib/illustrator';
import { formatMessage } from '../../../format-message';
import { picture, pictureTexts } from '.';

const LANGUAGES = ['he', 'en', 'ar', 'ru'] as const;
/** Words of a spread for ages 3 to 7 (book design, "second edition"). */
const MOST_WORDS = 35;
const GUTTER = [1154, 1246] as const;
const SAFE_MARGIN = 72;

const kinds = picture.spreads.map(({ kind }) => kind);
const blocks = picture.spreads.flatMap(({ key, texts }) =>
  texts.flatMap((place) => (place.kind === 'block' ? [{ name: `${key} ${place.text}`, box: place.box }] : [])),
);

describe('book design "second edition": The Weather in My Tummy', () => {
  it('has twelve spreads whose neighbours differ, and the climax has no words', () => {
    expect(picture.spreads.map(({ key }) => key)).toEqual(
      Array.from({ length: 12 }, (_, index) => `s${String(index + 1).padStart(2, '0')}`),
    );
    expect(kinds.filter((kind, index) => kind === kinds[index + 1])).toEqual([]);
    expect(picture.spreads.filter(({ texts }) => texts.length === 0).map(({ key }) => key)).toEqual(['s11']);
  });

  it.each([picture.cover, picture.ends.front, picture.ends.back, ...picture.spreads.map(({ scene }) => scene)])(
    'scene %# is complete and keeps the proportions of its boxes',
    (scene) => {
      for (const { scene: shown, box } of spreadSceneSchema.parse(scene).pictures)
        expect(shown.view.width / shown.view.height).toBeCloseTo(box.width / box.height, 3);
    },
  );

  it.each(blocks)('$name stands on one page within the safe area', ({ box }) => {
    const right = box.x + box.width;
    expect(right <= GUTTER[0] || box.x >= GUTTER[1]).toBe(true);
    expect(Math.min(box.x, box.y, 2400 - right, 1200 - box.y - box.height)).toBeGreaterThanOrEqual(SAFE_MARGIN);
  });

  it.each(LANGUAGES)('%s has a text for each place and at most 35 words a spread', (language) => {
    for (const { key, texts, stops } of picture.spreads) {
      const words = pictureTexts[language].spreads[key] ?? {};
      const ids = texts.map(({ text }) => text);
      expect(Object.keys(words).sort(), key).toEqual([...ids].sort());
      expect(stops.flatMap((stop) => stop.texts).sort(), key).toEqual([...ids].sort());
      for (const gender of ['boy', 'girl'] as const) {
        const whole = ids.map((id) => formatMessage(words[id] ?? '', { name: 'Noa', gender, language })).join(' ');
        const count = whole.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
        expect(count, `${key} ${gender}: ${whole}`).toBeLessThanOrEqual(MOST_WORDS);
      }
    }
  });
});

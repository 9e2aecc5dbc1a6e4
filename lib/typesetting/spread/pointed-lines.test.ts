import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { getTextDirection } from '@/lib/markets';
import { LIBRARY } from '@/lib/stories/data';
import type { BookLanguage, RenderedSpread } from '@/lib/stories/model';
import { renderPictureBook } from '@/lib/stories/server';
import { TRICKY_NAMES } from '@/lib/stories/testing/tricky-names';
import { createMeasureText } from '../layout/measure-text';
import { getFont, registerFonts } from '../register-fonts';
import { layoutSpreadTexts } from './layout-spread';
import { type SpreadLine, type SpreadTextLayout, toUnits } from './model';

const [WIDTH, HEIGHT] = [2400, 1200];
/** Of a line's box, above its baseline. */
const BASELINE = 0.8;
const NAMES = { he: 'נועם', ar: 'مريم', en: '', ru: '' } as const;

registerFonts();

/** The pixels of one line: a pixel is a stage unit, a sixth of a millimetre. */
function paint(line: SpreadLine, language: BookLanguage): Uint8ClampedArray {
  const c = createCanvas(WIDTH, HEIGHT).getContext('2d');
  const size = toUnits(line.sizePt);
  c.translate(line.x + line.width / 2, line.y + size / 2);
  c.rotate((line.turn * Math.PI) / 180);
  c.font = getFont(language, line.face)(size);
  c.direction = line.direction;
  c.textAlign = 'center';
  c.fillText(line.text, 0, size * (BASELINE - 0.5));
  return c.getImageData(0, 0, WIDTH, HEIGHT).data;
}

/** The pairs of lines whose letters or marks touch. */
function findTouching({ lines }: SpreadTextLayout, language: BookLanguage): readonly string[] {
  const owner = new Int16Array(WIDTH * HEIGHT).fill(-1);
  const touching = new Set<string>();
  lines.forEach((line, nth) => {
    const pixels = paint(line, language);
    for (let at = 0; at < owner.length; at += 1) {
      if ((pixels[at * 4 + 3] ?? 0) < 40) continue;
      const other = lines[owner[at] ?? -1];
      if (other && other !== line) touching.add(`${other.text} / ${line.text}`);
      owner[at] = nth;
    }
  });
  return [...touching];
}

const EDITIONS = LIBRARY.flatMap((story) =>
  (Object.keys(story.pointedTexts ?? {}) as BookLanguage[]).map((language) => ({ story, language, id: story.baseId })),
);

describe.each(EDITIONS)('§10 words: pointed picture book $id ($language)', ({ story, language }) => {
  const measure = createMeasureText(language);
  const mirrored = getTextDirection(language) === 'rtl';
  const layoutAll = (name: string, points: boolean) =>
    renderPictureBook(story, { name, gender: 'girl', language, points }).spreads.map(
      ({ words }: RenderedSpread): SpreadTextLayout => {
        if (!words) throw new Error('no words');
        return layoutSpreadTexts(words.layout, words.texts, language, mirrored, measure);
      },
    );

  test('every text fits its place, with every name', () => {
    for (const name of [NAMES[language], ...TRICKY_NAMES[language]])
      expect(layoutAll(name, true).flatMap(({ key, overflow }) => overflow.map((id) => `${key} ${id}`))).toEqual([]);
  });

  test('the marks of no two lines touch', () => {
    expect(layoutAll(NAMES[language], true).flatMap((layout) => findTouching(layout, language))).toEqual([]);
  });
});

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

const canvas = createCanvas(WIDTH, HEIGHT);

/** Where a line and its marks may be, as it is turned. */
function getArea({ x, y, width, sizePt, turn }: SpreadLine) {
  const size = toUnits(sizePt);
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const across = (width / 2) * Math.cos(angle) + 2 * size;
  const down = (width / 2) * Math.sin(angle) + 2 * size;
  const [left, top] = [Math.max(0, Math.floor(x + width / 2 - across)), Math.max(0, Math.floor(y + size / 2 - down))];
  return {
    left,
    top,
    width: Math.min(WIDTH - left, Math.ceil(2 * across)),
    height: Math.min(HEIGHT - top, Math.ceil(2 * down)),
  };
}

/** The numbers of the pixels of one line: a pixel is a stage unit, a sixth of a millimetre. */
function listPixels(line: SpreadLine, language: BookLanguage): readonly number[] {
  const c = canvas.getContext('2d');
  c.reset();
  const size = toUnits(line.sizePt);
  c.translate(line.x + line.width / 2, line.y + size / 2);
  c.rotate((line.turn * Math.PI) / 180);
  c.font = getFont(language, line.face)(size);
  c.direction = line.direction;
  c.textAlign = 'center';
  c.fillText(line.text, 0, size * (BASELINE - 0.5));
  const { left, top, width, height } = getArea(line);
  const { data } = c.getImageData(left, top, width, height);
  const pixels: number[] = [];
  for (let at = 0; at < width * height; at += 1)
    if ((data[at * 4 + 3] ?? 0) >= 40) pixels.push((top + Math.floor(at / width)) * WIDTH + left + (at % width));
  return pixels;
}

/** The pairs of lines whose letters or marks touch. */
function findTouching({ lines }: SpreadTextLayout, language: BookLanguage): readonly string[] {
  const owner = new Int16Array(WIDTH * HEIGHT).fill(-1);
  const touching = new Set<string>();
  lines.forEach((line, nth) => {
    for (const at of listPixels(line, language)) {
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

import { describe, expect, test } from 'vitest';
import { getTextDirection } from '@/lib/markets';
import type { BookLanguage } from '@/lib/stories/model';
import { createTeller } from '@/lib/stories/picture-teller';
import { addedOf, STORY_VARIANTS } from '@/lib/stories/testing/tellings';
import { createMeasureText } from '../layout/measure-text';
import { layoutSpreadTexts } from './layout-spread';
import { type SpreadLine, toUnits } from './model';

/** A twentieth of a page: words that are nearer to each other are read as one line. */
const APART = 60;
/** Where the baseline of a line is, in em from its top. */
const BASELINE_EM = 0.8;
const NAMES: Readonly<Record<BookLanguage, string>> = { he: 'נועם', en: 'Amara', ar: 'مريم', ru: 'Саша' };

const BOOKS = STORY_VARIANTS.flatMap(({ story, told }) =>
  story.picture
    ? (Object.keys(story.pictureTexts ?? {}) as BookLanguage[]).map((language) => ({
        story,
        told,
        language,
        spreads: story.picture?.spreads ?? [],
      }))
    : [],
);

function isOneLine(one: SpreadLine, other: SpreadLine): boolean {
  const isLevel = one.y < other.y + toUnits(other.sizePt) && other.y < one.y + toUnits(one.sizePt);
  const between = Math.max(other.x - one.x - one.width, one.x - other.x - other.width);
  return isLevel && between < APART;
}

describe.each(BOOKS)('§3 picture book $story.baseId $told in $language', ({ story, told, language, spreads }) => {
  const text = story.pictureTexts?.[language];
  const say = createTeller(story.baseId, text ?? {}, {
    language,
    name: NAMES[language],
    gender: 'girl',
    added: addedOf({ told }, language),
  });
  const placed = spreads.map((layout) => {
    const blocks = layout.texts.filter(({ kind }) => kind === 'block');
    const said = Object.entries(text?.spreads[layout.key] ?? {}).map(([id, message]) => [id, say(message)] as const);
    const mirrored = getTextDirection(language) === 'rtl';
    const measure = createMeasureText(language);
    const { lines } = layoutSpreadTexts(
      { key: layout.key, texts: blocks },
      Object.fromEntries(said),
      language,
      mirrored,
      measure,
    );
    return { key: layout.key, blocks, lines };
  });

  test('texts beside each other are not read as one', () => {
    const near = placed.flatMap(({ key, lines }) =>
      lines.flatMap((one, at) =>
        lines
          .slice(at + 1)
          .filter((other) => other.textId !== one.textId && isOneLine(one, other))
          .map((other) => `${key}: "${one.text}" and "${other.text}"`),
      ),
    );
    expect(near).toEqual([]);
  });

  test('texts that begin at one height stand on one baseline', () => {
    const uneven = placed.flatMap(({ key, blocks, lines }) => {
      const first = blocks.flatMap((place) => {
        if (place.kind !== 'block' || place.below || place.verticalAlign) return [];
        const line = lines.find(({ textId }) => textId === place.text);
        return line ? [{ height: place.box.y, baseline: line.y + toUnits(line.sizePt) * BASELINE_EM }] : [];
      });
      return first
        .filter(({ height, baseline }) => first.some((o) => o.height === height && Math.abs(o.baseline - baseline) > 1))
        .map(({ height }) => `${key}: ${height}`);
    });
    expect(uneven).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { findEdition, GENDERS, supportsGender, toEditionId } from '@/lib/catalogue';
import { getTextDirection } from '@/lib/markets';
import type { BookLanguage } from '@/lib/stories';
import { createIsBody, createSetBodySize } from '@/lib/stories/body-size';
import type { RenderedStory } from '@/lib/stories/model';
import { renderPictureBook } from '@/lib/stories/server';
import { addedOf, STORY_VARIANTS, type StoryVariant } from '@/lib/stories/testing/tellings';
import { createMeasureText } from '../layout/measure-text';
import { layoutSpreadTexts } from './layout-spread';
import { MIN_PT, SIZE_STEP } from './sizes';

const USUAL_NAMES = { he: 'נועם', en: 'Amara', ar: 'مريم', ru: 'Саша' } as const;
/** This share of a book's spreads may have too many words for its body size: they do not rule the others. */
const SHARE_OF_SMALLER = 1 / 4;

type Telling = StoryVariant & { readonly language: BookLanguage };

/** What every child reads in a book: for a girl and a boy, bare and pointed. */
function renderTellings({ story, told, language }: Telling): readonly RenderedStory[] {
  const book = findEdition(toEditionId(story.baseId, language));
  const common = { name: USUAL_NAMES[language], language, added: addedOf({ told }, language) };
  return GENDERS.filter((gender) => book && supportsGender(book, gender)).flatMap((gender) =>
    (story.pointedTexts?.[language] ? [false, true] : [false]).map((points) =>
      renderPictureBook(story, { ...common, gender, points }),
    ),
  );
}

/** Sizes of the smallest body text of each spread in points, where no body text is larger than `bodyPt`. */
function createListSizes(telling: Telling): (bodyPt: number) => readonly number[] {
  const { story, language } = telling;
  const { picture } = story;
  if (!picture) return () => [];
  const isBody = createIsBody(picture);
  const tellings = renderTellings(telling);
  const measure = createMeasureText(language);
  const mirrored = getTextDirection(language) === 'rtl';
  return (bodyPt) => {
    const setBodySize = createSetBodySize(picture, bodyPt);
    return picture.spreads.flatMap((declared, at) => {
      const body = setBodySize({ ...declared, texts: declared.texts.filter(isBody) });
      const sizes = tellings.flatMap((told) => {
        const { lines } = layoutSpreadTexts(body, told.spreads[at]?.words?.texts ?? {}, language, mirrored, measure);
        return lines.map(({ sizePt }) => sizePt);
      });
      return sizes.length > 0 ? [Math.min(...sizes)] : [];
    });
  };
}

/** The largest size that three spreads of four have when nothing is larger; `undefined` without body text. */
function findBodySize(telling: Telling): number | undefined {
  const listSizes = createListSizes(telling);
  const sizes = listSizes(Number.POSITIVE_INFINITY);
  if (sizes.length === 0) return undefined;
  const smaller = Math.floor(sizes.length * SHARE_OF_SMALLER);
  const hasMost = (bodyPt: number) => listSizes(bodyPt).filter((size) => size < bodyPt).length <= smaller;
  let bodyPt = sizes.toSorted((one, other) => one - other)[smaller] ?? 0;
  while (bodyPt > MIN_PT && !hasMost(bodyPt)) bodyPt -= SIZE_STEP;
  return bodyPt;
}

const listTellings = (variant: StoryVariant): readonly Telling[] =>
  (Object.keys(variant.story.pictureTexts ?? {}) as BookLanguage[])
    .filter((language) => findEdition(toEditionId(variant.story.baseId, language)))
    .map((language) => ({ ...variant, language }));

test('§10 spreads: body text has one size on three spreads of four, from a table that suits the words (renew it with `-u`)', async () => {
  const rows = STORY_VARIANTS.map((variant) => [
    `${variant.story.baseId} ${variant.told}`,
    Object.fromEntries(
      listTellings(variant).flatMap((telling) => {
        const size = findBodySize(telling);
        return size ? [[telling.language, size]] : [];
      }),
    ),
  ]);
  const table = `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
  await expect(table).toMatchFileSnapshot('../../stories/data/body-sizes.json');
});

test.each(STORY_VARIANTS)('story $story.baseId $told is printed with the body sizes of the table', (variant) => {
  const { picture, bodySizes } = variant.story;
  if (!picture) return;
  const isBody = createIsBody(picture);
  for (const telling of listTellings(variant)) {
    const sizes = renderTellings(telling).flatMap(({ spreads }) =>
      picture.spreads.flatMap(({ texts }, at) => {
        const ids = texts.filter(isBody).map(({ text }) => text);
        const printed = spreads[at]?.words?.layout.texts ?? [];
        return printed.flatMap((place) => (place.kind === 'block' && ids.includes(place.text) ? [place.size[0]] : []));
      }),
    );
    const bodyPt = bodySizes?.[telling.language] ?? 0;
    expect(sizes.filter((size) => size > bodyPt)).toEqual([]);
  }
});

import { describe, expect, test } from 'vitest';
import { findEdition, GENDERS, supportsGender, toEditionId } from '@/lib/catalogue';
import { getTextDirection } from '@/lib/markets';
import type { TextPlace } from '@/lib/stories';
import type { BookLanguage, StoryParams } from '@/lib/stories/model';
import { renderPictureBook } from '@/lib/stories/server';
import { addedOf, STORY_VARIANTS } from '@/lib/stories/testing/tellings';
import { createMeasureText } from '../layout/measure-text';
import { layoutSpreadTexts } from './layout-spread';

/** Thirty letters in two words, with a hyphen and in one word. */
const LONGEST_NAMES: Readonly<Record<BookLanguage, readonly string[]>> = {
  he: ['אביגיילאביגיי אביגיילאביגייליי', 'אביגיילאביגייל־אביגיילאביגיילי', 'אביגיילאביגייליאביגיילאביגיילי'],
  en: ['Maximiliana Alexandrinaconstan', 'Maximiliana-Alexandrinaconstan', 'Maximilianalexandrinaconstanti'],
  ar: ['عبدالرحمنعبد عبدالرحيمعبدالكري', 'عبدالرحمنعبد-عبدالرحيمعبدالكري', 'عبدالرحمنعبدالرحيمعبدالكريمعبد'],
  ru: ['Александраконс Александриниана', 'Александраконс-Александриниана', 'Александраконстантиновнанаталь'],
};

/** From four letters to sixteen for a relative. */
const NAMED_RELATIVES: Readonly<Record<BookLanguage, readonly string[]>> = {
  he: ['סבוש', 'סבתוש', 'סבתא רותי', 'סבאלה אביגדוריים'],
  en: ['Oma', 'Nonno', 'Pop-Pop', 'Grandma Ruth', 'Grandpa Maximili'],
  ar: ['سيدو', 'جدّتي', 'تيتا سعاد', 'جدّو عبدالرحمنيه'],
  ru: ['деда', 'бабуш', 'бабуля', 'дедушка', 'деда Коля', 'дедушка Максимил'],
};

/** A place is meant for these: it keeps its own sizes. */
const USUAL_NAMES = { he: 'נועם', en: 'Amara', ar: 'مريم', ru: 'Саша' } as const;

const EDITIONS = STORY_VARIANTS.flatMap(({ story, told }) =>
  (Object.keys(story.pictureTexts ?? {}) as BookLanguage[]).flatMap((language) => {
    const book = findEdition(toEditionId(story.baseId, language));
    return book ? [{ story, told, book, language }] : [];
  }),
);

const BIRTHDAYS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

describe.each(EDITIONS)(
  '§5 child name: picture book $book.title $told ($language)',
  ({ story, told, book, language }) => {
    const pointing = story.pointedTexts?.[language] ? [false, true] : [false];
    const measure = createMeasureText(language);
    const mirrored = getTextDirection(language) === 'rtl';
    const layoutAll = (names: readonly string[], more: Pick<StoryParams, 'added' | 'birthday' | 'relativeName'> = {}) =>
      names.flatMap((name) =>
        GENDERS.filter((gender) => supportsGender(book, gender)).flatMap((gender) =>
          pointing.flatMap((points) =>
            renderPictureBook(story, {
              name,
              gender,
              language,
              points,
              added: addedOf({ told }, language),
              ...more,
            }).spreads.flatMap(({ key, words }) =>
              words
                ? [
                    {
                      whose: `${name} ${gender} ${key}`,
                      places: words.layout.texts,
                      ...layoutSpreadTexts(words.layout, words.texts, language, mirrored, measure),
                    },
                  ]
                : [],
            ),
          ),
        ),
      );

    test('every text fits with a name of thirty letters', () => {
      const overflow = layoutAll(LONGEST_NAMES[language]).flatMap((spread) =>
        spread.overflow.map((text) => `${spread.whose}: ${text}`),
      );
      expect(overflow).toEqual([]);
    });

    test.skipIf(told === 'of one')(
      'every text fits where another name has thirty letters, or all have (§10 heroes together)',
      () => {
        const overflow = LONGEST_NAMES[language].flatMap((name) =>
          layoutAll([USUAL_NAMES[language], ...LONGEST_NAMES[language]], {
            added: addedOf({ told }, language).map((hero) => ({ ...hero, name })),
          }).flatMap((spread) => spread.overflow.map((text) => `${spread.whose}: ${text}`)),
        );
        expect(overflow).toEqual([]);
      },
    );

    test('every text fits with short and long names of a relative too (§10 relatives)', () => {
      const names = [USUAL_NAMES[language], ...LONGEST_NAMES[language]];
      const overflow = NAMED_RELATIVES[language].flatMap((relative) =>
        layoutAll(names, { relativeName: relative }).flatMap((spread) =>
          spread.overflow.map((text) => `${relative} ${spread.whose}: ${text}`),
        ),
      );
      expect(overflow).toEqual([]);
    });

    test.skipIf(!book.birthdays)('every text fits with each birthday (§10 birthdays)', () => {
      const names = [USUAL_NAMES[language], ...LONGEST_NAMES[language]];
      const overflow = BIRTHDAYS.flatMap((birthday) =>
        layoutAll(names, { birthday }).flatMap((spread) =>
          spread.overflow.map((text) => `${birthday} ${spread.whose}: ${text}`),
        ),
      );
      expect(overflow).toEqual([]);
    });

    test('with a usual name no text is smaller than its place, or one of the same size, is meant for', () => {
      const getLeast = (places: readonly TextPlace[], largest: number) =>
        Math.min(
          ...places.flatMap((place) => (place.kind === 'block' && place.size[0] === largest ? place.size[1] : [])),
        );
      const small = layoutAll([USUAL_NAMES[language]]).flatMap(({ whose, places, lines }) =>
        places.flatMap((place) =>
          place.kind === 'block' &&
          lines.some(({ textId, sizePt }) => textId === place.text && sizePt < getLeast(places, place.size[0]))
            ? [`${whose}: ${place.text}`]
            : [],
        ),
      );
      expect(small).toEqual([]);
    });
  },
);

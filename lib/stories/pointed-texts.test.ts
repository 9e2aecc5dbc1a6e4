import { describe, expect, test } from 'vitest';
import { findEdition, toEditionId } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { LIBRARY } from './data';
import type { PointedText } from './picture-book';
import { createTeller } from './picture-teller';
import { renderPictureBook } from './server';
import { findOtherWords, findUnpointed, getFrame } from './testing/point-rules';
import { listAddedGenders, STORY_VARIANTS, type StoryVariant } from './testing/tellings';

const POINTED = STORY_VARIANTS.flatMap(({ story: { baseId, pictureTexts, pointedTexts }, told }) =>
  (['he', 'ar'] as const).flatMap((language) => {
    const [pointed, bare] = [pointedTexts?.[language], pictureTexts?.[language]];
    return pointed && bare ? [{ baseId, told, language, pointed, bare }] : [];
  }),
);

/** In a story of several, added heroes of every gender. */
const listOthers = (told: StoryVariant['told'], gender: 'boy' | 'girl') =>
  listAddedGenders(told).map((genders) =>
    genders.map((other, at) => ({ name: ['Al', 'Bo'][at] ?? '', gender: other, age: gender === 'boy' ? 3 : 9 })),
  );

describe.each(POINTED)(
  '§10 points: picture book $baseId $told ($language)',
  ({ baseId, told, language, pointed, bare }) => {
    // Two words may differ by their points only: אצלך of a boy and of a girl.
    const tell = (text: Pick<PointedText, 'characters'>, message: string) =>
      (['boy', 'girl'] as const)
        .flatMap((gender) => listOthers(told, gender).map((added) => ({ gender, added })))
        .map((cast) => createTeller(baseId, text, { name: 'Jo', language, points: text === pointed, ...cast })(message))
        .join('\n');
    const pairs = [
      ...Object.entries(bare.spreads).flatMap(([key, texts]) =>
        Object.entries(texts).map(([id, text]) => [pointed.spreads[key]?.[id] ?? '', text] as const),
      ),
      [pointed.closing, bare.closing] as const,
      [pointed.blurb, bare.blurb] as const,
    ].map(([own, plain]) => [tell(pointed, own), tell(bare, plain)] as const);

    test('has the same texts and characters', () => {
      const listIds = ({ spreads }: { readonly spreads: typeof bare.spreads }) =>
        Object.entries(spreads).map(([key, texts]) => [key, ...Object.keys(texts)]);
      expect(listIds(pointed)).toEqual(listIds(bare));
      for (const [key, { usual, substitute, spares = [] }] of Object.entries(bare.characters ?? {})) {
        const own = pointed.characters?.[key];
        const named = [
          [own?.usual, usual],
          [own?.substitute, substitute],
          ...spares.map((spare, at) => [own?.spares?.[at], spare] as const),
        ] as const;
        for (const [names, plain] of named)
          for (const [form, name] of Object.entries(plain)) {
            expect(findOtherWords(names?.[form] ?? '', name)).toEqual([]);
            expect(findUnpointed(names?.[form] ?? '', language)).toEqual([]);
          }
      }
    });

    test('is the bare text letter by letter, but for those that full spelling adds', () => {
      expect(pairs.flatMap(([own, plain]) => (getFrame(own) === getFrame(plain) ? [] : [own]))).toEqual([]);
      expect(pairs.flatMap(([own, plain]) => findOtherWords(own, plain))).toEqual([]);
    });

    test('every letter has its points, and the name is bare', () => {
      expect(pairs.flatMap(([own]) => findUnpointed(own, language))).toEqual([]);
      expect(pairs.filter(([own]) => /Jo\u2069\p{M}/u.test(own))).toEqual([]);
    });
  },
);

test('§10 points: the catalogue names the editions that have points', () => {
  for (const { baseId, pointedTexts } of LIBRARY)
    for (const language of LANGUAGES)
      expect(findEdition(toEditionId(baseId, language))?.pointed ?? false, `${baseId} ${language}`).toBe(
        pointedTexts?.[language] !== undefined,
      );
});

describe('§10 points: the name in a pointed book', () => {
  const tell = (name: string, points = true, language: 'he' | 'ar' = 'he') => {
    const story = LIBRARY.find(({ baseId }) => baseId === 13);
    if (!story) throw new Error('no story');
    return renderPictureBook(story, { name, gender: 'girl', language, points });
  };

  test('is pointed as everybody does, as its parent does, or not at all', () => {
    const told = (name: string, language?: 'he' | 'ar') => tell(name, true, language).closing;
    expect(told('דנה')).toContain('\u2068דָּנָה\u2069');
    expect(told('אוֹרִי')).toContain('\u2068אוֹרִי\u2069');
    expect(told('אורי')).toContain('\u2068אורי\u2069');
    expect(told('רות מיכל')).toContain('\u2068רות מיכל\u2069');
    expect(told('مريم', 'ar')).toContain('\u2068مَرْيَم\u2069');
  });

  test('after a prefix loses a dagesh that nobody hears; a name in other letters gets a maqaf', () => {
    const all = (name: string) =>
      tell(name)
        .spreads.flatMap(({ paragraphs }) => paragraphs)
        .join('\n');
    expect(all('דנה')).toContain('לְ\u2068דָנָה\u2069');
    expect(all('Maya')).toContain('לְ־\u2068Maya\u2069');
  });

  test('is as typed in a bare book and in every description of a picture', () => {
    expect(tell('דנה', false).closing).toContain('\u2068דנה\u2069');
    const { spreads, coverAlt } = tell('דנה');
    expect([...spreads.map(({ alt }) => alt), coverAlt].join('\n')).not.toContain('דָּנָה');
  });

  test('a character of another name is pointed too, and gives way to the hero', () => {
    const all = (name: string) =>
      tell(name)
        .spreads.flatMap(({ paragraphs }) => paragraphs)
        .join('\n');
    expect(all('דנה')).toContain('יוֹנָתָן');
    expect(all('יונתן')).toContain('עִידוֹ');
  });
});

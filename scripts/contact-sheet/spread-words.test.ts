import { describe, expect, test } from 'vitest';
import { spreadSceneSchema } from '@/lib/illustrator';
import { paintSpread } from '@/lib/illustrator/spread/paint-spread';
import { getTextDirection } from '@/lib/markets';
import { LIBRARY } from '@/lib/stories/data';
import type { BookLanguage, StoryParams } from '@/lib/stories/model';
import { TRICKY_NAMES } from '@/lib/stories/testing/tricky-names';
import type { CompositionIssue, Pixels } from '@/lib/typesetting';
import { registerFonts } from '@/lib/typesetting/register-fonts';
import { HEROES } from './spread-heroes';
import { setWords } from './spread-words';

const HEIGHT_PX = 300;
const USUAL_NAMES = { he: 'נועם', en: 'Amara', ar: 'مريم', ru: 'Саша' } as const;
/** A road with tufts below a line of words is a little uneven. */
const MOST_BUSY = 0.16;

/** Words that got another tone or a soft ground are mended; these are not. */
const isFault = ({ code, value }: CompositionIssue): boolean =>
  ['gutter', 'safeArea', 'contrast'].includes(code) || (code === 'busy' && value > MOST_BUSY);

registerFonts();

const BOOKS = LIBRARY.flatMap((story) => (story.picture ? [{ story, picture: story.picture }] : []));

describe.each(BOOKS)('§3 picture book $story.baseId', ({ story, picture }) => {
  const languages = Object.keys(story.pictureTexts ?? {}) as BookLanguage[];

  test.each(picture.spreads)('$key: all words fit and can be read, in all languages', (layout) => {
    const [, character] = HEROES[0] ?? [];
    if (!character) throw new Error('no hero');
    const paint = (mirrored: boolean): Pixels => {
      const scene = spreadSceneSchema.parse({ ...layout.scene, mirrored });
      const canvas = paintSpread(scene, { character, seed: 'words', heightPx: HEIGHT_PX });
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
      return { data, width, height };
    };
    const pictures = { ltr: paint(false), rtl: paint(true) };
    const faults = languages.flatMap((language) =>
      [USUAL_NAMES[language], ...TRICKY_NAMES[language]].flatMap((name) => {
        const telling: StoryParams = { language, name, gender: 'girl' };
        const { notes, layout: placed } = setWords(pictures[getTextDirection(language)], layout, story, telling);
        return [
          ...placed.overflow.map((textId) => `${language} ${name}: ${textId} does not fit`),
          ...notes.filter(isFault).map(({ textId, code }) => `${language} ${name}: ${textId} ${code}`),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });
});

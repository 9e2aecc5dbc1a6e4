import { describe, expect, test } from 'vitest';
import { spreadSceneSchema } from '@/lib/illustrator';
import { paintSpread } from '@/lib/illustrator/spread/paint-spread';
import { getTextDirection } from '@/lib/markets';
import type { BookLanguage, StoryParams } from '@/lib/stories/model';
import { addedOf, STORY_VARIANTS } from '@/lib/stories/testing/tellings';
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
/** The screen shows the declared tone without a soft ground. */
const isMended = ({ code }: CompositionIssue): boolean => code === 'toneChanged' || code === 'backdropAdded';

registerFonts();

/**
 * The picture turned round, as it is for a right-to-left language but for the letters of the place and what a hand holds:
 * painting it again took a third of the time.
 */
function mirror({ data, width, height }: Pixels): Pixels {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) to.set(from.subarray(y * width, (y + 1) * width).toReversed(), y * width);
  return { data: new Uint8Array(to.buffer), width, height };
}

const BOOKS = STORY_VARIANTS.flatMap(({ story, told }) =>
  story.picture ? [{ story, told, picture: story.picture }] : [],
);

describe.each(BOOKS)('§3 picture book $story.baseId $told', ({ story, told, picture }) => {
  const languages = Object.keys(story.pictureTexts ?? {}) as BookLanguage[];

  test.each(picture.spreads)('$key: all words fit and can be read, in all languages', (layout) => {
    const [[, first] = [], [, second] = [], [, third] = []] = HEROES;
    if (!first || !second || !third) throw new Error('no hero');
    const character = { ...first, second, third };
    const scene = spreadSceneSchema.parse(layout.scene);
    const canvas = paintSpread(scene, { character, seed: 'words', heightPx: HEIGHT_PX });
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    const ltr = { data, width, height };
    const pictures = { ltr, rtl: mirror(ltr) };
    const tellings = languages.flatMap((language) =>
      [false, ...(story.pointedTexts?.[language] ? [true] : [])].map((points) => ({ language, points })),
    );
    const faults = tellings.flatMap(({ language, points }) =>
      [USUAL_NAMES[language], ...TRICKY_NAMES[language]].flatMap((name) => {
        const telling: StoryParams = { language, name, gender: 'girl', points, added: addedOf({ told }, language) };
        const whose = `${language}${points ? ' with points' : ''} ${name}`;
        const { notes, layout: placed } = setWords(pictures[getTextDirection(language)], layout, story, telling);
        return [
          ...placed.overflow.map((textId) => `${whose}: ${textId} does not fit`),
          ...notes
            .filter((note) => isFault(note) || (name === USUAL_NAMES[language] && isMended(note)))
            .map(({ textId, code }) => `${whose}: ${textId} ${code}`),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });
});

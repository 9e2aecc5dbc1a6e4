import { describe, expect, it } from 'vitest';
import { LIBRARY } from '@/lib/stories/data';
import { renderPictureBook } from '@/lib/stories/server';
import { listTags, openPdf } from '../testing/pdf';
import { createPictureBook } from '../testing/picture-book';
import { typesetReadingPdf } from '../typeset-reading-pdf';

const FIRST_SPREAD_PAGE = 5;
/** A name of the maximum length in one word. */
const NAMES = { he: 'אביגיילאביגיילאביג', ar: 'عبدالرحمنعبدالرحيم' } as const;

const POINTED = LIBRARY.flatMap((story) =>
  (['he', 'ar'] as const).flatMap((language) =>
    story.pointedTexts?.[language] ? [{ id: story.baseId, story, language }] : [],
  ),
);

describe.each(POINTED)('§10 points: the PDF of pointed picture book $id ($language)', ({ story, language }) => {
  it('has every word in its place, and its paragraphs are read out as they are written', async () => {
    const name = NAMES[language];
    const told = renderPictureBook(story, { name, gender: 'girl', language, points: true });
    const sample = await createPictureBook(language);
    const spreads = sample.spreads.map((spread, at) => {
      const words = told.spreads[at]?.words;
      if (!words) throw new Error('no words');
      return { ...spread, words };
    });
    const { closing, blurb } = told;
    const made = await typesetReadingPdf({ ...sample, heroName: name, spreads, closing, back: { blurb } });
    if (!made.ok) throw new Error(JSON.stringify(made));
    const [, ...tags] = await listTags(await openPdf(made.value), FIRST_SPREAD_PAGE);
    const paragraphs = told.spreads[0]?.paragraphs ?? [];
    expect(tags).toEqual(paragraphs.map((text) => `P: ${text.replace(/[\u2068\u2069]/gu, '').replaceAll('\n', ' ')}`));
  });
});

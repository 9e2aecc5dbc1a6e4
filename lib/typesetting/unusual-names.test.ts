import { beforeAll, describe, expect, it } from 'vitest';
import { findStory, renderStory } from '@/lib/stories/server';
import { createTypesetterInput, SAMPLE_TEXTS } from './testing/book';
import { listActualTexts } from './testing/pdf';
import { splitHeroRuns } from './text/hero-name';
import { typesetReadingPdf } from './typeset-reading-pdf';

/** Unusual names that the wizard accepts (§5 child name). */
const NAMES = [
  { name: 'Ng’ang’a', language: 'en' },
  { name: "Ng'ang'a", language: 'en' },
  { name: 'O’Neil', language: 'en' },
  { name: 'Anne-Marie', language: 'en' },
  { name: 'Zoë', language: 'ru' },
  { name: "צ'רלי", language: 'he' },
  { name: 'בת־אל', language: 'he' },
  { name: 'Maya', language: 'he' },
  { name: 'مُحَمَّد', language: 'ar' },
  { name: 'عبد الله', language: 'ar' },
] as const;

const story = findStory(1);
if (!story) throw new Error('the first story is there');
const letters = (text: string) => text.replace(/[\s\u2060\u2068\u2069]/gu, '');

describe.each(NAMES)('§5 child name: $name in a book in $language', ({ name, language }) => {
  const told = renderStory(story, { language, name, gender: 'girl' });
  const texts = told.spreads.flatMap(({ paragraphs }) => paragraphs);

  it('appears unchanged in the story, without template syntax', () => {
    expect(texts.filter((text) => letters(text).includes(letters(name))).length).toBeGreaterThan(2);
    expect([...texts, told.closing, told.blurb].filter((text) => /[{}<>]/.test(text))).toEqual([]);
  });

  it('is recognized as the hero in the typeset text, which keeps every letter', () => {
    const runs = texts.map((text) => splitHeroRuns(text, name, language));
    expect(runs.flat().some((run) => run.hero && letters(run.text).includes(letters(name)))).toBe(true);
    expect(runs.map((parts) => letters(parts.map((run) => run.text).join('')))).toEqual(texts.map(letters));
  });
});

describe('Bad input: in the PDF a name is text, never an instruction', () => {
  const TRICKS = ['#import "x"', '<b>Noa</b>', '$x^2$ \\u{202E}', '\u202Enosnihcam\u2066', '{name} @noa'];
  let spoken: readonly string[] = [];

  beforeAll(async () => {
    const book = await createTypesetterInput('en');
    const opening = book.spreads.map((spread, at) => ({
      ...spread,
      paragraphs: [`${SAMPLE_TEXTS.en.opening} ${TRICKS[at % TRICKS.length]}`, ...spread.paragraphs.slice(1)],
    }));
    const made = await typesetReadingPdf({ ...book, spreads: opening } as typeof book);
    if (!made.ok) throw new Error(JSON.stringify(made));
    spoken = await listActualTexts(made.value);
  });

  it.each(TRICKS)('%j', (trick) => {
    const plain = trick.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '');
    expect(spoken.some((text) => letters(text).endsWith(letters(plain)))).toBe(true);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { renderStory, storyByBaseId } from '@/lib/stories/server';
import { bookToSet, WORDS } from './book.fixture';
import { runsOf } from './hero-name';
import { spokenIn } from './pdf.fixture';
import { setReadingPdf } from './set-reading-pdf';

/** Names that the wizard takes although they look unusual (rulings, "child's name"). */
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

const story = storyByBaseId(1);
if (!story) throw new Error('the first story is there');
const letters = (text: string) => text.replace(/[\s\u2060\u2068\u2069]/gu, '');

describe.each(NAMES)('§5 child name: $name in a book in $language', ({ name, language }) => {
  const told = renderStory(story, { language, name, gender: 'girl' });
  const texts = told.spreads.flatMap(({ paragraphs }) => paragraphs);

  it('stands in the story letter by letter, and nothing of the template shows', () => {
    expect(texts.filter((text) => letters(text).includes(letters(name))).length).toBeGreaterThan(2);
    expect([...texts, told.closing, told.blurb].filter((text) => /[{}<>]/.test(text))).toEqual([]);
  });

  it('is found as the hero in the set text, which keeps every letter', () => {
    const runs = texts.map((text) => runsOf(text, name, language));
    expect(runs.flat().some((run) => run.hero && letters(run.text).includes(letters(name)))).toBe(true);
    expect(runs.map((parts) => letters(parts.map((run) => run.text).join('')))).toEqual(texts.map(letters));
  });
});

describe('Bad input: in the PDF a name is words, never an instruction', () => {
  const TRICKS = ['#import "x"', '<b>Noa</b>', '$x^2$ \\u{202E}', '\u202Enosnihcam\u2066', '{name} @noa'];
  let spoken: readonly string[] = [];

  beforeAll(async () => {
    const book = await bookToSet('en');
    const opening = book.spreads.map((spread, at) => ({
      ...spread,
      paragraphs: [`${WORDS.en.opening} ${TRICKS[at % TRICKS.length]}`, ...spread.paragraphs.slice(1)],
    }));
    const made = await setReadingPdf({ ...book, spreads: opening } as typeof book);
    if (!made.ok) throw new Error(JSON.stringify(made));
    spoken = await spokenIn(made.value);
  }, 60_000);

  it.each(TRICKS)('%j', (trick) => {
    const plain = trick.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '');
    expect(spoken.some((text) => letters(text).endsWith(letters(plain)))).toBe(true);
  });
});

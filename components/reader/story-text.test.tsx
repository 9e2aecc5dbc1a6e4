import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '@/lib/markets';
import { StoryText } from './story-text';

/** Marks the highlighted words with brackets. */
const page = (text: string, heroName: string, language: Language) =>
  renderToStaticMarkup(<StoryText heroName={heroName} language={language} paragraphs={[text]} />)
    .replaceAll(/<b [^>]*>/g, '[')
    .replaceAll('</b>', ']')
    .replaceAll(/<\/?p[^>]*>/g, '');

const getDirection = (text: string, heroName: string, language: Language) =>
  /dir="(\w+)"/.exec(
    renderToStaticMarkup(<StoryText heroName={heroName} language={language} paragraphs={[text]} />),
  )?.[1];

it.each([
  ['@ also saw Al. “@!” @’s lamp', 'Al', 'en', '[Al] also saw Al. “[Al]!” [Al]’s lamp'],
  ['@ дал Дану данное. @!', 'Дан', 'ru', '[Дан] дал Дану данное. [Дан]!'],
  ['סבתא שרה ל@, ו@ נרדם', 'דן', 'he', 'סבתא שרה ל[דן], ו[דן] נרדם'],
  ['قالت ل@: @ نامت', 'ليلى', 'ar', 'قالت [لليلى]: [ليلى] نامت'],
  ['Once', 'Maya', 'en', 'Once'],
] as const)('highlights the child’s name as in the printed book: %s', (text, name, language, shown) => {
  expect(page(text.replaceAll('@', `\u2068${name}\u2069`), name, language)).toBe(shown);
});

it.each([
  ['Once upon a time.', 'נועה', 'he', 'ltr'],
  ['\u2068Emma\u2069 הלכה ליער.', 'Emma', 'he', 'rtl'],
  ['Emma הלכה ליער.', 'Emma', 'he', 'rtl'],
  ['נועה הלכה ליער.', 'Noa', 'en', 'rtl'],
] as const)(
  '§4 editor: a paragraph has the direction of its own letters, not of the name: %s',
  (text, name, language, direction) => {
    expect(getDirection(text, name, language)).toBe(direction);
  },
);

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '@/lib/markets';
import { StoryText } from './story-text';

/** The page with its coral words in brackets. */
const page = (text: string, heroName: string, language: Language) =>
  renderToStaticMarkup(<StoryText heroName={heroName} language={language} paragraphs={[text]} />)
    .replaceAll(/<b [^>]*>/g, '[')
    .replaceAll('</b>', ']')
    .replaceAll(/<\/?p>/g, '');

it.each([
  ['Al also saw Ali. “Al!” Al’s lamp', 'Al', 'en', '[Al] also saw Ali. “[Al]!” [Al]’s lamp'],
  ['Дан дал Дану данное. Дан!', 'Дан', 'ru', '[Дан] дал Дану данное. [Дан]!'],
  ['סבתא שרה לדן, ודן נרדם. דנה לא', 'דן', 'he', 'סבתא שרה ל[דן], ו[דן] נרדם. דנה לא'],
  ['قالت لليلى: ليلى نامت', 'ليلى', 'ar', 'قالت [لليلى]: [ليلى] نامت'],
  ['Once', 'Maya', 'en', 'Once'],
] as const)(
  'the hero’s name is coral as a word of its own, as in the printed book: %s',
  (text, name, language, shown) => {
    expect(page(text, name, language)).toBe(shown);
  },
);

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/brand';
import { LANGUAGES } from '@/lib/markets';
import { ProblemScreen } from './problem-screen';
import { PROBLEM_WORDS } from './problem-words';

const failure = Object.assign(new Error('relation "orders" does not exist'), { digest: '2419' });
const screen = (language: (typeof LANGUAGES)[number], error: unknown) =>
  renderToStaticMarkup(<ProblemScreen country="IL" error={error} language={language} retry={() => {}} />);

describe('§2 a generic error screen', () => {
  it.each(LANGUAGES)('says it in %s, with a way to try again, home and to us', (language) => {
    const html = screen(language, failure);
    const { title, text, retry } = PROBLEM_WORDS[language];
    for (const words of [title, text, retry, `href="/IL/${language}"`, BRAND.supportEmail])
      expect(html).toContain(words);
  });

  it('tells the number of the failure and nothing else of it', () => {
    const html = screen('en', failure);
    expect(html).toContain('2419');
    expect(html).not.toContain('orders');
    expect(html).not.toContain('problem-screen.test');
  });

  it('does without a number, whatever was thrown', () => {
    for (const thrown of [new Error('x'), 'x', undefined]) expect(screen('en', thrown)).not.toContain('subject=');
  });
});

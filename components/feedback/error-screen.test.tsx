import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/brand';
import { LANGUAGES } from '@/lib/markets';
import { ERROR_MESSAGES } from './error-messages';
import { ErrorScreen } from './error-screen';

const failure = Object.assign(new Error('relation "orders" does not exist'), { digest: '2419' });
const screen = (language: (typeof LANGUAGES)[number], error: unknown) =>
  renderToStaticMarkup(<ErrorScreen country="IL" error={error} language={language} retry={() => {}} />);

describe('§2 a generic error screen', () => {
  it.each(LANGUAGES)('shows in %s the error with buttons for retry and home, and our address', (language) => {
    const html = screen(language, failure);
    const { title, text, retry } = ERROR_MESSAGES[language];
    for (const words of [title, text, retry, `href="/IL/${language}"`, BRAND.supportEmail])
      expect(html).toContain(words);
  });

  it('shows the error id and nothing else of the error', () => {
    const html = screen('en', failure);
    expect(html).toContain('2419');
    expect(html).not.toContain('orders');
    expect(html).not.toContain('problem-screen.test');
  });

  it('works without an id, whatever was thrown', () => {
    for (const thrown of [new Error('x'), 'x', undefined]) expect(screen('en', thrown)).not.toContain('subject=');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { PostText } from './post-text';

const html = (text: string) =>
  renderToStaticMarkup(
    <FakeRouter>
      <PostText country="IL" language="he" text={text} />
    </FakeRouter>,
  );

describe('renders Markdown safely', () => {
  it.each([
    '<script>alert(1)</script>',
    'Words <img src=x onerror=alert(1)> and <b onclick="alert(1)">more</b>',
    '<iframe src="https://evil.example"></iframe>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](vbscript:x)',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '<javascript:alert(1)>',
    '![a](https://evil.example/pixel.gif)',
    '![a](javascript:alert(1))',
    '![a](/pictures/../../api/auth/logout)',
  ])('%s has no effect', (text) => {
    expect(html(text)).not.toMatch(/<script|<img|<iframe|<a |onerror|onclick|href|src=/i);
  });

  it('keeps shop links in the reader’s market and allows http(s) links to other sites', () => {
    expect(html('[a](/books/1)')).toContain('href="/IL/he/books/1"');
    expect(html('[a](/US/en/books/10001)')).toContain('href="/IL/he/books/10001"');
    expect(html('[a](https://example.com/x)')).toBe(
      '<p><a href="https://example.com/x" rel="noopener noreferrer">a</a></p>',
    );
  });

  it('starts headings at level two, because the page has its own h1', () => {
    expect(html('# One\n\n## Two\n\n### Three')).toBe('<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>');
  });

  it('renders the shop’s own images, lists and tables', () => {
    expect(html('![A lamp](/pictures/fox.webp)')).toContain('alt="A lamp"');
    expect(html('- a\n- b')).toContain('<li>a</li>');
    expect(html('| a |\n|---|\n| b |')).toContain('<td>b</td>');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RouterStandIn } from '@/tests/fixtures/router-stand-in';
import { PostText } from './post-text';

const html = (text: string) =>
  renderToStaticMarkup(
    <RouterStandIn>
      <PostText country="IL" language="he" text={text} />
    </RouterStandIn>,
  );

describe('Markdown rendered safely', () => {
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
  ])('%s does nothing', (text) => {
    expect(html(text)).not.toMatch(/<script|<img|<iframe|<a |onerror|onclick|href|src=/i);
  });

  it('links to the shop stay in the reader’s market, others go over http(s)', () => {
    expect(html('[a](/books/1)')).toContain('href="/IL/he/books/1"');
    expect(html('[a](/US/en/books/10001)')).toContain('href="/IL/he/books/10001"');
    expect(html('[a](https://example.com/x)')).toBe(
      '<p><a href="https://example.com/x" rel="noopener noreferrer">a</a></p>',
    );
  });

  it('headings begin at the second level, for the page has its title', () => {
    expect(html('# One\n\n## Two\n\n### Three')).toBe('<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>');
  });

  it('the shop’s own pictures, lists and tables are shown', () => {
    expect(html('![A lamp](/pictures/fox.webp)')).toContain('alt="A lamp"');
    expect(html('- a\n- b')).toContain('<li>a</li>');
    expect(html('| a |\n|---|\n| b |')).toContain('<td>b</td>');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageLayout } from '@/lib/typesetting';
import { PrintedWords } from './printed-words';

const layout = {
  key: 's01',
  sizePt: 20,
  leadingEm: 0.5,
  gapPt: 17,
  heightPt: 100,
  paragraphs: [
    {
      large: true,
      sizePt: 26,
      leadingEm: 0.2,
      direction: 'ltr' as const,
      lines: ['One night', '\u2068Maya\u2069 saw'],
    },
    { large: false, sizePt: 20, leadingEm: 0.5, direction: 'rtl' as const, lines: ['a well-', 'known light.'] },
  ],
};
const TEXT = 'One night Maya saw\na well-known light.';
const render = (shown: PageLayout, text = TEXT) =>
  renderToStaticMarkup(<PrintedWords heroName="Maya" language="en" layout={shown} text={text} />);
const html = render(layout);

describe('§4 editor: what is seen is what is printed, to the line break', () => {
  it('each printed line is a line, with the name in its colour', () => {
    expect(html.match(/class="printed-line"/g)).toHaveLength(4);
    expect(html).toContain('<b class="child-name">Maya</b>');
  });

  it('is read aloud as sentences: a space after a line, none after a hyphen', () => {
    const text = html.replace(/<\/p>/g, '\n').replace(/<[^>]+>|[\u2068\u2069]/g, '');
    expect(text.split('\n').map((line) => line.trim())).toEqual(['One night Maya saw', 'a well-known light.', '']);
  });

  it('has the direction of the printed paragraph', () => {
    expect([...html.matchAll(/dir="(\w+)"/g)].map(([, direction]) => direction)).toEqual(['ltr', 'rtl']);
  });

  it('has the sizes of the printed page, in hundredths of its width', () => {
    // 20 pt on a page of 210 mm.
    expect(Number(/--size:([\d.]+);--leading:1.5"/.exec(html)?.[1])).toBeCloseTo(3.36, 2);
  });

  it('words that are not measured yet have the size of those that were, so that nothing jumps as they are saved', () => {
    const typed = render({ ...layout, paragraphs: null }, `${TEXT}\nShe ran.`);
    const sizesOf = (markup: string) => markup.match(/--size:[\d.]+/g);
    const [large, body] = sizesOf(html) ?? [];
    expect(sizesOf(typed)).toEqual([large, body, body]);
    expect(typed).toContain('<b class="child-name">Maya</b>');
    // The browser breaks their lines.
    expect(typed).not.toContain('data-measured');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SpreadLine } from '@/lib/typesetting';
import { SpreadWords } from './spread-words';

const line = (textId: string, text: string, part: Partial<SpreadLine> = {}): SpreadLine => ({
  textId,
  text,
  x: 240,
  y: 120,
  width: 480,
  align: 'left',
  sizePt: 24,
  turn: 0,
  tone: 'light',
  face: 'story',
  direction: 'ltr',
  ...part,
});
const LINES = [line('story', 'A well-'), line('story', 'known light.', { y: 180 }), line('call', 'Tap.', { turn: -6 })];
const html = renderToStaticMarkup(<SpreadWords lines={LINES} />);

describe('§10 words: words on a picture are real text', () => {
  it('each text is one paragraph, read as a sentence', () => {
    const texts = [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, '').trim());
    expect(texts).toEqual(['A well-known light.', 'Tap.']);
  });

  it('each line stands where it is printed, in hundredths of the width of both pages', () => {
    expect(html).toContain('--x:10;--y:5;--wide:20;');
    expect(html).toContain('--turn:-6deg');
  });

  it('a line of a right-to-left text keeps to its right side', () => {
    const hebrew = line('story', 'אור קטן', { align: 'right', direction: 'rtl' });
    expect(renderToStaticMarkup(<SpreadWords lines={[hebrew]} />)).toContain('data-side="start" dir="rtl"');
  });
});

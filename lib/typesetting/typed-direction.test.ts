import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/markets';
import type { TypesetterInput } from './model';
import { createTypesetterInput, withParagraphs } from './testing/book';
import { listLines, openPdf } from './testing/pdf';
import { typesetReadingPdf } from './typeset-reading-pdf';

const PAGES = { cover: 1, title: 2, dedication: 4, story: 5, closing: 29 } as const;

async function typeset(language: Language, change: Partial<TypesetterInput>, paragraphs?: readonly string[]) {
  const book = await createTypesetterInput(language, change);
  const made = await typesetReadingPdf(paragraphs ? withParagraphs(book, 's01', [...paragraphs]) : book);
  if (!made.ok) throw new Error(JSON.stringify(made));
  return openPdf(made.value);
}

const withoutSpaces = (text: string): string => text.replace(/\s/gu, '');
/** A line with its signs where somebody reads them who reads its letters from that side. */
const readLine = async (pdf: Awaited<ReturnType<typeof openPdf>>, page: keyof typeof PAGES, text: string) => {
  const rightToLeft = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
  const lines = await listLines(pdf, PAGES[page], rightToLeft);
  return lines.find((line) => line.includes(withoutSpaces(text))) ?? lines;
};

describe('§4 dedication: each line is printed in the direction of its own first letter', () => {
  it.each([
    ['he', 'With love, from us all.'],
    ['ar', 'С любовью, мы все.'],
    ['en', 'באהבה, כולנו.'],
    ['ru', 'באהבה, כולנו.'],
    ['he', '3 cheers, (all) for you.'],
    ['en', '3, 2, 1: באהבה.'],
  ] as const)('in a book in %s: %s', async (language, text) => {
    const pdf = await typeset(language, { dedication: `${text}\n${text}` });
    expect(await readLine(pdf, 'dedication', text)).toContain(withoutSpaces(text));
  });

  it('an Arabic line in a Russian book ends at its left', async () => {
    const pdf = await typeset('ru', { dedication: 'مع حبّنا!' });
    const [line = ''] = await listLines(pdf, PAGES.dedication, true);
    expect(line.startsWith('!')).toBe(false);
    expect(line.endsWith('!')).toBe(true);
  });

  it('two lines in two languages keep theirs', async () => {
    const pdf = await typeset('he', { dedication: 'לנועה שלנו!\nWith love!\n2026' });
    expect(await readLine(pdf, 'dedication', 'לנועה שלנו!')).toBe('לנועהשלנו!');
    expect(await readLine(pdf, 'dedication', 'With love!')).toBe('Withlove!');
  });
});

describe('§4 editor: typed words are printed in the direction of their own first letter', () => {
  const typed = { title: 'The Moon, at last!', starringLine: 'With Emma, and all!', closing: 'Good night, all.' };

  it('the title, the line below it and the last page', async () => {
    const pdf = await typeset('he', typed);
    for (const page of ['cover', 'title'] as const) {
      expect(await readLine(pdf, page, typed.title)).toBe(withoutSpaces(typed.title));
      expect(await readLine(pdf, page, typed.starringLine)).toBe(withoutSpaces(typed.starringLine));
    }
    expect(await readLine(pdf, 'closing', typed.closing)).toBe(withoutSpaces(typed.closing));
  });

  it('a paragraph of a page, which also begins at its own side', async () => {
    const english = 'A duck said hello, to all.';
    const pdf = await typeset('he', {}, ['יום אחד.', english, 'ברווז אמר (שלום).']);
    expect(await readLine(pdf, 'story', english)).toBe(withoutSpaces(english));
    expect(await readLine(pdf, 'story', 'ברווז אמר')).toContain('ברווזאמר');
    const { items } = await (await pdf.getPage(PAGES.story)).getTextContent();
    const lefts = items.flatMap((item) => ('str' in item && item.str === 'A' ? [item.transform[4] as number] : []));
    // The text box of a page of 210 mm is 152 mm wide.
    expect(lefts[0]).toBeCloseTo((29 * 72) / 25.4, -1);
  });

  it('a foreign name at the beginning of a Hebrew title leaves it Hebrew', async () => {
    const pdf = await typeset('he', { heroName: 'Emma', title: 'Emma והירח!' });
    const [title = ''] = await listLines(pdf, PAGES.title, true);
    expect(title.startsWith('Emma')).toBe(true);
    expect(title.endsWith('!')).toBe(true);
  });
});

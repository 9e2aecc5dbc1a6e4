import { describe, expect, it } from 'vitest';
import type { EditorPageView } from '@/lib/books';
import type { EditorView } from '@/lib/orders';
import type { PageLayout } from '@/lib/typesetting';
import { applyAnswer, applyEdit, isBehind } from './apply-answer';

const layoutOf = (key: string, sizePt: number): PageLayout => ({
  key,
  sizePt,
  leadingEm: 0.5,
  gapPt: 10,
  heightPt: 100,
  paragraphs: [],
});
const pageOf = (key: string, version: number, layout: PageLayout | null) =>
  ({
    key,
    version,
    layout,
    original: { text: key, subtitle: null },
    words: { text: key, subtitle: null },
  }) as EditorPageView;
const view = {
  pages: [pageOf('cover', 0, null), pageOf('s01', 2, layoutOf('s01', 24)), pageOf('s02', 0, layoutOf('s02', 24))],
} as unknown as EditorView;
const edit = { kind: 'words', key: 's02', text: 'Longer words', subtitle: null } as const;
const answer = (versions: readonly number[]) => ({
  version: 1,
  layouts: versions.map((version, at) => ({ version, layout: layoutOf(`s0${at + 1}`, 21) })),
});

describe('§4 "After purchase": what is seen is what is printed', () => {
  it('the answer to one page changes the lines of every page', () => {
    const { pages } = applyAnswer(view, edit, answer([2, 1]));
    expect(pages.map(({ layout }) => layout?.sizePt)).toEqual([undefined, 21, 21]);
    expect(pages[2]).toMatchObject({ version: 1, words: { text: 'Longer words' } });
    expect(isBehind({ ...view, pages }, answer([2, 1]))).toBe(false);
  });

  it('lines of newer words than those on screen are not shown, and the book is read again', () => {
    const { pages } = applyAnswer(view, edit, answer([3, 1]));
    expect(pages.map(({ layout }) => layout?.sizePt)).toEqual([undefined, 24, 21]);
    expect(isBehind({ ...view, pages }, answer([3, 1]))).toBe(true);
  });

  it('until the server has measured them, new words have no lines, and keep their size', () => {
    const page = applyEdit(pageOf('s01', 2, layoutOf('s01', 24)), { ...edit, key: 's01' }, 2);
    expect(page.layout).toMatchObject({ sizePt: 24, leadingEm: 0.5, paragraphs: null });
    expect(applyEdit(pageOf('cover', 2, null), { ...edit, key: 'cover' }, 2).layout).toBeNull();
  });

  it('a chosen picture changes no lines', () => {
    const { pages } = applyAnswer(view, { kind: 'picture', key: 's01', variation: 2 }, { version: 3 });
    expect(pages[1]).toMatchObject({ version: 3, chosen: 2, layout: { sizePt: 24 } });
  });
});

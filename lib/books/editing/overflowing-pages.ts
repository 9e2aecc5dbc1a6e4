import type { Language } from '@/lib/markets';
import { fitsPage } from '@/lib/typesetting/server';
import { SPREAD_KEYS } from '../pages';
import { type PageEdit, toParagraphs } from './page-edits';

type EditedBook = { readonly language: Language; readonly pages: readonly Pick<PageEdit, 'key' | 'text'>[] };

/**
 * Keys of the pages whose words, as the parent changed them, do not fit the printed page at 14 pt; the story's own words
 * always do (issue "The editor", "Text").
 */
export const listOverflowingPages = ({ language, pages }: EditedBook): readonly string[] =>
  SPREAD_KEYS.filter((key) => {
    const text = pages.find((page) => page.key === key)?.text;
    return text ? !fitsPage(toParagraphs(text), language) : false;
  });

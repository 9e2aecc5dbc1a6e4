import { booksIn, editionsOf, type ShelfBook } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { answerIn, everyLanguage } from '../../by-language';

export const dynamic = 'force-static';
export const dynamicParams = false;
// Shared caches ask anew after an hour, as for the pages: a deploy changes what is here.
export const revalidate = 3600;

export const generateStaticParams = everyLanguage;

const shelfIn = (language: Language): readonly ShelfBook[] =>
  booksIn(language).map((book) => ({ ...book, editions: editionsOf(book.baseId).map((edition) => edition.language) }));

/** The books of one language, for pages that choose it in the browser: none of them carries the whole catalogue. */
export const GET = answerIn(shelfIn);

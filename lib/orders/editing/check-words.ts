import { type BookRow, fitsPlace } from '@/lib/books/server';
import type { Fault } from '@/lib/proofreading';
import { proofread } from '@/lib/proofreading/server';

type CheckedBook = Pick<BookRow, 'childName' | 'gender' | 'language' | 'catalogueId'>;
type Words = { readonly text: string | null; readonly subtitle: string | null };

/** What a proofreader would note about a parent's words; the story's own words (`null`) were read before. */
export function checkWords(book: CheckedBook, key: string, words: Words): readonly Fault[] {
  const { childName: name, gender, language } = book;
  const { text } = words;
  const found = text === null || !name ? [] : proofread({ language, gender, name, text });
  // Cover and last page have their own sizes.
  const faults = found.filter(({ kind }) => kind !== 'overflow');
  return fitsPlace(book, key, words) ? faults : [...faults, { kind: 'overflow', excerpt: (text ?? '').slice(0, 40) }];
}

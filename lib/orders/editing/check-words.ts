import type { BookRow } from '@/lib/books/server';
import type { Fault } from '@/lib/proofreading';
import { proofread } from '@/lib/proofreading/server';

/** What a proofreader would note about a parent's words; the story's own words (`null`) were read before. */
export function checkWords(
  { childName, gender, language }: Pick<BookRow, 'childName' | 'gender' | 'language'>,
  key: string,
  text: string | null,
): readonly Fault[] {
  if (text === null || !childName) return [];
  const faults = proofread({ language, gender, name: childName, text });
  // A title is set in its own size.
  return key === 'cover' ? faults.filter(({ kind }) => kind !== 'overflow') : faults;
}

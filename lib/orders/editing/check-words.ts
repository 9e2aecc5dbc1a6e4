import type { BookRow } from '@/lib/books/server';
import type { Fault } from '@/lib/proofreading';
import { proofread } from '@/lib/proofreading/server';

const EXCERPT_LENGTH = 40;

/**
 * What a proofreader would note about a parent's words; the story's own words (`null`) were read before. `fits`:
 * whether the page can be printed with them, which depends on the whole book and the place.
 */
export function checkWords(
  { childName, gender, language }: Pick<BookRow, 'childName' | 'gender' | 'language'>,
  text: string | null,
  fits: boolean,
): readonly Fault[] {
  const read =
    text === null || !childName ? [] : proofread({ language, gender, name: childName, text, byParent: true });
  const faults = read.filter(({ kind }) => kind !== 'overflow');
  return fits ? faults : [{ kind: 'overflow', excerpt: (text ?? '').slice(0, EXCERPT_LENGTH) }, ...faults];
}
